import { type Area, inIt, type Scene } from '../attempt.ts'

const withRole = (userId: (scene: Scene) => string, role: string, more = {}) =>
  inIt('updateSettlementCollaboration', (scene) => ({ userId: userId(scene), role, ...more }))
const otherId = ({ other }: Scene) => other.userId
const ownId = ({ self }: Scene) => self.userId
const ownerId = ({ owner }: Scene) => owner.userId

/** Who belongs to a settlement, and as what. */
export const memberArea: Area = {
  tried: {
    'member.list': [inIt('getSettlementMembers'), inIt('getMemberLevels')],
    'member.change_role': [withRole(otherId, 'viewer')],
    'member.promote_to_admin': [withRole(otherId, 'admin')],
    'member.grant_co_owner_or_owner': ['co_owner', 'owner', 'archduke'].map((role) =>
      withRole(otherId, role),
    ),
    'member.change_own_role': [withRole(ownId, 'admin')],
    'member.edit_owner': [
      withRole(ownerId, 'viewer'),
      inIt('removeSettlementCollaborator', (scene) => ({ userId: ownerId(scene) })),
    ],
    'member.set_permissions_map': [withRole(otherId, 'viewer', { permissions: { canEditSettings: true } })],
    'member.remove_other': [inIt('removeSettlementCollaborator', (scene) => ({ userId: otherId(scene) }))],
    'member.leave': [inIt('leaveSettlement')],
    'member.cleanup': [inIt('cleanupDuplicateCollaborations'), inIt('cleanupExpiredInviteLinks')],
  },
  notOffered: ['member.add_direct'],
}
