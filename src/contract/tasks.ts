import * as z from 'zod'
import type { TaskFacts } from '#domain/settlement/acts/task-facts'
import { priorities, taskStatuses } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { settingRanges } from '#domain/settlement/settings'
import { actInput, done, settlementId } from './act-input.ts'
import { amount, longText, namesEachOnce, shortText } from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, task, taskNumbers } from './tables.ts'

const title = shortText('Please give the task a title.', ledgerLimits.titleLength)
const due = z.iso.datetime().nullable().optional()
const ofTask = { ...actInput, taskId: z.uuid() }
const details = {
  description: longText.optional(),
  due,
  priority: z.enum(priorities).optional(),
}

const getMyOpenTaskCounts = procedure(
  'getMyOpenTaskCounts',
  'How many open tasks the caller has in each settlement, their own and those of players linked to them; settlements without any are left out.',
)
  .input(z.strictObject({}))
  .output(z.array(z.strictObject({ settlementId, open: z.int() })).readonly())

const createTask = procedure(
  'createTask',
  'Makes a task by hand. One with an item belongs to a project and adds to what the project needs.',
)
  .input(
    z.strictObject({
      ...actInput,
      title,
      projectId: z.uuid().optional(),
      itemId: itemId.optional(),
      amount: amount.optional(),
      ...details,
    }),
  )
  .output(task)

const updateTask = procedure(
  'updateTask',
  'Changes a task’s title, description, notes, due date or priority, whichever are given.',
)
  .input(z.strictObject({ ...ofTask, title: title.optional(), notes: longText.optional(), ...details }))
  .output(task)

const updateTaskStatus = procedure('updateTaskStatus', 'Sets the status of a task, whatever it was before.')
  .input(z.strictObject({ ...ofTask, status: z.enum(taskStatuses) }))
  .output(taskNumbers)

const completeTask = procedure(
  'completeTask',
  'Enters what was done for a task into the stock, for its project if it has one, at most what is missing. Answers how much was entered, and the task’s numbers, or null if the task ended with it.',
)
  .input(z.strictObject({ ...ofTask, amount }))
  .output(z.strictObject({ entered: z.int(), numbers: taskNumbers.nullable() }))

const deleteTask = procedure('deleteTask', 'Deletes a task; it can be restored.')
  .input(z.strictObject(ofTask))
  .output(done)

const restoreTask = procedure('restoreTask', 'Brings a deleted task back.')
  .input(z.strictObject(ofTask))
  .output(task)

const refreshTaskProgressFromInventory = procedure(
  'refreshTaskProgressFromInventory',
  'Counts the progress of all tasks again from the stock. Progress is right after every change anyway, so this changes nothing.',
)
  .input(z.strictObject(actInput))
  .output(done)

const assignedTo = z.union([
  z.null(),
  z.uuid(),
  z.array(z.uuid()).max(settingRanges.maxAssigneesPerTask.most).readonly(),
])
const assigned = z.strictObject({ assignedTo })

const assignTask = procedure(
  'assignTask',
  'Sets who is to do a task: nobody (null), one, or several; members by user id, named players by their id.',
)
  .input(z.strictObject({ ...ofTask, assignedTo }))
  .output(assigned)

const assignTasks = procedure(
  'assignTasks',
  'Sets who is to do each of several tasks, all of it or nothing; answers for how many tasks that changed anything.',
)
  .input(
    z.strictObject({
      ...actInput,
      tasks: z
        .array(z.strictObject({ taskId: z.uuid(), assignedTo }))
        .min(1)
        .max(ledgerLimits.lines)
        .refine(
          namesEachOnce(({ taskId }: { readonly taskId: string }) => taskId),
          'Each task can be assigned once.',
        ),
    }),
  )
  .output(z.strictObject({ changed: z.int() }))

const claimTask = procedure('claimTask', 'Takes a task for the caller, beside those who have it.')
  .input(z.strictObject(ofTask))
  .output(assigned)

const unclaimTask = procedure('unclaimTask', 'Gives back a task that the caller has.')
  .input(z.strictObject(ofTask))
  .output(assigned)

const getTasksByProject = procedure(
  'getTasksByProject',
  'The tasks of a project, of somebody who is to do them, or of both at once, newest first, with their amounts; without deleted ones.',
)
  .input(
    z
      .strictObject({ settlementId, projectId: z.uuid().optional(), assignedTo: z.uuid().optional() })
      .refine(
        ({ projectId, assignedTo }) => projectId !== undefined || assignedTo !== undefined,
        'Please name a project or a person.',
      ),
  )
  .output(z.array(z.strictObject({ ...task.shape, numbers: taskNumbers.nullable(), assignedTo })))

const named = z.strictObject({ task: z.string() })

export const taskFacts = {
  'task.created': named,
  'task.edited': named,
  'task.status': z.strictObject({ ...named.shape, status: z.enum(taskStatuses) }),
  'task.progress': z.strictObject({ ...named.shape, amount: z.int() }),
  'task.deleted': named,
  'task.restored': named,
  'task.assigned': z.strictObject({
    ...named.shape,
    member: z.int().optional(),
    player: z.string().optional(),
    others: z.int(),
  }),
  'task.unassigned': named,
  'task.claimed': named,
  'task.unclaimed': named,
  'tasks.assigned': z.strictObject({ tasks: z.int() }),
} satisfies { readonly [Kind in keyof TaskFacts]: z.ZodType<TaskFacts[Kind]> }

export const tasksContract = {
  createTask,
  updateTask,
  updateTaskStatus,
  completeTask,
  deleteTask,
  restoreTask,
  refreshTaskProgressFromInventory,
  assignTask,
  assignTasks,
  claimTask,
  unclaimTask,
  getTasksByProject,
  getMyOpenTaskCounts,
}
