import { itemName } from '../../catalog/catalog.ts'
import { type Refused, refused, refusedWith } from '../act-refusal.ts'
import type { Contribution } from '../contribution.ts'
import type { Holder } from '../held-stock.ts'
import { lackingOf } from '../lacking.ts'
import type { LedgerActing } from '../ledger-act.ts'
import { ledgerLimits } from '../limits.ts'
import type { StockMoves } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'

/**
 * Moves an accepted contribution into the stock: its project gets what it misses, the rest is free. The materials that were used leave
 * the stock, the project's own first, then free ones (CON-3). A refusal moves nothing.
 */
export function acceptDelivery(
  rows: Rows,
  moves: StockMoves,
  contribution: Contribution,
  { catalog }: Pick<LedgerActing, 'catalog'>,
): Refused | null {
  const { id, taskId, byNo, playerId, itemsContributed, materials } = contribution
  const projectId = servedProject(rows, contribution)
  const holders: readonly Holder[] = projectId === undefined ? ['free'] : [projectId, 'free']
  const used = materials.map(({ itemId, quantity }) => [itemId, quantity] as const)
  const lacking = lackingOf(moves, used, holders, (itemId) => itemName(catalog, itemId))
  if (lacking.length > 0) return refusedWith('materials-lack', { lacking })
  const isTooMuch = itemsContributed.some(
    ({ itemId, quantity }) => (moves.rowOf(itemId)?.quantity ?? 0) + quantity > ledgerLimits.stock,
  )
  if (isTooMuch) return refused('stock-full')
  const said = { byNo, playerId: playerId ?? undefined, projectId, taskId, contributionId: id }
  for (const [itemId, amount] of used) moves.take({ ...said, kind: 'used', itemId, amount }, holders)
  for (const { itemId, quantity } of itemsContributed) {
    const wanted = projectId === undefined ? 0 : moves.missing(projectId, itemId)
    const move = { ...said, kind: 'contributed', itemId, amount: quantity } as const
    moves.bring(move, { allotted: Math.min(wanted, quantity) })
  }
  return null
}

/** The project that gets the delivery; none, so that the stock is free, if it is no longer live or the task was deleted by hand. */
function servedProject({ projects, tasks }: Rows, { projectId, taskId }: Contribution): string | undefined {
  const isDeleted = (tasks.get(taskId)?.deletedAt ?? null) !== null
  return projectId !== null && projects.has(projectId) && !isDeleted ? projectId : undefined
}
