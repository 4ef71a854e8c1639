import { type Area, inIt, type Scene } from '../attempt.ts'

const log = '1'
const logs = { itemsContributed: [{ itemId: log, quantity: 1 }] }

/** The caller's own contribution that waits for review; somebody else's, where they have none. */
function own({ contributionId, ownContributionIds, self }: Scene) {
  return { contributionId: ownContributionIds[self.userId] ?? contributionId }
}
const revision = 1

/** Deliveries for tasks, and their review. */
export const contributionArea: Area = {
  tried: {
    'contribution.read': [
      inIt('getTaskContributionsBySettlement', ({ errandId, other, playerId, contributionId }) => ({
        taskId: errandId,
        userId: other.userId,
        playerId,
        before: contributionId,
        contributionId,
      })),
      inIt('getTaskContributionsBySettlement', () => ({ status: 'approved' })),
      inIt('getContributionStatistics', ({ errandId, other, playerId }) => ({
        taskId: errandId,
        userId: other.userId,
        playerId,
      })),
    ],
    'contribution.create': [
      inIt('createTaskContribution', ({ taskId, playerId }) => ({ taskId, playerId, ...logs })),
      inIt('createTaskContribution', ({ errandId }) => ({ taskId: errandId, ...logs })),
    ],
    'contribution.create_for_other': [
      inIt('createTaskContribution', ({ errandId, other }) => ({
        taskId: errandId,
        userId: other.userId,
        ...logs,
      })),
      inIt('createTaskContribution', ({ errandId }) => ({ taskId: errandId, status: 'approved', ...logs })),
    ],
    'contribution.withdraw_own': [
      inIt('updateTaskContribution', (scene) => ({ ...own(scene), notes: 'from the east' })),
      inIt('withdrawTaskContribution', own),
    ],
    'contribution.approve_other': [
      inIt('approveTaskContribution', ({ contributionId }) => ({ contributionId, revision })),
    ],
    'contribution.approve_part': [
      inIt('approveTaskContribution', ({ contributionId }) => ({
        contributionId,
        revision,
        accepted: [{ itemId: log, quantity: 1 }],
        reason: 'one was rotten',
      })),
    ],
    'contribution.approve_many': [
      inIt('approveTaskContributions', ({ contributionId }) => ({
        contributions: [{ contributionId, revision }],
      })),
    ],
    'contribution.approve_own': [inIt('approveTaskContribution', (scene) => ({ ...own(scene), revision }))],
    'contribution.reject_other': [
      inIt('rejectTaskContribution', ({ contributionId }) => ({ contributionId, revision, reason: 'no' })),
    ],
    'contribution.reject_own': [
      inIt('rejectTaskContribution', (scene) => ({ ...own(scene), revision, reason: 'no' })),
    ],
    'contribution.act_decided': [
      inIt('approveTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
        revision,
      })),
      inIt('rejectTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
        revision,
        reason: 'no',
      })),
    ],
    'contribution.edit_decided': [
      inIt('updateTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
        notes: 'x',
      })),
      inIt('withdrawTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
      })),
    ],
    'contribution.set_status_field': [
      inIt('updateTaskContribution', (scene) => ({ ...own(scene), status: 'approved' })),
      inIt('updateTaskContribution', (scene) => ({ ...own(scene), decidedByNo: 1 })),
    ],
  },
}
