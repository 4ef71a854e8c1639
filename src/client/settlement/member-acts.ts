import type { InvitedRole } from '#domain/settlement/role'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import { act } from './act.ts'
import type { Gesture } from './gesture.ts'
import { perform, sayFailure } from './perform.ts'
import { say } from './settlement-store.ts'

const text = settlementPageText.users

export async function changeRole(settlementId: string, userId: string, role: InvitedRole): Promise<void> {
  const outcome = await act(settlementId, 'updateSettlementCollaboration', { userId, role })
  sayFailure(outcome, text.changeRoleFailed)
}

export async function removeMember(settlementId: string, userId: string, gesture: Gesture): Promise<void> {
  const outcome = await act(settlementId, 'removeSettlementCollaborator', { userId }, gesture)
  if (outcome.done) return
  const { why, reason } = outcome.trouble
  const isInvalid = why === 'owner-stays' || why === 'input-invalid'
  say({ kind: 'problem', text: isInvalid ? text.invalidMember : text.removeFailed(reason) })
}

/** Unlinks players from members who left, then ends invitations that are expired or used up (SET-4). */
export async function cleanUp(settlementId: string): Promise<void> {
  const freed = await act(settlementId, 'cleanupDuplicateCollaborations', {})
  const input = { settlementId }
  const expired = freed.done ? await perform({ procedure: 'cleanupExpiredInviteLinks', input }) : freed
  if (expired.done) say({ kind: 'alert', text: text.cleanedUp })
  else say({ kind: 'problem', text: text.cleanupFailed(expired.trouble.reason) })
}
