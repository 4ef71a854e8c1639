import { type Change, keyIn } from '../settlement/change.ts'
import type { StockRow } from '../settlement/ledger-rows.ts'
import type { Rows } from '../settlement/tables.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import type { LineUp } from './line-up.ts'
import { lineUpOf } from './start-walks.ts'

/** The tables beside the stock from which something follows in a walk. */
const others = ['projects', 'projectItems', 'tasks', 'taskNumbers', 'allotments', 'standingOrders'] as const

type Read = Pick<Rows, (typeof others)[number] | 'stock'>

/**
 * The rows of stock that an act has moved, where from that nothing follows but how much of each is reserved: the act has changed nothing else
 * that a walk reads, no project asks for the items or holds any, and there are no standing orders. Null where more may follow.
 * @param changes what the act has changed in rows that were as a walk leaves them
 */
export function unclaimedStock(
  ledger: LedgerCatalog,
  rows: Read,
  changes: readonly Change[],
): readonly StockRow[] | null {
  if (rows.standingOrders.size > 0) return null
  const moved = new Set<string>()
  for (const change of changes) {
    if ('touched' in change) continue
    const table = 'put' in change ? change.put : change.drop
    if (others.some((name) => name === table)) return null
    if (table === 'stock') moved.add('put' in change ? keyIn(change) : change.key)
  }
  if (moved.size === 0) return null
  const claimed = claimedItems(ledger, rows)
  for (const itemId of moved) if (claimed.has(itemId)) return null
  for (const { itemId } of rows.allotments.values()) if (moved.has(itemId)) return null
  return [...moved].flatMap((itemId) => rows.stock.get(itemId) ?? [])
}

const known = new WeakMap<LineUp, ReadonlySet<string>>()

/** The items that projects have to do with. */
function claimedItems(ledger: LedgerCatalog, rows: Read): ReadonlySet<string> {
  const lineUp = lineUpOf(ledger, rows)
  const items =
    known.get(lineUp) ?? new Set(lineUp.walks.flatMap(({ plan }) => plan.shares.map(({ itemId }) => itemId)))
  known.set(lineUp, items)
  return items
}
