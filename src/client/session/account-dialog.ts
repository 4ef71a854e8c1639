import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The dialogs about accounts, one at a time; `preferences` is the profile, opened at the preferences. */
export type AccountDialog = 'signIn' | 'signOut' | 'profile' | 'preferences'

const openStore = createStore<{ readonly open: AccountDialog | null }>(() => ({ open: null }))

export function useAccountDialog(): AccountDialog | null {
  return useStore(openStore, ({ open }) => open)
}

export function openAccountDialog(open: AccountDialog): void {
  openStore.setState({ open })
}

export function closeAccountDialog(): void {
  openStore.setState({ open: null })
}
