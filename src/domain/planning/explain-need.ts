import type { ItemId } from '../catalog/item.ts'
import { type Asking, explainStock, type StockExplanation, whoAsks } from './explain-item.ts'
import { explainOrders, type OrderAsking } from './explain-orders.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { type ItemNumbers, numbersOf, shownProject } from './project-numbers.ts'
import { inOrder } from './project-order.ts'
import type { LedgerRows } from './walk.ts'

/** An item that a project needs or holds, against the stock there is of it (BEY-3). */
export type NeededStock = ItemNumbers & {
  /** All there is of the item, whoever holds it. */
  readonly inStock: number
  /** Missing of all that the project asks, hand-made tasks as well. */
  readonly missingInAll: number
  /** `missingInAll` less what is expected to come along. */
  readonly toGetInAll: number
}

/** Stock that another project holds. */
export type HeldElsewhere = {
  readonly projectId: string
  readonly amount: number
  /** That project is served before the one in question. */
  readonly isServedBefore: boolean
}

/** Why a project has of an item what it has, and why the rest of the stock does not count for it (BEY-3). */
export type NeedExplanation = {
  readonly need: NeededStock
  readonly asks: readonly Asking[]
  readonly stock: StockExplanation
  /** In the order in which projects take. */
  readonly elsewhere: readonly HeldElsewhere[]
  /** Standing orders that count on what is free of it. */
  readonly orders: readonly OrderAsking[]
  /** Done for the item's task and no longer held: used up in crafts, or given back since the project needs less. */
  readonly gone: number
}

/** What a project needs or holds now, products before ingredients; none for a project that is not there. */
export function neededStock(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
): readonly NeededStock[] {
  const project = shownProject(ledger, rows, projectId)
  return (project ? numbersOf(project) : [])
    .filter(({ needed, held }) => needed > 0 || held > 0)
    .map((numbers) => againstStock(rows, numbers))
}

/** Explains what a project needs of one item; null where the project has nothing to do with it. */
export function explainNeed(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
  itemId: ItemId,
): NeedExplanation | null {
  const project = shownProject(ledger, rows, projectId)
  const numbers = project && numbersOf(project).find((known) => known.itemId === itemId)
  if (!numbers) return null
  const stock = explainStock(rows, itemId)
  const places = inOrder(rows.projects.values()).map(({ id }) => id)
  const completed = (numbers.taskId !== null && rows.taskNumbers.get(numbers.taskId)?.completed) || 0
  return {
    need: againstStock(rows, numbers),
    asks: whoAsks(ledger, project, itemId),
    stock,
    elsewhere: stock.allotted
      .filter((other) => other.projectId !== projectId)
      .map((other) => ({
        ...other,
        isServedBefore: places.indexOf(other.projectId) < places.indexOf(projectId),
      })),
    orders: explainOrders(ledger, rows, itemId),
    gone: Math.max(0, completed - (numbers.held - numbers.heldByHand)),
  }
}

function againstStock({ stock }: LedgerRows, numbers: ItemNumbers): NeededStock {
  const { itemId, missing, missingByHand, toGet } = numbers
  return {
    ...numbers,
    inStock: stock.get(itemId)?.quantity ?? 0,
    missingInAll: missing + missingByHand,
    toGetInAll: toGet + missingByHand,
  }
}
