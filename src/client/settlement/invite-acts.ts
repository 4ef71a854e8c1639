import { settlementPageText } from '../messages/settlement-page-text.ts'
import { perform, sayFailure } from './perform.ts'
import { say } from './settlement-store.ts'

const text = settlementPageText.invites

export async function revokeInvite(settlementId: string, linkId: string): Promise<void> {
  const outcome = await perform({ procedure: 'revokeSettlementInviteLink', input: { settlementId, linkId } })
  sayFailure(outcome, text.revokeFailed)
  if (outcome.done) say({ kind: 'done', text: text.revoked(1) })
}

/** Ends every invitation that the player may end. */
export async function revokeInvites(settlementId: string): Promise<void> {
  const outcome = await perform({ procedure: 'revokeSettlementInviteLinks', input: { settlementId } })
  sayFailure(outcome, text.revokeFailed)
  if (outcome.done) say({ kind: 'done', text: text.revoked(outcome.reply.revoked) })
}
