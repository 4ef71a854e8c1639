import type { ItemId } from '#domain/catalog/item'
import { ledgerLimits } from '#domain/settlement/limits'
import type { Outcome } from '../../../api/outcome.ts'
import type { PastedAmounts } from '../../../plan/paste-list/decided-lines.ts'

/** How many kinds are taken over by one act. */
export const linesAtOnce = ledgerLimits.lines

type Items = readonly { readonly itemId: ItemId; readonly quantity: number }[]

/**
 * Takes a list over into the stock, so many kinds at a time; ends at the first part that is refused.
 * @param take one act, for one part
 * @returns which kinds were taken, and how the last part ended
 */
export async function takeLists(
  amounts: PastedAmounts,
  take: (items: Items) => Promise<Outcome<unknown>>,
): Promise<{ readonly taken: ReadonlySet<ItemId>; readonly outcome: Outcome<unknown> }> {
  const items = Array.from(amounts, ([itemId, quantity]) => ({ itemId, quantity }))
  const taken = new Set<ItemId>()
  let outcome: Outcome<unknown> = { done: true, reply: null }
  for (let from = 0; from < items.length; from += linesAtOnce) {
    const part = items.slice(from, from + linesAtOnce)
    outcome = await take(part)
    if (!outcome.done) break
    for (const { itemId } of part) taken.add(itemId)
  }
  return { taken, outcome }
}
