import { type Area, inIt } from '../attempt.ts'

/** Tasks, generated or made by hand. */
export const taskArea: Area = {
  tried: {
    'task.read': [inIt('getTasksByProject', ({ projectId }) => ({ projectId }))],
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
    'task.claim': [
      inIt('claimTask', ({ taskId }) => ({ taskId })),
      inIt('unclaimTask', ({ taskId }) => ({ taskId })),
    ],
  },
  // Some cells allow a site admin, whom this release does not know; for everybody else the file below tries them.
  triedElsewhere: {
    'task.assign': ['task-people'],
    'task.assign_player': ['task-people'],
    'task.assign_nonmember': ['task-people'],
  },
  procedures: { assignTask: 'task.assign', assignTasks: 'task.assign' },
  waiting: ['template.own', 'template.delete'],
}
