import type { Gesture } from '../api/gesture.ts'
import { perform } from '../api/perform.ts'
import { sampleText as text } from '../messages/sample-text.ts'
import { depart } from './departures.ts'
import { addSettlement, dropSettlement, openInThisTab } from './settlement-list.ts'
import { showSettlementTab } from './settlement-route.ts'
import { say, sayFailure } from './settlement-store.ts'

/** Opens the sample in this tab alone: another settlement stays the one that opens first. */
export async function openSample(): Promise<void> {
  const outcome = await perform({ procedure: 'openSampleSettlement', input: {} })
  sayFailure(outcome, text.openFailed)
  if (!outcome.done) return
  addSettlement(outcome.reply)
  openInThisTab(outcome.reply.id)
  showSettlementTab('overview')
}

export async function removeSample(settlementId: string, gesture: Gesture): Promise<void> {
  await depart(settlementId, async () => {
    const outcome = await perform({ procedure: 'removeSampleSettlement', input: {}, gesture })
    sayFailure(outcome, text.removeFailed)
    if (!outcome.done) return outcome
    dropSettlement(settlementId)
    showSettlementTab('overview')
    say({ kind: 'done', text: text.gone })
    return outcome
  })
}
