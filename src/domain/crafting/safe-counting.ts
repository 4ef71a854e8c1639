import type { Catalog } from '../catalog/catalog.ts'
import type { CountCrafts, CraftCount } from './craft-count.ts'
import { oddsOf, type PlanOdds } from './odds.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { safeCrafts } from './safe-crafts.ts'

/** Counts crafts so that 95 of 100 players have enough, where chance decides what they give and the odds ask for it (BEY-4). */
export function safeCounting(catalog: Catalog, odds: PlanOdds): CountCrafts {
  return (item, recipe) => {
    if (recipe < 0 || oddsOf(odds, catalog.ids[item]!) === 'average') return null
    const { recipes } = catalog.itemAt(item)
    const outcomes = outcomesOf(recipes[recipe - catalog.graph.recipeStart[item]!]!.possibilities)
    return outcomes && countedOnce(outcomes)
  }
}

/** Remembers each count: a plan asks for the same amount again and again while others change. */
function countedOnce(outcomes: Outcomes): CraftCount {
  const known = new Map<number, number>()
  return (wanted) => {
    const crafts = known.get(wanted) ?? safeCrafts(outcomes, wanted)
    known.set(wanted, crafts)
    return crafts
  }
}
