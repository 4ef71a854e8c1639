import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Whether the account's data is saved (SYS-3). */
export type SaveStatus =
  /** Nobody is signed in. */
  | { readonly state: 'off' }
  /** The server was not reached since the page was opened: changes wait in this browser. */
  | { readonly state: 'kept' }
  | { readonly state: 'loading' }
  /** The user has yet to say what is kept of the plans here and with the account (SAVE-3); `decide` asks them once more. */
  | { readonly state: 'undecided'; readonly decide: () => void }
  /** Everything is saved; `savedAt` is null where nothing ever was. */
  | { readonly state: 'clean'; readonly savedAt: string | null }
  | { readonly state: 'dirty' }
  /** `isRetry`: the attempt before it failed. */
  | { readonly state: 'saving'; readonly changedMeanwhile: boolean; readonly isRetry: boolean }
  | { readonly state: 'failed'; readonly message: string }

export const saveStatusStore = createStore<SaveStatus>(() => ({ state: 'off' }))

export function useSaveStatus(): SaveStatus {
  return useStore(saveStatusStore)
}

/** Whether something keeps the account from being saved; also while saving is tried again. */
export function isSaveFault(status: SaveStatus): boolean {
  return (
    ['failed', 'kept', 'undecided'].includes(status.state) || (status.state === 'saving' && status.isRetry)
  )
}

export function useIsSaveFault(): boolean {
  return useStore(saveStatusStore, isSaveFault)
}

export function setSaveStatus(status: SaveStatus): void {
  saveStatusStore.setState(status, true)
}
