import { type Area, afterSteps, attempt, inSettlement, stepBy } from '../attempt.ts'

const handOver = inSettlement('transferSettlement', ({ other }) => ({ userId: other.userId }))
const deleteOwn = attempt('deleteAccount', () => ({ confirm: 'DELETE' }))

/** A person's own profile and sessions. */
export const accountArea: Area = {
  tried: {
    'user.get_self': [attempt('getUser')],
    'user.update_self': [attempt('updateUser', () => ({ preferences: { theme: 'dark' } }))],
    'user.update_self_protected': [
      attempt('updateUser', () => ({ email: 'other@example.com' })),
      attempt('updateUser', () => ({ emailVerified: true, id: crypto.randomUUID() })),
    ],
    'user.set_default_settlement': [
      attempt('updateUser', ({ settlementId }) => ({ defaultSettlementId: settlementId })),
    ],
    // Others are known by the list of the settlement's members alone.
    'user.get_card': [inSettlement('getSettlementMembers')],
    // An owner's account is deleted only once the settlement is somebody else's.
    'user.delete_self': afterSteps([stepBy('owner', handOver)], deleteOwn),
    'user.export_self': [attempt('exportAccount')],
    'notification.own': [
      attempt('getNotifications'),
      attempt('readNotifications', () => ({ until: '2026-01-01T00:00:00.000Z' })),
      attempt('getMutedSettlements'),
    ],
    'session.list_own': [attempt('getSessions'), attempt('endAllSessions')],
    'session.revoke_other': [
      attempt('endSession', () => ({ id: crypto.randomUUID() })),
      attempt('endSession', ({ foreign }) => ({ id: foreign.sessionId })),
    ],
  },
  triedWhereRefused: {
    'user.set_default_settlement': [
      attempt('updateUser', ({ foreign }) => ({ defaultSettlementId: foreign.settlementId })),
    ],
    'user.get_card': [
      attempt('getSettlementMembers', ({ foreign }) => ({ settlementId: foreign.settlementId })),
    ],
    'user.delete_self': [deleteOwn],
  },
  triedElsewhere: {
    'user.ensure': ['accounts'],
    'user.read_other_private': ['canaries'],
  },
  notOffered: ['user.update_other', 'user.search_or_list', 'user.delete_other'],
  procedures: {
    previewAccountDeletion: 'user.delete_self',
    getDefaultPermissions: 'user.get_self',
    // Of one's own settlements only.
    muteSettlement: 'notification.own',
  },
  routes: { 'POST /api/auth/sign-out': 'session.list_own' },
}
