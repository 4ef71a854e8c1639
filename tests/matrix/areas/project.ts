import { type Area, inIt } from '../attempt.ts'

const stool = '3'

/** Projects and what they are to have. */
export const projectArea: Area = {
  tried: {
    'project.read': [inIt('getProjectsBySettlement'), inIt('getEndedProjects')],
    'project.create': [
      inIt('createProject', () => ({ name: 'Bridge' })),
      inIt('createProject', () => ({ items: [{ itemId: stool, quantity: 2 }] })),
    ],
    'project.update': [
      inIt('updateProject', ({ projectId }) => ({ projectId, name: 'Long Bridge', priority: 'high' })),
      inIt('updateProject', ({ projectId }) => ({ projectId, status: 'completed', position: 1 })),
      inIt('setProjectPlayers', ({ projectId, other }) => ({ projectId, players: [other.userId] })),
    ],
    'project.add_item': [
      inIt('addProjectItem', ({ projectId }) => ({ projectId, itemId: stool, quantity: 1 })),
      inIt('setProjectWays', ({ projectId }) => ({ projectId, ways: { 2: 'elsewhere' } })),
    ],
    'project.reconcile': [
      inIt('updateProjectItem', ({ projectId, projectItemId }) => ({
        projectId,
        projectItemId,
        quantity: 7,
      })),
      inIt('removeProjectItem', ({ projectId, projectItemId }) => ({ projectId, projectItemId })),
      inIt('restoreProjectItem', ({ projectId }) => ({
        projectId,
        item: {
          id: crypto.randomUUID(),
          itemId: stool,
          quantity: 2,
          recipeIndex: 0,
          finished: 0,
          addedAt: '2026-01-01T00:00:00.000Z',
        },
      })),
    ],
    'project.regenerate': [
      inIt('regenerateTasks', ({ projectId }) => ({ projectId })),
      {
        ...inIt('undoRegeneration', ({ projectId }) => ({ projectId, generation: 1, tasks: [] })),
        before: 'regenerateTasks',
        beforeInput: ({ projectId }) => ({ projectId }),
      },
    ],
    'project.archive': [
      inIt('archiveProject', ({ projectId }) => ({ projectId, stock: 'stays' })),
      inIt('unarchiveProject', ({ archivedProjectId }) => ({ projectId: archivedProjectId })),
    ],
    'project.delete': [
      inIt('deleteProject', ({ projectId }) => ({ projectId })),
      inIt('deleteAllProjects', () => ({ force: true })),
    ],
    'project.restore': [inIt('restoreProject', ({ deletedProjectId }) => ({ projectId: deletedProjectId }))],
    'progress_link.manage': [
      inIt('getProgressLink', ({ projectId }) => ({ projectId })),
      inIt('makeProgressLink', ({ otherProjectId }) => ({ projectId: otherProjectId, showsNames: false })),
      inIt('setProgressLink', ({ progressLinkId }) => ({ progressLinkId, showsNames: true })),
      inIt('revokeProgressLink', ({ progressLinkId }) => ({ progressLinkId })),
    ],
    'project.share': [
      inIt('getProjectShares', ({ projectId }) => ({ projectId })),
      inIt('makeProjectShareLink', ({ otherProjectId }) => ({ projectId: otherProjectId })),
      inIt('revokeProjectShareLink', ({ shareLinkId }) => ({ shareLinkId })),
      inIt('findFellows', ({ projectId }) => ({ projectId, query: 'find' })),
      inIt('shareProjectWith', ({ projectId, fellow }) => ({ projectId, userId: fellow.userId })),
      inIt('endProjectShare', ({ collaborationId }) => ({ collaborationId })),
      inIt('endProjectShares', ({ projectId }) => ({ projectId })),
    ],
    'project.change_settlement': [
      inIt('updateProject', ({ projectId, foreign }) => ({
        projectId,
        toSettlementId: foreign.settlementId,
      })),
    ],
  },
  triedElsewhere: {
    'progress_link.read': ['progress-page'],
    'project.accept_share': ['shared-projects'],
    'project.read_shared': ['shared-projects'],
    'project.deliver_shared': ['shared-deliveries'],
  },
  procedures: {
    getProjectShareLink: 'project.accept_share',
    useProjectShareLink: 'project.accept_share',
    getProjectCollaborations: 'project.read_shared',
    loadCollaborativeProjectData: 'project.read_shared',
    leaveSharedProject: 'project.read_shared',
    deliverToSharedProject: 'project.deliver_shared',
    withdrawSharedDelivery: 'project.deliver_shared',
  },
  routes: {
    'GET /p/:code': 'progress_link.read',
    'GET /p/:code/picture.png': 'progress_link.read',
    'GET /p/:code/changes': 'progress_link.read',
    'GET /p/live.js': 'progress_link.read',
  },
}
