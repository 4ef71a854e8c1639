import { inSettlement } from '../access/in-settlement.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { readRows } from '../changes/read-rows.ts'
import { refusal } from '../rpc/refusal.ts'

const getTasksByProject = inSettlement('task.read').getTasksByProject.handler(
  async ({ input: { projectId }, context: { database, permit } }) => {
    const { settlementId } = permit
    const [projects, tasks] = await Promise.all([
      readRows(database, 'projects', settlementId, [projectId]),
      readRows(database, 'tasks', settlementId, 'all'),
    ])
    if (projects.length === 0) throw refusal('no-project')
    const open = tasks.filter((task) => task.projectId === projectId && task.deletedAt === null)
    const ids = open.map(({ id }) => id)
    const rows = await readRows(database, 'taskNumbers', settlementId, ids)
    const numbers = new Map(rows.map((row) => [row.taskId, row]))
    return open.toReversed().map((task) => ({ ...task, numbers: numbers.get(task.id) ?? null }))
  },
)

export function taskProcedures(keeper: LedgerKeeper) {
  return {
    getTasksByProject,
    createTask: ledgerProcedureOf(keeper, 'createTask'),
    updateTask: ledgerProcedureOf(keeper, 'updateTask'),
    updateTaskStatus: ledgerProcedureOf(keeper, 'updateTaskStatus'),
    completeTask: ledgerProcedureOf(keeper, 'completeTask'),
    deleteTask: ledgerProcedureOf(keeper, 'deleteTask'),
    restoreTask: ledgerProcedureOf(keeper, 'restoreTask'),
    refreshTaskProgressFromInventory: ledgerProcedureOf(keeper, 'refreshTaskProgressFromInventory'),
  }
}
