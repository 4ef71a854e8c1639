import type { Inventory } from '#domain/inventory/inventory'
import { ledgerLimits } from '#domain/settlement/limits'
import type { Outcome } from '../../../api/outcome.ts'
import { addStock } from '../../inventory-acts.ts'

/** So many kinds are added by one act. */
export const linesAtOnce = ledgerLimits.lines

/** Adds a list to the stock, so many kinds at a time; ends at the first part that is refused. */
export async function addLists(
  settlementId: string,
  amounts: Inventory,
  storageId: string | null,
): Promise<Outcome<unknown>> {
  const items = Array.from(amounts, ([itemId, quantity]) => ({ itemId, quantity }))
  let last: Outcome<unknown> = { done: true, reply: null }
  for (let from = 0; from < items.length && last.done; from += linesAtOnce)
    last = await addStock(settlementId, {
      items: items.slice(from, from + linesAtOnce),
      ...(storageId !== null && { storageId }),
    })
  return last
}
