import { type Area, after, does, inIt } from '../attempt.ts'

const stool = '3'
const regenerate = inIt('regenerateTasks', ({ projectId }) => ({ projectId }))

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
      regenerate,
      ...after(
        [does('owner', regenerate)],
        inIt('undoRegeneration', ({ projectId }) => ({ projectId, generation: 1, tasks: [] })),
      ),
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
    'project.change_settlement': [
      inIt('updateProject', ({ projectId, foreign }) => ({
        projectId,
        toSettlementId: foreign.settlementId,
      })),
    ],
  },
}
