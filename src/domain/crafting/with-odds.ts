import { allItems, type Odds, type OddsKey, type PlanOdds } from './odds.ts'

/** The odds with another value; null goes back to what the whole plan says. */
export function withOdds(odds: PlanOdds, of: OddsKey, value: Odds | null): PlanOdds {
  const next = new Map(odds)
  if (value === null || (of === allItems && value === 'average')) next.delete(of)
  else next.set(of, value)
  return next
}
