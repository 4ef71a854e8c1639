import { sharedTaskId } from '#domain/planning/personal-ids'
import { type Area, afterSteps, attempt, type Call, inSettlement, stepBy } from '../attempt.ts'
import { progressPages } from '../visits.ts'

/** The caller comes to the project by its link. */
const come = stepBy(
  'self',
  attempt('useProjectShareLink', ({ shareCode }) => ({ code: shareCode })),
  'collaborationId',
)
const end = stepBy(
  'owner',
  inSettlement('endProjectShare', (_, { collaborationId }) => ({ collaborationId })),
)
const revokeShare = inSettlement('revokeProjectShareLink', ({ shareLinkId }) => ({ shareLinkId }))
const revokeProgress = inSettlement('revokeProgressLink', ({ progressLinkId }) => ({ progressLinkId }))

const own: Call['input'] = (_, { collaborationId }) => ({ collaborationId })
/** The collaboration of somebody else. */
const theirs: Call['input'] = ({ collaborationId }) => ({ collaborationId })
const read = (which: Call['input']) => [
  attempt('loadCollaborativeProjectData', which),
  attempt('leaveSharedProject', which),
]

const byLink = [
  attempt('getProjectShareLink', ({ shareCode }) => ({ code: shareCode })),
  attempt('useProjectShareLink', ({ shareCode }) => ({ code: shareCode })),
]

const itemsContributed = [{ itemId: '1', quantity: 1 }]
const deliver = (which: Call['input']) =>
  attempt('deliverToSharedProject', (scene, made) => ({
    ...which(scene, made),
    taskId: sharedTaskId(scene.taskId),
    itemsContributed,
  }))
/** Withdraws what the caller has just delivered; without that step a contribution of the world, which somebody else made. */
const withdraw = (which: Call['input']) =>
  attempt('withdrawSharedDelivery', (scene, made) => ({
    contributionId: made.deliveryId ?? scene.contributionId,
    ...which(scene, made),
  }))
const delivered = stepBy('self', deliver(own), 'deliveryId')

/** Progress links, and projects that are shared with people outside the settlement. */
export const sharingArea: Area = {
  tried: {
    'progress_link.manage': [
      inSettlement('getProgressLink', ({ projectId }) => ({ projectId })),
      inSettlement('makeProgressLink', ({ otherProjectId }) => ({
        projectId: otherProjectId,
        showsNames: false,
      })),
      inSettlement('setProgressLink', ({ progressLinkId }) => ({ progressLinkId, showsNames: true })),
      revokeProgress,
    ],
    'project.share': [
      inSettlement('getProjectShares', ({ projectId }) => ({ projectId })),
      inSettlement('makeProjectShareLink', ({ otherProjectId }) => ({ projectId: otherProjectId })),
      revokeShare,
      // `buildFellow` gives the fellow the nickname Findable.
      inSettlement('findFellows', ({ projectId }) => ({ projectId, query: 'find' })),
      inSettlement('shareProjectWith', ({ projectId, fellow }) => ({ projectId, userId: fellow.userId })),
      inSettlement('endProjectShare', ({ collaborationId }) => ({ collaborationId })),
      inSettlement('endProjectShares', ({ projectId }) => ({ projectId })),
    ],
    'progress_link.read': progressPages(({ progressCode }) => progressCode),
    'project.accept_share': byLink,
    'project.read_shared': afterSteps([come], ...read(own)),
    'project.deliver_shared': [
      ...afterSteps([come], deliver(own)),
      ...afterSteps([come, delivered], withdraw(own)),
    ],
  },
  triedWhereRefused: {
    'progress_link.read': [
      ...progressPages(() => 'f'.repeat(32)),
      ...afterSteps([stepBy('owner', revokeProgress)], ...progressPages(({ progressCode }) => progressCode)),
    ],
    'project.accept_share': [
      ...afterSteps([stepBy('owner', revokeShare)], ...byLink),
      // A link that is older than the end of an earlier sharing brings nobody back.
      ...afterSteps([come, end], ...byLink),
    ],
    'project.read_shared': [...read(theirs), ...afterSteps([come, end], ...read(own))],
    'project.deliver_shared': [
      deliver(theirs),
      withdraw(theirs),
      ...afterSteps([come, delivered, end], deliver(own), withdraw(own)),
      // With the caller's own collaboration: somebody else's delivery, and a task and a delivery of another settlement.
      ...afterSteps(
        [come],
        withdraw(own),
        attempt('deliverToSharedProject', ({ foreign }, { collaborationId }) => ({
          collaborationId,
          taskId: sharedTaskId(foreign.taskId!),
          itemsContributed,
        })),
        withdraw(({ foreign }, { collaborationId }) => ({
          collaborationId,
          contributionId: foreign.contributionId,
        })),
      ),
    ],
  },
  procedures: { getProjectCollaborations: 'project.read_shared' },
  routes: { 'GET /p/live.js': 'progress_link.read' },
}
