import type { ItemId } from '../catalog/item.ts'

/** How a plan counts on chance: with what crafts give on average, or with so many crafts that 95 of 100 players have enough (BEY-4). */
export type Odds = 'average' | 'safe'

/** Stands for all items without odds of their own; stored and sent as "plan". */
export const allItems = 'plan'

export type OddsKey = ItemId | typeof allItems

/** Only what differs from the average: of the whole plan, and of single items. */
export type PlanOdds = ReadonlyMap<OddsKey, Odds>

export function oddsOf(odds: PlanOdds, itemId: ItemId): Odds {
  return odds.get(itemId) ?? odds.get(allItems) ?? 'average'
}

/** Whether anything is to be counted otherwise than by its average. */
export function countsSafely(odds: PlanOdds | undefined): odds is PlanOdds {
  return odds !== undefined && [...odds.values()].includes('safe')
}
