import type { ItemId } from '#domain/catalog/item'
import type { StockRow } from '#domain/settlement/ledger-rows'
import { inventoryText } from '../../../messages/inventory-text.ts'
import type { PastedAmounts } from '../../../plan/paste-list/decided-lines.ts'

const text = inventoryText.paste

/** What is done with the amounts of a list: added to the stock, or set as counted. */
export type PastedMeaning = 'add' | 'set'

type Stock = ReadonlyMap<string, Pick<StockRow, 'quantity' | 'reserved'>>

/** What a list does to one item of the stock, in words. */
export function pastedEffect(stock: Stock, itemId: ItemId, amount: number, meaning: PastedMeaning): string {
  const { quantity: before, reserved } = stock.get(itemId) ?? { quantity: 0, reserved: 0 }
  if (meaning === 'add') return text.effect(before, before + amount)
  return amount < reserved ? text.tooLow(reserved) : text.effect(before, amount)
}

/** Of a list that sets the stock, the items whose amounts are below what is reserved: they cannot be set. */
export function tooLow(stock: Stock, amounts: PastedAmounts): ReadonlySet<ItemId> {
  const low = [...amounts].filter(([itemId, amount]) => amount < (stock.get(itemId)?.reserved ?? 0))
  return new Set(low.map(([itemId]) => itemId))
}

/** What is sent of a list: where it is added, all amounts but 0; where it sets the stock, all that are not too low. */
export function amountsToTake(
  amounts: PastedAmounts,
  meaning: PastedMeaning,
  low: ReadonlySet<ItemId>,
): PastedAmounts {
  return new Map(
    [...amounts].filter(([itemId, amount]) => (meaning === 'add' ? amount > 0 : !low.has(itemId))),
  )
}
