import type { InvitedRole } from '#domain/settlement/role'
import type { Member, SettlementChange, SettlementState } from '#domain/settlement/settlement-state'
import { settlementPageText } from '../messages/settlement-page-text.ts'
import type { Gesture } from './gesture.ts'
import { perform, sayFailure } from './perform.ts'
import { say } from './settlement-store.ts'

const text = settlementPageText.users

export async function changeRole(settlementId: string, { userId }: Member, role: InvitedRole): Promise<void> {
  const outcome = await perform({
    procedure: 'updateSettlementCollaboration',
    input: { settlementId, userId, role },
    at: { settlementId, changes: (state) => withRole(state, userId, role) },
    confirmed: (member) => [{ type: 'member', member }],
  })
  sayFailure(outcome, text.changeRoleFailed)
}

/** Gone for others meanwhile: then there is nobody to change. */
function withRole(
  { members }: SettlementState,
  userId: string,
  role: InvitedRole,
): readonly SettlementChange[] {
  const member = members.find((one) => one.userId === userId)
  return member ? [{ type: 'member', member: { ...member, role } }] : []
}

export async function removeMember(
  settlementId: string,
  { userId }: Member,
  gesture: Gesture,
): Promise<void> {
  const gone = [{ type: 'memberGone', userId }] as const
  const outcome = await perform({
    procedure: 'removeSettlementCollaborator',
    input: { settlementId, userId },
    gesture,
    at: { settlementId, changes: () => gone },
    confirmed: () => gone,
  })
  if (outcome.done) return
  const { why, reason } = outcome.trouble
  const isInvalid = why === 'owner-stays' || why === 'input-invalid'
  say({ kind: 'problem', text: isInvalid ? text.invalidMember : text.removeFailed(reason) })
}

/** Unlinks players from members who left, then ends invitations that are expired or used up (SET-4). */
export async function cleanUp(settlementId: string): Promise<void> {
  const input = { settlementId }
  const duplicates = await perform({ procedure: 'cleanupDuplicateCollaborations', input })
  const expired = duplicates.done
    ? await perform({ procedure: 'cleanupExpiredInviteLinks', input })
    : duplicates
  if (expired.done) say({ kind: 'alert', text: text.cleanedUp })
  else say({ kind: 'problem', text: text.cleanupFailed(expired.trouble.reason) })
}
