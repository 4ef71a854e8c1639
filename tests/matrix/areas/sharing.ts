import { sharedTaskId } from '#domain/planning/personal-ids'
import { type Area, after, attempt, type Call, does, inIt } from '../attempt.ts'
import { progressPages } from '../visits.ts'

/** The caller comes to the project by its link. */
const come = does(
  'self',
  attempt('useProjectShareLink', ({ shareCode }) => ({ code: shareCode })),
  'collaborationId',
)
const end = does(
  'owner',
  inIt('endProjectShare', (_, { collaborationId }) => ({ collaborationId })),
)
const revokeShare = inIt('revokeProjectShareLink', ({ shareLinkId }) => ({ shareLinkId }))
const revokeProgress = inIt('revokeProgressLink', ({ progressLinkId }) => ({ progressLinkId }))

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
const withdraw = (which: Call['input']) =>
  attempt('withdrawSharedDelivery', (scene, made) => ({
    contributionId: made.deliveryId ?? scene.contributionId,
    ...which(scene, made),
  }))
const delivered = does('self', deliver(own), 'deliveryId')

/** Progress links, and projects that are shared with people outside the settlement. */
export const sharingArea: Area = {
  tried: {
    'progress_link.manage': [
      inIt('getProgressLink', ({ projectId }) => ({ projectId })),
      inIt('makeProgressLink', ({ otherProjectId }) => ({ projectId: otherProjectId, showsNames: false })),
      inIt('setProgressLink', ({ progressLinkId }) => ({ progressLinkId, showsNames: true })),
      revokeProgress,
    ],
    'project.share': [
      inIt('getProjectShares', ({ projectId }) => ({ projectId })),
      inIt('makeProjectShareLink', ({ otherProjectId }) => ({ projectId: otherProjectId })),
      revokeShare,
      inIt('findFellows', ({ projectId }) => ({ projectId, query: 'find' })),
      inIt('shareProjectWith', ({ projectId, fellow }) => ({ projectId, userId: fellow.userId })),
      inIt('endProjectShare', ({ collaborationId }) => ({ collaborationId })),
      inIt('endProjectShares', ({ projectId }) => ({ projectId })),
    ],
    'progress_link.read': progressPages(({ progressCode }) => progressCode),
    'project.accept_share': byLink,
    'project.read_shared': after([come], ...read(own)),
    'project.deliver_shared': [...after([come], deliver(own)), ...after([come, delivered], withdraw(own))],
  },
  otherWay: {
    'progress_link.read': [
      ...progressPages(() => 'f'.repeat(32)),
      ...after([does('owner', revokeProgress)], ...progressPages(({ progressCode }) => progressCode)),
    ],
    'project.accept_share': [
      ...after([does('owner', revokeShare)], ...byLink),
      ...after([come, end], ...byLink),
    ],
    'project.read_shared': [...read(theirs), ...after([come, end], ...read(own))],
    'project.deliver_shared': [
      deliver(theirs),
      withdraw(theirs),
      ...after([come, delivered, end], deliver(own), withdraw(own)),
      // With one's own collaboration, what is in another settlement, or another's.
      ...after(
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
