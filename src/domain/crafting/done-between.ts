import type { Inventory } from '../inventory/inventory.ts'
import type { BuildStep, StepRound } from './build-step.ts'
import { partOfStep } from './step-part.ts'
import { timesForPieces, wholePieces } from './whole-amounts.ts'

/** A round that is done so often between the crafts of a step, and what comes back by that, in whole pieces. */
export type DoneBetween = { readonly round: StepRound; readonly times: number; readonly back: number }

/**
 * What must have been done between so many crafts of a step because the inventory does not hold all that they take: ten plants from
 * one seed are grown only with six of them harvested meanwhile, where each harvest gives back 1.6 seeds (BEY-4). As little as will
 * do; empty where everything is there, or where nothing comes back.
 */
export function doneBetween(inventory: Inventory, step: BuildStep, crafts: number): readonly DoneBetween[] {
  const taken = step.ingredients.find(({ itemId }) => itemId === step.rounds[0]?.itemId)
  if (!taken || crafts === 0) return []
  const { spent } = taken.flow
  const seeds = inventory.get(taken.itemId) ?? 0
  const lying = inventory.get(step.itemId) ?? 0
  const rounds = step.rounds.map((round) => ({ round, ...limitsOf(round), times: 0 }))
  for (let turns = 0; ; turns++) {
    const back = rounds.reduce((sum, { gives, times }) => sum + wholePieces(gives * times), 0)
    const done = Math.min(crafts, Math.floor((seeds + back) / spent))
    const used = rounds.reduce((sum, { round, times }) => sum + round.uses * times, 0)
    const free = lying + partOfStep(step, done).amount - used
    const next = rounds.find(({ round, times, most }) => times < most && round.uses <= free)
    if (done === crafts || !next) break
    const ofOthers = back - wholePieces(next.gives * next.times)
    const wanted = timesForPieces(crafts * spent - seeds - ofOthers, next.gives)
    const possible = turns < mostTurns ? next.times + Math.floor(free / next.round.uses) : wanted
    next.times = Math.min(next.most, possible, wanted)
  }
  return rounds
    .filter(({ times }) => times > 0)
    .map(({ round, times, gives }) => ({ round, times, back: wholePieces(gives * times) }))
}

/** After so many turns that each gained next to nothing, it goes on in the same way: what is wanted is done at once. */
const mostTurns = 2_000

/** How often the plan does a round at most, and what comes back each time. */
function limitsOf({ itemId, crafts }: StepRound) {
  const giver = crafts.at(-1)!.step
  const gives = giver.comesWith.find((gift) => gift.itemId === itemId)?.quantityPerCraft ?? 0
  return { most: gives > 0 ? giver.crafts : 0, gives }
}
