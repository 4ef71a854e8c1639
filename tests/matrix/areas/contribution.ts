import { type Area, after, type Call, does, inIt, type Scene } from '../attempt.ts'

const log = '1'
const logs = { itemsContributed: [{ itemId: log, quantity: 1 }] }

/** The caller's own contribution that waits for review; somebody else's, where they have none. */
function own({ contributionId, ownContributionIds, self }: Scene) {
  return { contributionId: ownContributionIds[self.userId] ?? contributionId }
}
const revision = 1

const deliver = inIt('createTaskContribution', ({ taskId }) => ({ taskId, ...logs }))
const onlyOneEach = inIt('updateSettlement', () => ({ settings: { maxAssigneesPerTask: 1 } }))
const giveToOther = inIt('assignTask', ({ taskId, other }) => ({ taskId, assignedTo: other.userId }))
const fillTask = inIt('addItemsToInventory', ({ projectId }) => ({
  items: [{ itemId: log, quantity: 10 }],
  projectId,
}))
const rejectOwn = inIt('rejectTaskContribution', (scene) => ({ ...own(scene), revision, reason: 'no' }))
/** What changes a contribution of the caller's own. */
const changes = (which: Call['input']) => [
  inIt('updateTaskContribution', (scene, made) => ({ ...which(scene, made), notes: 'from the east' })),
  inIt('withdrawTaskContribution', which),
]

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
    'contribution.withdraw_own': changes(own),
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
    'contribution.reject_own': [rejectOwn],
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
  otherWay: {
    'contribution.create': [
      // It is somebody else's, with no room beside them.
      ...after([does('owner', onlyOneEach), does('owner', giveToOther)], deliver),
      // It is done.
      ...after([does('owner', fillTask)], deliver),
    ],
    'contribution.withdraw_own': [
      ...changes(({ contributionId }) => ({ contributionId })),
      ...after([does('owner', rejectOwn)], ...changes(own)),
    ],
  },
}
