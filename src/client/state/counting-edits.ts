import type { ItemId } from '#domain/catalog/item'
import { allItems, type Odds, type OddsKey } from '#domain/crafting/odds'
import { withOdds } from '#domain/crafting/with-odds'
import { keepBack } from '#domain/inventory/keep-back'
import { changeCalculator, type StepName } from './history.ts'

/** How a plan counts: on chance, and with how much of the stock. Apart from the other edits, because no first load needs it. */

/** Sets how an item, or the whole plan, counts on chance; null for an item that is to count as the whole plan does (BEY-4). */
export function setOdds(of: OddsKey, value: Odds | null): void {
  const name: StepName = of === allItems ? { kind: 'planOdds' } : { kind: 'odds', itemId: of }
  changeCalculator(name, ({ odds }) => ({ odds: withOdds(odds, of, value) }))
}

/** Sets how many pieces of an item no plan may use; zero or less for none. */
export function setKeptBack(itemId: ItemId, quantity: number): void {
  changeCalculator({ kind: 'keptBack', itemId }, ({ keptBack }) => ({
    keptBack: keepBack(keptBack, itemId, quantity),
  }))
}
