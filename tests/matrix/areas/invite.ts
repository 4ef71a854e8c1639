import { type Area, attempt, type Input, inSettlement, type Scene } from '../attempt.ts'

const create = (wishes: Input) => inSettlement('createSettlementInviteLink', () => wishes)

/** Invitations and joining by them. */
export const inviteArea: Area = {
  tried: {
    'invite.create_low': [create({ role: 'viewer', maxUses: 0, days: 30 }), create({})],
    'invite.create_admin': [create({ role: 'admin', maxUses: 5, days: 7 })],
    'invite.create_co_owner': [
      ...['co_owner', 'owner', 'archduke'].map((role) => create({ role })),
      create({ permissions: { canEditSettings: true } }),
    ],
    'invite.list': [inSettlement('getSettlementInviteLinks')],
    'invite.revoke_low': [
      inSettlement('revokeSettlementInviteLink', ({ linkId }) => ({ linkId })),
      inSettlement('revokeSettlementInviteLinks'),
    ],
    'invite.revoke_admin': [
      inSettlement('revokeSettlementInviteLink', ({ adminLinkId }) => ({ linkId: adminLinkId })),
    ],
    // No procedure changes an invitation: the closest one is called with what would have to change, and must refuse.
    'invite.edit': [
      inSettlement('revokeSettlementInviteLink', ({ linkId }) => ({ linkId, maxUses: 100, role: 'admin' })),
    ],
    'invite.preview': [attempt('getSettlementInviteLink', codeFor)],
    'invite.redeem': [attempt('useSettlementInviteLink', codeFor)],
  },
  triedWhereRefused: {
    'invite.preview': [attempt('getSettlementInviteLink', oldCode)],
    'invite.redeem': [attempt('useSettlementInviteLink', oldCode)],
  },
  notOffered: ['invite.bump_uses'],
}

/**
 * A code that does not exist for users who were given none; for all others a valid one, made after `removed` was removed. One from before
 * lets them back in no more: it is tried where the matrix says that they are refused.
 */
function codeFor({ code, role }: Scene): Input {
  return { inviteCode: role === 'outsider' || role === 'site_admin' ? '0'.repeat(26) : code }
}

/** The code of an invitation from before `removed` was removed. */
function oldCode(scene: Scene): Input {
  return { inviteCode: scene.oldCode }
}
