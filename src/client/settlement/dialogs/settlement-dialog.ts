import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ListedSettlement } from '#contract/settlements'

type Named = Pick<ListedSettlement, 'id' | 'name' | 'description'>

/** A dialog of the settlement page; one at a time. */
export type SettlementDialog =
  | {
      readonly kind:
        | 'create'
        | 'join'
        | 'acceptShared'
        | 'invite'
        | 'settings'
        | 'data'
        | 'transfer'
        | 'displayName'
    }
  | { readonly kind: 'rename' | 'delete'; readonly settlement: Named }

const dialogStore = createStore<{ readonly open: SettlementDialog | null }>(() => ({ open: null }))

export function useSettlementDialog(): SettlementDialog | null {
  return useStore(dialogStore, ({ open }) => open)
}

export function openSettlementDialog(open: SettlementDialog): void {
  dialogStore.setState({ open })
}

/** Closes a dialog, unless another has been opened since: an answer may come late. */
export function closeSettlementDialog(dialog: SettlementDialog): void {
  dialogStore.setState(({ open }) => ({ open: open === dialog ? null : open }))
}

/** Closes whichever is open. */
export function closeAnySettlementDialog(): void {
  dialogStore.setState({ open: null })
}
