import { allItems, type Odds, type OddsKey, type PlanOdds } from './odds.ts'

/** The odds with another value for one item or the whole plan; null takes an item back to the odds of the whole plan. */
export function withOdds(odds: PlanOdds, of: OddsKey, value: Odds | null): PlanOdds {
  const next = new Map(odds)
  if (value === null || (of === allItems && value === 'average')) next.delete(of)
  else next.set(of, value)
  return next
}
