import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const openStore = createStore<{ readonly open: boolean }>(() => ({ open: false }))

/** Whether the pasting of a list is open; its button and the command palette open it. */
export function usePasteListOpen(): boolean {
  return useStore(openStore, ({ open }) => open)
}

export function setPasteListOpen(open: boolean): void {
  openStore.setState({ open })
}
