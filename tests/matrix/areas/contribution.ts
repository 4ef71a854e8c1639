import { type Area, afterSteps, type Call, inSettlement, type Scene, stepBy } from '../attempt.ts'

const log = '1'
const logs = { itemsContributed: [{ itemId: log, quantity: 1 }] }

/** The caller's own contribution that waits for review; somebody else's, where they have none. */
function own({ contributionId, ownContributionIds, self }: Scene) {
  return { contributionId: ownContributionIds[self.userId] ?? contributionId }
}
/** The revision of a contribution that nobody has edited. */
const revision = 1

const deliver = inSettlement('createTaskContribution', ({ taskId }) => ({ taskId, ...logs }))
const onlyOneEach = inSettlement('updateSettlement', () => ({ settings: { maxAssigneesPerTask: 1 } }))
const giveToOther = inSettlement('assignTask', ({ taskId, other }) => ({ taskId, assignedTo: other.userId }))
const fillTask = inSettlement('addItemsToInventory', ({ projectId }) => ({
  items: [{ itemId: log, quantity: 10 }],
  projectId,
}))
const rejectOwn = inSettlement('rejectTaskContribution', (scene) => ({
  ...own(scene),
  revision,
  reason: 'no',
}))
/** The calls that change a contribution: to edit it and to withdraw it. */
const changes = (which: Call['input']) => [
  inSettlement('updateTaskContribution', (scene, made) => ({
    ...which(scene, made),
    notes: 'from the east',
  })),
  inSettlement('withdrawTaskContribution', which),
]

/** Deliveries for tasks, and their review. */
export const contributionArea: Area = {
  tried: {
    'contribution.read': [
      inSettlement('getTaskContributionsBySettlement', ({ errandId, other, playerId, contributionId }) => ({
        taskId: errandId,
        userId: other.userId,
        playerId,
        before: contributionId,
        contributionId,
      })),
      inSettlement('getTaskContributionsBySettlement', () => ({ status: 'approved' })),
      inSettlement('getContributionStatistics', ({ errandId, other, playerId }) => ({
        taskId: errandId,
        userId: other.userId,
        playerId,
      })),
    ],
    'contribution.create': [
      inSettlement('createTaskContribution', ({ taskId, playerId }) => ({ taskId, playerId, ...logs })),
      inSettlement('createTaskContribution', ({ errandId }) => ({ taskId: errandId, ...logs })),
    ],
    'contribution.create_for_other': [
      inSettlement('createTaskContribution', ({ errandId, other }) => ({
        taskId: errandId,
        userId: other.userId,
        ...logs,
      })),
      // The same row forbids another status than pending.
      inSettlement('createTaskContribution', ({ errandId }) => ({
        taskId: errandId,
        status: 'approved',
        ...logs,
      })),
    ],
    'contribution.withdraw_own': changes(own),
    'contribution.approve_other': [
      inSettlement('approveTaskContribution', ({ contributionId }) => ({ contributionId, revision })),
    ],
    'contribution.approve_part': [
      inSettlement('approveTaskContribution', ({ contributionId }) => ({
        contributionId,
        revision,
        accepted: [{ itemId: log, quantity: 1 }],
        reason: 'one was rotten',
      })),
    ],
    'contribution.approve_many': [
      inSettlement('approveTaskContributions', ({ contributionId }) => ({
        contributions: [{ contributionId, revision }],
      })),
    ],
    'contribution.approve_own': [
      inSettlement('approveTaskContribution', (scene) => ({ ...own(scene), revision })),
    ],
    'contribution.reject_other': [
      inSettlement('rejectTaskContribution', ({ contributionId }) => ({
        contributionId,
        revision,
        reason: 'no',
      })),
    ],
    'contribution.reject_own': [rejectOwn],
    'contribution.act_decided': [
      inSettlement('approveTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
        revision,
      })),
      inSettlement('rejectTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
        revision,
        reason: 'no',
      })),
    ],
    'contribution.edit_decided': [
      inSettlement('updateTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
        notes: 'x',
      })),
      inSettlement('withdrawTaskContribution', ({ decidedContributionId }) => ({
        contributionId: decidedContributionId,
      })),
    ],
    'contribution.set_status_field': [
      inSettlement('updateTaskContribution', (scene) => ({ ...own(scene), status: 'approved' })),
      inSettlement('updateTaskContribution', (scene) => ({ ...own(scene), decidedByNo: 1 })),
    ],
  },
  triedWhereRefused: {
    'contribution.create': [
      // The task is somebody else's, with room for one only.
      ...afterSteps([stepBy('owner', onlyOneEach), stepBy('owner', giveToOther)], deliver),
      // The task is done.
      ...afterSteps([stepBy('owner', fillTask)], deliver),
    ],
    'contribution.withdraw_own': [
      ...changes(({ contributionId }) => ({ contributionId })),
      ...afterSteps([stepBy('owner', rejectOwn)], ...changes(own)),
    ],
  },
}
