import type { ShownNotification } from '#contract/notifications'
import { selectSettlement } from '../settlement/settlement-list.ts'
import {
  showContribution,
  showInventory,
  showSettlementTab,
  showShared,
  showTask,
} from '../settlement/settlement-route.ts'
import { settlementsStore } from '../settlement/settlement-store.ts'

/** Opens what a notification is about, in its settlement. */
export function goThere({ settlementId, said, subject }: ShownNotification): void {
  if (said.kind === 'sharedWithYou' || said.kind === 'sharedReviewed') {
    showShared(subject)
    return
  }
  const { opened } = settlementsStore.getState()
  // It is chosen at once; not awaited is only that the account remembers it.
  if (opened.status === 'none' || opened.id !== settlementId) void selectSettlement(settlementId)
  if (said.kind === 'lowStock') showInventory('stock', { item: subject })
  else if (said.kind === 'waitingForReview') showContribution(subject, 'pending')
  else if (said.kind === 'reviewed')
    showContribution(subject, said.facts.outcome === 'rejected' ? 'rejected' : 'approved')
  // Several tasks were given at once: that list has them all.
  else if (said.kind === 'assigned' && said.facts.others > 0) showSettlementTab('my-tasks')
  else showTask(subject)
}
