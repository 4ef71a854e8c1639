import type { MatrixRole } from './matrix.ts'
import type { People, World } from './world.ts'

type Input = Readonly<Record<string, unknown>>
export type Attempt = {
  readonly procedure: string
  readonly input: (world: World, people: People, role: MatrixRole) => Input
  /** Done by the owner before it. */
  readonly before?: { readonly procedure: string }
}

const ofSettlement = ({ settlementId }: World): Input => ({ settlementId })
const attempt = (procedure: string, input: Attempt['input'] = () => ({})): Attempt => ({ procedure, input })
const inIt = (
  procedure: string,
  more: (world: World, people: People, role: MatrixRole) => Input = () => ({}),
) => attempt(procedure, (...all) => ({ ...ofSettlement(all[0]), ...more(...all) }))

/** How each operation that exists is tried, through the nearest real procedure. */
export const attempts: Readonly<Record<string, readonly Attempt[]>> = {
  'user.get_self': [attempt('getUser')],
  'user.update_self': [attempt('updateUser', () => ({ preferences: { theme: 'dark' } }))],
  'user.update_self_protected': [
    attempt('updateUser', () => ({ email: 'other@example.com' })),
    attempt('updateUser', () => ({ emailVerified: true, id: crypto.randomUUID() })),
  ],
  'user.set_default_settlement': [
    attempt('updateUser', ({ settlementId }) => ({ defaultSettlementId: settlementId })),
  ],
  'user.export_self': [attempt('exportAccount')],
  'session.list_own': [attempt('getSessions')],
  'session.revoke_other': [attempt('endSession', () => ({ id: crypto.randomUUID() }))],
  'userdata.read': [attempt('loadUserData')],
  'userdata.versions': [attempt('listUserDataVersions')],
  'userdata.superseded': [attempt('listSupersededValues')],
  'userdata.connectivity_test': [attempt('testDatabaseConnection')],
  'buildlist.own': [attempt('getBuildLists')],
  'settlement.list': [attempt('getSettlementsUserCanAccess'), attempt('getDeletedSettlements')],
  'settlement.create': [attempt('createSettlement', () => ({ name: 'New' }))],
  'settlement.get': [inIt('getSettlement')],
  'settlement.presence': [inIt('getSettlementPresence')],
  'settlement.rename': [
    inIt('updateSettlement', () => ({ name: 'Elmhaven' })),
    inIt('updateSettlement', () => ({ description: 'By the river' })),
  ],
  'settlement.edit_settings': [inIt('updateSettlement', () => ({ settings: { lowStockThreshold: 3 } }))],
  'settlement.replace_whole': [inIt('updateSettlement', () => ({ inventory: {}, projects: [], tasks: [] }))],
  'settlement.set_owner_field': [
    inIt('updateSettlement', (_, people, role) => ({
      ownerId: people[role === 'anon' ? 'other' : role].userId,
    })),
    inIt('updateSettlement', () => ({ id: crypto.randomUUID(), createdAt: '2020-01-01T00:00:00.000Z' })),
  ],
  'settlement.transfer': [inIt('transferSettlement', (_, { other }) => ({ userId: other.userId }))],
  'settlement.delete': [inIt('deleteSettlement')],
  'settlement.restore': [{ ...inIt('restoreSettlement'), before: { procedure: 'deleteSettlement' } }],
  'settlement.activity': [inIt('getSettlementActivity')],
  'member.list': [inIt('getSettlementMembers')],
  'member.change_role': [
    inIt('updateSettlementCollaboration', (_, { other }) => ({ userId: other.userId, role: 'viewer' })),
  ],
  'member.promote_to_admin': [
    inIt('updateSettlementCollaboration', (_, { other }) => ({ userId: other.userId, role: 'admin' })),
  ],
  'member.grant_co_owner_or_owner': ['co_owner', 'owner', 'archduke'].map((role) =>
    inIt('updateSettlementCollaboration', (_, { other }) => ({ userId: other.userId, role })),
  ),
  'member.change_own_role': [
    inIt('updateSettlementCollaboration', (_, people, role) => ({
      userId: people[role === 'anon' ? 'other' : role].userId,
      role: 'admin',
    })),
  ],
  'member.edit_owner': [
    inIt('updateSettlementCollaboration', (_, { owner }) => ({ userId: owner.userId, role: 'viewer' })),
    inIt('removeSettlementCollaborator', (_, { owner }) => ({ userId: owner.userId })),
  ],
  'member.set_permissions_map': [
    inIt('updateSettlementCollaboration', (_, { other }) => ({
      userId: other.userId,
      role: 'viewer',
      permissions: { canEditSettings: true },
    })),
  ],
  'member.remove_other': [inIt('removeSettlementCollaborator', (_, { other }) => ({ userId: other.userId }))],
  'member.leave': [inIt('leaveSettlement')],
  'member.cleanup': [inIt('cleanupDuplicateCollaborations'), inIt('cleanupExpiredInviteLinks')],
  'invite.create_low': [
    inIt('createSettlementInviteLink', () => ({ role: 'viewer', maxUses: 0, days: 30 })),
    inIt('createSettlementInviteLink'),
  ],
  'invite.create_admin': [inIt('createSettlementInviteLink', () => ({ role: 'admin', maxUses: 5, days: 7 }))],
  'invite.create_co_owner': [
    ...['co_owner', 'owner', 'archduke'].map((role) => inIt('createSettlementInviteLink', () => ({ role }))),
    inIt('createSettlementInviteLink', () => ({ permissions: { canEditSettings: true } })),
  ],
  'invite.list': [inIt('getSettlementInviteLinks')],
  'invite.revoke_low': [
    inIt('revokeSettlementInviteLink', ({ linkId }) => ({ linkId })),
    inIt('revokeSettlementInviteLinks'),
  ],
  'invite.revoke_admin': [inIt('revokeSettlementInviteLink', ({ adminLinkId }) => ({ linkId: adminLinkId }))],
  'invite.edit': [
    inIt('revokeSettlementInviteLink', ({ linkId }) => ({ linkId, maxUses: 100, role: 'admin' })),
  ],
  'invite.preview': [attempt('getSettlementInviteLink', codeFor)],
  'invite.redeem': [attempt('useSettlementInviteLink', codeFor)],
  'player.manage': [
    inIt('addPlayer', () => ({ name: 'Mara' })),
    inIt('updatePlayer', ({ playerId }) => ({ playerId, name: 'Finn the Bold' })),
    inIt('removePlayer', ({ playerId }) => ({ playerId })),
  ],
  'player.link': [inIt('linkPlayer', ({ playerId }, { other }) => ({ playerId, userId: other.userId }))],
}

/** After a yes to one of these the settlement is not what the next role expects. */
export const worldChanging: ReadonlySet<string> = new Set([
  'deleteSettlement',
  'restoreSettlement',
  'transferSettlement',
  'updateSettlementCollaboration',
  'removeSettlementCollaborator',
  'leaveSettlement',
  'useSettlementInviteLink',
  'revokeSettlementInviteLink',
  'revokeSettlementInviteLinks',
  'removePlayer',
])

/** Who holds no valid code tries one that never was; who was removed tries the newer one. */
function codeFor({ code }: World, _: People, role: MatrixRole): Input {
  return { inviteCode: role === 'outsider' || role === 'site_admin' ? '0'.repeat(26) : code }
}

/** Every write with two ids, with the second one of another settlement: it answers as if it never was. */
export const crossIds: Readonly<Record<string, Attempt['input']>> = {
  transferSettlement: ({ settlementId }, { stranger }) => ({ settlementId, userId: stranger.userId }),
  updateSettlementCollaboration: ({ settlementId }, { stranger }) => ({
    settlementId,
    userId: stranger.userId,
    role: 'viewer',
  }),
  removeSettlementCollaborator: ({ settlementId }, { stranger }) => ({
    settlementId,
    userId: stranger.userId,
  }),
  revokeSettlementInviteLink: ({ settlementId, foreign }) => ({ settlementId, linkId: foreign.linkId }),
  updatePlayer: ({ settlementId, foreign }) => ({ settlementId, playerId: foreign.playerId, name: 'Mine' }),
  removePlayer: ({ settlementId, foreign }) => ({ settlementId, playerId: foreign.playerId }),
  linkPlayer: ({ settlementId, playerId }, { stranger }) => ({
    settlementId,
    playerId,
    userId: stranger.userId,
  }),
}
