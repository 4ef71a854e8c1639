import type { Inventory } from '../inventory/inventory.ts'
import type { BuildStep, RoundWay } from './build-step.ts'
import { partOfStep } from './step-part.ts'
import { timesForPieces, wholePieces } from './whole-amounts.ts'

/** How many rounds of a way are done between the crafts of a step, and how many whole pieces come back by that. */
export type DoneBetween = { readonly way: RoundWay; readonly times: number; readonly back: number }

/**
 * What must be done between the crafts of a step because the inventory does not hold all that they take (BEY-4). To grow ten plants
 * from one seed, six of them must be harvested meanwhile, if each harvest gives back 1.6 seeds. It is the least that will do; empty
 * where everything is there, or where nothing comes back.
 */
export function doneBetween(inventory: Inventory, step: BuildStep, crafts: number): readonly DoneBetween[] {
  const taken = step.ingredients.find(({ itemId }) => itemId === step.rounds?.itemId)
  if (!step.rounds || !taken || crafts === 0) return []
  const { spent } = taken.flow
  // In the words of that example: the step takes seeds and gives plants; a round of a way uses plants and gives seeds.
  const seeds = inventory.get(taken.itemId) ?? 0
  const plants = inventory.get(step.itemId) ?? 0
  const ways = step.rounds.ways.filter(({ gives }) => gives > 0).map((way) => ({ way, times: 0 }))
  // Each turn grows all that the seeds allow, then has the first way that can go on harvest what it can, until the seeds suffice.
  for (let turns = 0; ; turns++) {
    const back = ways.reduce((sum, { way, times }) => sum + wholePieces(way.gives * times), 0)
    const done = Math.min(crafts, Math.floor((seeds + back) / spent))
    const used = ways.reduce((sum, { way, times }) => sum + way.uses * times, 0)
    const free = plants + partOfStep(step, done).amount - used
    const next = ways.find(({ way, times }) => times < way.giver.crafts && way.uses <= free)
    if (done === crafts || !next) break
    const { way, times } = next
    const backOfOthers = back - wholePieces(way.gives * times)
    const wanted = timesForPieces(crafts * spent - seeds - backOfOthers, way.gives)
    const possible = turns < mostTurns ? times + Math.floor(free / way.uses) : wanted
    // Never more often than the plan does it.
    next.times = Math.min(way.giver.crafts, possible, wanted)
  }
  return ways
    .filter(({ times }) => times > 0)
    .map(({ way, times }) => ({ way, times, back: wholePieces(way.gives * times) }))
}

/** A limit for turns that each gain next to nothing: after that many, the rest is taken in one turn. */
const mostTurns = 2_000
