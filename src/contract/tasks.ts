import * as z from 'zod'
import type { TaskFacts } from '#domain/settlement/acts/task-facts'
import { priorities, taskStatuses } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { actInput, settlementId } from './act-input.ts'
import { amount, longText, shortText } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, task, taskNumbers } from './tables.ts'

const done = z.strictObject({})
const title = shortText('Please give the task a title.', ledgerLimits.titleLength)
const due = z.iso.datetime().nullable().optional()
const ofTask = { ...actInput, taskId: z.uuid() }
const said = {
  description: longText.optional(),
  due,
  priority: z.enum(priorities).optional(),
}

const createTask = procedure(
  'createTask',
  'Makes a task by hand. One with an item belongs to a project and adds to what that needs.',
)
  .input(
    z.strictObject({
      ...actInput,
      title,
      projectId: z.uuid().optional(),
      itemId: itemId.optional(),
      amount: amount.optional(),
      ...said,
    }),
  )
  .output(task)

const updateTask = procedure(
  'updateTask',
  'Changes a task’s title, description, notes, due date or priority, whichever are given.',
)
  .input(z.strictObject({ ...ofTask, title: title.optional(), notes: longText.optional(), ...said }))
  .output(task)

const updateTaskStatus = procedure('updateTaskStatus', 'Sets the status of a task, in any order.')
  .input(z.strictObject({ ...ofTask, status: z.enum(taskStatuses) }))
  .output(taskNumbers)

const completeTask = procedure(
  'completeTask',
  'Enters what was done for a task into the stock, for its project, at most what is missing; answers how much that was.',
)
  .input(z.strictObject({ ...ofTask, amount }))
  .output(z.strictObject({ entered: z.int(), numbers: taskNumbers }))

const deleteTask = procedure('deleteTask', 'Deletes a task; it can be restored.')
  .input(z.strictObject(ofTask))
  .output(done)

const restoreTask = procedure('restoreTask', 'Brings a deleted task back.')
  .input(z.strictObject(ofTask))
  .output(task)

const refreshTaskProgressFromInventory = procedure(
  'refreshTaskProgressFromInventory',
  'Counts the progress of all tasks anew from the stock. It is right after every change, so that nothing is written.',
)
  .input(z.strictObject(actInput))
  .output(done)

const getTasksByProject = procedure(
  'getTasksByProject',
  'The tasks of a project that are not deleted, newest first, with their amounts.',
)
  .input(z.strictObject({ settlementId, projectId: z.uuid() }))
  .output(z.array(z.strictObject({ ...task.shape, numbers: taskNumbers.nullable() })))

const named = z.strictObject({ task: z.string() })

export const taskFacts = {
  'task.created': named,
  'task.edited': named,
  'task.status': z.strictObject({ ...named.shape, status: z.enum(taskStatuses) }),
  'task.progress': z.strictObject({ ...named.shape, amount: z.int() }),
  'task.deleted': named,
  'task.restored': named,
} satisfies { readonly [Kind in keyof TaskFacts]: z.ZodType<TaskFacts[Kind]> }

export const tasksContract = {
  createTask,
  updateTask,
  updateTaskStatus,
  completeTask,
  deleteTask,
  restoreTask,
  refreshTaskProgressFromInventory,
  getTasksByProject,
}
