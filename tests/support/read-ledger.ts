import type { Snapshot } from '#domain/settlement/tables'
import { answerOf, type Somebody } from './settlements.ts'

/**
 * The tables of a settlement; its stock by item, as `{ 2: '8 (6 reserved)' }`; and the tasks of a project by item or title, with what
 * is completed and their target, as `{ 2: '6/8' }`.
 */
export async function readLedger(who: Somebody, settlementId: string) {
  const { tables } = await answerOf(who.ask<Snapshot>('getSettlement', { settlementId }))
  const numbers = new Map(tables.taskNumbers.map((row) => [row.taskId, row]))
  const stock = tables.stock.map(
    ({ itemId, quantity, reserved }) => [itemId, `${quantity} (${reserved} reserved)`] as const,
  )
  const progress = (projectId: string) =>
    Object.fromEntries(
      tables.tasks
        .filter((task) => task.projectId === projectId && task.deletedAt === null)
        .map(({ id, itemId, title }) => {
          const { completed, target } = numbers.get(id) ?? { completed: 0, target: 0 }
          return [itemId ?? title ?? id, `${completed}/${target}`]
        }),
    )
  return { tables, stock: Object.fromEntries(stock), progress }
}
