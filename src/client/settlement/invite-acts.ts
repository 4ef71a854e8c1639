import type { Gesture } from '../api/gesture.ts'
import { perform } from '../api/perform.ts'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import { say, sayFailure } from './settlement-store.ts'

const text = settlementPageText.invites

export async function revokeInvite(settlementId: string, linkId: string, gesture: Gesture): Promise<void> {
  const input = { settlementId, linkId }
  const outcome = await perform({ procedure: 'revokeSettlementInviteLink', input, gesture })
  sayFailure(outcome, text.revokeFailed)
  if (outcome.done) say({ kind: 'done', text: text.revoked(1) })
}

/** Ends every invitation that the user may end. */
export async function revokeInvites(settlementId: string, gesture: Gesture): Promise<void> {
  const input = { settlementId }
  const outcome = await perform({ procedure: 'revokeSettlementInviteLinks', input, gesture })
  sayFailure(outcome, text.revokeFailed)
  if (outcome.done) say({ kind: 'done', text: text.revoked(outcome.reply.revoked) })
}
