import { type Area, afterSteps, inSettlement, stepBy } from '../attempt.ts'

const stool = '3'
const regenerate = inSettlement('regenerateTasks', ({ projectId }) => ({ projectId }))

/** Projects and what they are to have. */
export const projectArea: Area = {
  tried: {
    'project.read': [inSettlement('getProjectsBySettlement'), inSettlement('getEndedProjects')],
    'project.create': [
      inSettlement('createProject', () => ({ name: 'Bridge' })),
      inSettlement('createProject', () => ({ items: [{ itemId: stool, quantity: 2 }] })),
    ],
    'project.update': [
      inSettlement('updateProject', ({ projectId }) => ({
        projectId,
        name: 'Long Bridge',
        priority: 'high',
      })),
      inSettlement('updateProject', ({ projectId }) => ({ projectId, status: 'completed', position: 1 })),
      inSettlement('setProjectPlayers', ({ projectId, other }) => ({ projectId, players: [other.userId] })),
    ],
    'project.add_item': [
      inSettlement('addProjectItem', ({ projectId }) => ({ projectId, itemId: stool, quantity: 1 })),
      inSettlement('setProjectWays', ({ projectId }) => ({ projectId, ways: { 2: 'elsewhere' } })),
    ],
    'project.reconcile': [
      inSettlement('updateProjectItem', ({ projectId, projectItemId }) => ({
        projectId,
        projectItemId,
        quantity: 7,
      })),
      inSettlement('removeProjectItem', ({ projectId, projectItemId }) => ({ projectId, projectItemId })),
      inSettlement('restoreProjectItem', ({ projectId }) => ({
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
      ...afterSteps(
        [stepBy('owner', regenerate)],
        inSettlement('undoRegeneration', ({ projectId }) => ({ projectId, generation: 1, tasks: [] })),
      ),
    ],
    'project.archive': [
      inSettlement('archiveProject', ({ projectId }) => ({ projectId, stock: 'stays' })),
      inSettlement('unarchiveProject', ({ archivedProjectId }) => ({ projectId: archivedProjectId })),
    ],
    'project.delete': [
      inSettlement('deleteProject', ({ projectId }) => ({ projectId })),
      inSettlement('deleteAllProjects', () => ({ force: true })),
    ],
    'project.restore': [
      inSettlement('restoreProject', ({ deletedProjectId }) => ({ projectId: deletedProjectId })),
    ],
    'project.change_settlement': [
      inSettlement('updateProject', ({ projectId, foreign }) => ({
        projectId,
        toSettlementId: foreign.settlementId,
      })),
    ],
  },
}
