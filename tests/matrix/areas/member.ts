import { type Area, inSettlement, type Scene } from '../attempt.ts'

const withRole = (userId: (scene: Scene) => string, role: string, more = {}) =>
  inSettlement('updateSettlementCollaboration', (scene) => ({ userId: userId(scene), role, ...more }))
const otherId = ({ other }: Scene) => other.userId
const ownId = ({ self }: Scene) => self.userId
const ownerId = ({ owner }: Scene) => owner.userId

/** Who belongs to a settlement, and as what. */
export const memberArea: Area = {
  tried: {
    'member.list': [inSettlement('getSettlementMembers'), inSettlement('getMemberLevels')],
    'member.change_role': [withRole(otherId, 'viewer')],
    'member.promote_to_admin': [withRole(otherId, 'admin')],
    // Nobody grants a role above admin, nor one that does not exist.
    'member.grant_co_owner_or_owner': ['co_owner', 'owner', 'archduke'].map((role) =>
      withRole(otherId, role),
    ),
    'member.change_own_role': [withRole(ownId, 'admin')],
    'member.edit_owner': [
      withRole(ownerId, 'viewer'),
      inSettlement('removeSettlementCollaborator', (scene) => ({ userId: ownerId(scene) })),
    ],
    'member.set_permissions_map': [withRole(otherId, 'viewer', { permissions: { canEditSettings: true } })],
    'member.remove_other': [
      inSettlement('removeSettlementCollaborator', (scene) => ({ userId: otherId(scene) })),
    ],
    'member.leave': [inSettlement('leaveSettlement')],
    'member.cleanup': [
      inSettlement('cleanupDuplicateCollaborations'),
      inSettlement('cleanupExpiredInviteLinks'),
    ],
  },
  notOffered: ['member.add_direct'],
}
