import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How the account's data stands (SYS-3). */
export type SaveStatus =
  /** Nobody is signed in. */
  | { readonly state: 'off' }
  /** The server has not been reached since the page was opened: what is changed waits in this browser. */
  | { readonly state: 'kept' }
  | { readonly state: 'loading' }
  /** Everything is with the account; null where nothing was ever saved. */
  | { readonly state: 'clean'; readonly savedAt: string | null }
  | { readonly state: 'dirty'; readonly saveAt: number }
  /** `isRetry`: the attempt before it failed. */
  | { readonly state: 'saving'; readonly changedMeanwhile: boolean; readonly isRetry: boolean }
  | { readonly state: 'failed'; readonly message: string }

export const saveStatusStore = createStore<SaveStatus>(() => ({ state: 'off' }))

export function useSaveStatus(): SaveStatus {
  return useStore(saveStatusStore)
}

/** Whether something is wrong that the player should read; also while it is tried again. */
export function isSaveFault(status: SaveStatus): boolean {
  return status.state === 'failed' || status.state === 'kept' || (status.state === 'saving' && status.isRetry)
}

export function useIsSaveFault(): boolean {
  return useStore(saveStatusStore, isSaveFault)
}

export function setSaveStatus(status: SaveStatus): void {
  saveStatusStore.setState(status, true)
}
