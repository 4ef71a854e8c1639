import { type Area, inIt } from '../attempt.ts'

/** Tasks, generated or made by hand. */
export const taskArea: Area = {
  tried: {
    'task.read': [
      inIt('getTasksByProject', ({ projectId }) => ({ projectId })),
      inIt('getTasksByProject', ({ other }) => ({ assignedTo: other.userId })),
    ],
    'task.create': [
      inIt('createTask', ({ projectId }) => ({ title: 'Scout the coast', projectId })),
      inIt('createTask', ({ projectId }) => ({ title: 'Spare planks', projectId, itemId: '2', amount: 4 })),
    ],
    'task.update': [
      inIt('updateTask', ({ taskId }) => ({ taskId, notes: 'by the river', priority: 'high' })),
    ],
    'task.set_status': [inIt('updateTaskStatus', ({ taskId }) => ({ taskId, status: 'completed' }))],
    'task.set_completed_quantity': [
      inIt('updateTask', ({ taskId }) => ({ taskId, completed: 5 })),
      inIt('updateTask', ({ taskId }) => ({ taskId, createdAt: '2020-01-01T00:00:00.000Z' })),
    ],
    'task.change_project': [
      inIt('updateTask', ({ taskId, otherProjectId }) => ({ taskId, projectId: otherProjectId })),
    ],
    'task.delete': [inIt('deleteTask', ({ taskId }) => ({ taskId }))],
    'task.restore': [inIt('restoreTask', ({ deletedTaskId }) => ({ taskId: deletedTaskId }))],
    'task.refresh_progress': [inIt('refreshTaskProgressFromInventory')],
    'task.assign': [
      inIt('assignTask', ({ taskId, other }) => ({ taskId, assignedTo: [other.userId] })),
      inIt('assignTasks', ({ taskId, other }) => ({ tasks: [{ taskId, assignedTo: other.userId }] })),
    ],
    'task.assign_player': [inIt('assignTask', ({ taskId, playerId }) => ({ taskId, assignedTo: playerId }))],
    'task.assign_nonmember': [
      inIt('assignTask', ({ taskId, outsider }) => ({ taskId, assignedTo: outsider.userId })),
    ],
    'task.claim': [
      inIt('claimTask', ({ taskId }) => ({ taskId })),
      inIt('unclaimTask', ({ taskId }) => ({ taskId })),
    ],
  },
}
