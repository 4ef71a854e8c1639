import type { Possibility } from '../catalog/item.ts'

/** What luck can do to a number of crafts (BEY-4). */
export type Chance = {
  /** Expected amount those crafts give. */
  readonly expected: number
  /** The least and the most they can give. */
  readonly least: number
  readonly most: number
  /** Chance, 0..1, that they give at least what is missing. */
  readonly enough: number
  /** Crafts after which 95 of 100 players have what is missing. */
  readonly safeCrafts: number
}

/** How sure "safe" is. */
export const safeProbability = 0.95

/** Above this many table cells the sum of the crafts is taken as normally distributed. */
const tableLimit = 500_000

/**
 * Expected, range and 95 % safe count for `missing` pieces (above zero) by `crafts` crafts of a random recipe; null
 * where the output is certain.
 */
export function chanceOf(
  possibilities: readonly Possibility[],
  missing: number,
  crafts: number,
): Chance | null {
  const outcomes = withNothing(possibilities)
  if (varianceOf(outcomes) === 0) return null
  const amounts = outcomes.map(({ amount }) => amount)
  const reach = (count: number) => chanceToReach(outcomes, missing, count)
  return {
    expected: crafts * meanOf(outcomes),
    least: crafts * Math.min(...amounts),
    most: crafts * Math.max(...amounts),
    enough: reach(crafts),
    safeCrafts: fewestCrafts(reach, Math.max(1, Math.ceil(missing / Math.max(...amounts)))),
  }
}

/** Whether luck decides what a craft gives. */
export function isByChance(possibilities: readonly Possibility[]): boolean {
  return possibilities.length > 0 && varianceOf(withNothing(possibilities)) > 0
}

/** The outcomes with the chance of getting nothing filled in. */
export function withNothing(possibilities: readonly Possibility[]): readonly Possibility[] {
  const rest = 1 - possibilities.reduce((sum, { probability }) => sum + probability, 0)
  // Chances are written with six decimals; less than half of the last one is rounding, not luck.
  return rest > 5e-7 ? [{ amount: 0, probability: rest }, ...possibilities] : possibilities
}

/** The fewest crafts from `first` on whose chance is safe; more crafts never lower it. */
function fewestCrafts(chance: (count: number) => number, first: number): number {
  let high = first
  while (chance(high) < safeProbability) high *= 2
  let low = Math.max(first - 1, Math.floor(high / 2))
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (chance(middle) >= safeProbability) high = middle
    else low = middle
  }
  return high
}

function chanceToReach(outcomes: readonly Possibility[], wanted: number, crafts: number): number {
  if (crafts * wanted * outcomes.length <= tableLimit) return exactChance(outcomes, wanted, crafts)
  const mean = crafts * meanOf(outcomes)
  const deviation = Math.sqrt(crafts * varianceOf(outcomes))
  // Half a piece of grace because amounts are whole.
  return deviation === 0 ? Number(mean >= wanted) : 1 - normalBelow((wanted - 0.5 - mean) / deviation)
}

/** One craft after the other over a table of how much is there; from `wanted` on it is enough. */
function exactChance(outcomes: readonly Possibility[], wanted: number, crafts: number): number {
  let chances = new Float64Array(wanted + 1)
  chances[0] = 1
  for (let craft = 0; craft < crafts; craft++) {
    const next = new Float64Array(wanted + 1)
    for (let held = 0; held <= wanted; held++) {
      if (chances[held] === 0) continue
      for (const { amount, probability } of outcomes) {
        next[Math.min(wanted, held + Math.floor(amount))]! += chances[held]! * probability
      }
    }
    chances = next
  }
  return chances[wanted]!
}

function meanOf(outcomes: readonly Possibility[]): number {
  return outcomes.reduce((sum, { amount, probability }) => sum + amount * probability, 0)
}

function varianceOf(outcomes: readonly Possibility[]): number {
  const mean = meanOf(outcomes)
  return outcomes.reduce((sum, { amount, probability }) => sum + probability * (amount - mean) ** 2, 0)
}

/** Chance that a standard normal value lies below `z`, to seven digits (Abramowitz and Stegun 7.1.26). */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x)
  return z >= 0 ? 1 - tail / 2 : tail / 2
}
