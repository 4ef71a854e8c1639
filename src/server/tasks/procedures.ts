import { assignedToOf, assigneesByTask } from '#domain/settlement/assigned'
import { byKey } from '#domain/settlement/tables'
import { inSettlement } from '../access/in-settlement.ts'
import { signedIn } from '../access/signed-in.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { readRows } from '../changes/read-rows.ts'
import { refusal } from '../rpc/refusal.ts'
import { countOpenTasksOf } from './queries.ts'

const getTasksByProject = inSettlement('task.read').getTasksByProject.handler(
  async ({ input: { projectId, assignedTo }, context: { database, permit } }) => {
    const { settlementId } = permit
    const [projects, tasks, assignees] = await Promise.all([
      readRows(database, 'projects', settlementId, projectId === undefined ? [] : [projectId]),
      readRows(database, 'tasks', settlementId, 'all'),
      readRows(database, 'assignees', settlementId, 'all'),
    ])
    if (projectId !== undefined && projects.length === 0) throw refusal('no-project')
    const people = assigneesByTask({ assignees: byKey('assignees', assignees) })
    const shown = tasks.filter(
      (task) =>
        task.deletedAt === null &&
        (projectId === undefined || task.projectId === projectId) &&
        (assignedTo === undefined || people.get(task.id)?.includes(assignedTo)),
    )
    const ids = shown.map(({ id }) => id)
    const rows = await readRows(database, 'taskNumbers', settlementId, ids)
    const numbers = new Map(rows.map((row) => [row.taskId, row]))
    // Rows come oldest first, tasks are listed newest first.
    return shown.toReversed().map((task) => ({
      ...task,
      numbers: numbers.get(task.id) ?? null,
      assignedTo: assignedToOf(people.get(task.id) ?? []),
    }))
  },
)

const getMyOpenTaskCounts = signedIn.getMyOpenTaskCounts.handler(({ context: { database, caller } }) =>
  countOpenTasksOf(database, caller.userId),
)

export function taskProcedures(keeper: LedgerKeeper) {
  return {
    getTasksByProject,
    getMyOpenTaskCounts,
    createTask: ledgerProcedureOf(keeper, 'createTask'),
    updateTask: ledgerProcedureOf(keeper, 'updateTask'),
    updateTaskStatus: ledgerProcedureOf(keeper, 'updateTaskStatus'),
    completeTask: ledgerProcedureOf(keeper, 'completeTask'),
    deleteTask: ledgerProcedureOf(keeper, 'deleteTask'),
    restoreTask: ledgerProcedureOf(keeper, 'restoreTask'),
    assignTask: ledgerProcedureOf(keeper, 'assignTask'),
    assignTasks: ledgerProcedureOf(keeper, 'assignTasks'),
    claimTask: ledgerProcedureOf(keeper, 'claimTask'),
    unclaimTask: ledgerProcedureOf(keeper, 'unclaimTask'),
    refreshTaskProgressFromInventory: ledgerProcedureOf(keeper, 'refreshTaskProgressFromInventory'),
  }
}
