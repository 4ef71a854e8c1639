import type { Item, ItemId } from '../catalog/item.ts'
import type { NamedAmount } from './act-refusal.ts'
import type { Holder } from './held-stock.ts'
import type { StockMoves } from './stock-moves.ts'

/** The pieces that the holders lack of those that are used, with the items' names. */
export function lackingOf(
  moves: Pick<StockMoves, 'at'>,
  used: Iterable<readonly [ItemId, number]>,
  holders: readonly Holder[],
  nameOf: (itemId: ItemId) => Item['name'],
): readonly NamedAmount[] {
  return [...used].flatMap(([itemId, pieces]) => {
    const amount = pieces - moves.at(itemId, holders)
    return amount > 0 ? [{ name: nameOf(itemId), amount }] : []
  })
}
