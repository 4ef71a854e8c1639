import type { Inventory } from '#domain/inventory/inventory'
import { ledgerLimits } from '#domain/settlement/limits'
import type { Outcome } from '../../../api/outcome.ts'
import { addStock, countStock } from '../../inventory-acts.ts'
import type { PastedMeaning } from './pasted-stock.ts'

/** How many kinds are taken over by one act. */
export const linesAtOnce = ledgerLimits.lines

type Lists = {
  readonly amounts: Inventory
  readonly meaning: PastedMeaning
  readonly storageId: string | null
}

/** Takes a list over into the stock, so many kinds at a time; ends at the first part that is refused. */
export async function takeLists(
  settlementId: string,
  { amounts, meaning, storageId }: Lists,
): Promise<Outcome<unknown>> {
  const take = meaning === 'add' ? addStock : countStock
  const items = Array.from(amounts, ([itemId, quantity]) => ({ itemId, quantity }))
  let last: Outcome<unknown> = { done: true, reply: null }
  for (let from = 0; from < items.length && last.done; from += linesAtOnce)
    last = await take(settlementId, {
      items: items.slice(from, from + linesAtOnce),
      ...(storageId !== null && { storageId }),
    })
  return last
}
