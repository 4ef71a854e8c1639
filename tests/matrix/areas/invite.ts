import { type Area, attempt, type Input, inIt, type Scene } from '../attempt.ts'

const create = (wishes: Input) => inIt('createSettlementInviteLink', () => wishes)

/** Invitations and joining by them. */
export const inviteArea: Area = {
  tried: {
    'invite.create_low': [create({ role: 'viewer', maxUses: 0, days: 30 }), create({})],
    'invite.create_admin': [create({ role: 'admin', maxUses: 5, days: 7 })],
    'invite.create_co_owner': [
      ...['co_owner', 'owner', 'archduke'].map((role) => create({ role })),
      create({ permissions: { canEditSettings: true } }),
    ],
    'invite.list': [inIt('getSettlementInviteLinks')],
    'invite.revoke_low': [
      inIt('revokeSettlementInviteLink', ({ linkId }) => ({ linkId })),
      inIt('revokeSettlementInviteLinks'),
    ],
    'invite.revoke_admin': [
      inIt('revokeSettlementInviteLink', ({ adminLinkId }) => ({ linkId: adminLinkId })),
    ],
    'invite.edit': [
      inIt('revokeSettlementInviteLink', ({ linkId }) => ({ linkId, maxUses: 100, role: 'admin' })),
    ],
    'invite.preview': [attempt('getSettlementInviteLink', codeFor)],
    'invite.redeem': [attempt('useSettlementInviteLink', codeFor)],
  },
  otherWay: {
    'invite.preview': [attempt('getSettlementInviteLink', oldCode)],
    'invite.redeem': [attempt('useSettlementInviteLink', oldCode)],
  },
  notOffered: ['invite.bump_uses'],
}

/** Users without a valid code try one that does not exist; the removed one tries a code made since. */
function codeFor({ code, role }: Scene): Input {
  return { inviteCode: role === 'outsider' || role === 'site_admin' ? '0'.repeat(26) : code }
}

/** One from before the removal. */
function oldCode(scene: Scene): Input {
  return { inviteCode: scene.oldCode }
}
