import type { Catalog } from '../catalog/catalog.ts'
import type { CountCrafts, CraftCount } from './craft-count.ts'
import { oddsOf, type PlanOdds } from './odds.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { safeCrafts } from './safe-crafts.ts'

/** Counts the crafts of what chance decides, where the odds ask for it, so that 95 of 100 players have enough (BEY-4). */
export function safeCounting(catalog: Catalog, odds: PlanOdds): CountCrafts {
  return (item, recipe) => {
    if (recipe < 0 || oddsOf(odds, catalog.ids[item]!) === 'average') return null
    const { recipes } = catalog.itemAt(item)
    const outcomes = outcomesOf(recipes[recipe - catalog.graph.recipeStart[item]!]!.possibilities)
    return outcomes && countedOnce(outcomes)
  }
}

/** A plan asks for the same amount again and again while others change. */
function countedOnce(outcomes: Outcomes): CraftCount {
  const known = new Map<number, number>()
  return (wanted) => {
    const crafts = known.get(wanted) ?? safeCrafts(outcomes, wanted)
    known.set(wanted, crafts)
    return crafts
  }
}
