import { type Area, inSettlement } from '../attempt.ts'

/** Tasks, generated or made by hand. */
export const taskArea: Area = {
  tried: {
    'task.read': [
      inSettlement('getTasksByProject', ({ projectId }) => ({ projectId })),
      inSettlement('getTasksByProject', ({ other }) => ({ assignedTo: other.userId })),
    ],
    'task.create': [
      inSettlement('createTask', ({ projectId }) => ({ title: 'Scout the coast', projectId })),
      inSettlement('createTask', ({ projectId }) => ({
        title: 'Spare planks',
        projectId,
        itemId: '2',
        amount: 4,
      })),
    ],
    'task.update': [
      inSettlement('updateTask', ({ taskId }) => ({ taskId, notes: 'by the river', priority: 'high' })),
    ],
    'task.set_status': [inSettlement('updateTaskStatus', ({ taskId }) => ({ taskId, status: 'completed' }))],
    'task.set_completed_quantity': [
      inSettlement('updateTask', ({ taskId }) => ({ taskId, completed: 5 })),
      // The same row forbids to set the times of a task.
      inSettlement('updateTask', ({ taskId }) => ({ taskId, createdAt: '2020-01-01T00:00:00.000Z' })),
    ],
    'task.change_project': [
      inSettlement('updateTask', ({ taskId, otherProjectId }) => ({ taskId, projectId: otherProjectId })),
    ],
    'task.delete': [inSettlement('deleteTask', ({ taskId }) => ({ taskId }))],
    'task.restore': [inSettlement('restoreTask', ({ deletedTaskId }) => ({ taskId: deletedTaskId }))],
    'task.refresh_progress': [inSettlement('refreshTaskProgressFromInventory')],
    'task.assign': [
      inSettlement('assignTask', ({ taskId, other }) => ({ taskId, assignedTo: [other.userId] })),
      inSettlement('assignTasks', ({ taskId, other }) => ({ tasks: [{ taskId, assignedTo: other.userId }] })),
    ],
    'task.assign_player': [
      inSettlement('assignTask', ({ taskId, playerId }) => ({ taskId, assignedTo: playerId })),
    ],
    'task.assign_nonmember': [
      inSettlement('assignTask', ({ taskId, outsider }) => ({ taskId, assignedTo: outsider.userId })),
    ],
    'task.claim': [
      inSettlement('claimTask', ({ taskId }) => ({ taskId })),
      inSettlement('unclaimTask', ({ taskId }) => ({ taskId })),
    ],
  },
}
