import type { InvitedRole } from '#domain/settlement/role'
import type { Trouble } from '../api/outcome.ts'
import { perform } from '../api/perform.ts'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import { act } from './act.ts'
import { heldNow, say, sayFailure } from './settlement-store.ts'

const text = settlementPageText.users

export async function changeRole(settlementId: string, userId: string, role: InvitedRole): Promise<void> {
  const outcome = await act(settlementId, 'updateSettlementCollaboration', { userId, role })
  sayFailure(outcome, text.changeRoleFailed)
}

/**
 * Ends somebody's membership. The way back is an invitation: nobody becomes a member without consent (SET-3, BEY-6).
 * @param invite opens the form for it
 */
export async function removeMember(settlementId: string, userId: string, invite: () => void): Promise<void> {
  const name = heldNow(settlementId)?.shown.members.get(userId)?.name ?? ''
  const outcome = await act(settlementId, 'removeSettlementCollaborator', { userId })
  if (outcome.done) {
    return say({
      kind: 'quiet',
      text: text.removedMember(name),
      way: { label: text.inviteAgain, go: invite },
    })
  }
  const { why, reason } = outcome.trouble
  const isInvalid = why === 'owner-stays' || why === 'input-invalid'
  say({ kind: 'problem', text: isInvalid ? text.invalidMember : text.removeFailed(reason) })
}

/** Ends invitations that are expired or used up, which needs the server, then unlinks players from members who left (SET-4). */
export async function cleanUp(settlementId: string): Promise<void> {
  const input = { settlementId }
  const expired = await perform({ procedure: 'cleanupExpiredInviteLinks', input })
  if (!expired.done) return sayCleanupFailed(expired.trouble)
  const freed = await act(settlementId, 'cleanupDuplicateCollaborations', {})
  if (!freed.done) return sayCleanupFailed(freed.trouble)
  // Where the second act waits for the connection, nobody knows yet whether it finds something.
  const isNothing = expired.reply.deactivated === 0 && freed.reply?.removed === 0
  say({ kind: 'alert', text: isNothing ? text.nothingToCleanUp : text.cleanedUp })
}

function sayCleanupFailed({ reason }: Trouble): void {
  say({ kind: 'problem', text: text.cleanupFailed(reason) })
}
