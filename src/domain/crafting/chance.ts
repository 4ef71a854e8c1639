import type { Possibility } from '../catalog/item.ts'
import { chanceBelow } from './chance-below.ts'
import { firstFrom } from './first-from.ts'
import { outcomesOf } from './outcomes.ts'
import { safeCrafts, safeProbability } from './safe-crafts.ts'

/** What a number of crafts may give where chance decides it (BEY-4). */
export type Chance = {
  /** Expected amount those crafts give. */
  readonly expected: number
  /** 90 of 100 players get an amount in this range: 5 get less, 5 get more. */
  readonly low: number
  readonly high: number
  /** Chance, 0..1, that they give at least what is missing. */
  readonly enough: number
  /** Crafts after which 95 of 100 players have what is missing. */
  readonly safeCrafts: number
}

/**
 * Expected amount, range and 95 % safe count for `missing` pieces (above zero) by `crafts` crafts of a random recipe; null
 * where the output is certain.
 */
export function chanceOf(
  possibilities: readonly Possibility[],
  missing: number,
  crafts: number,
): Chance | null {
  const outcomes = outcomesOf(possibilities)
  if (!outcomes) return null
  const expected = crafts * outcomes.mean
  /** The least amount such that this part of all players gets no more. */
  const amountOf = (probability: number) =>
    firstFrom(Math.round(expected) + 1, (amount) => chanceBelow(outcomes, crafts, amount) >= probability) - 1
  return {
    expected,
    low: amountOf(1 - safeProbability),
    high: amountOf(safeProbability),
    enough: 1 - chanceBelow(outcomes, crafts, missing),
    safeCrafts: safeCrafts(outcomes, missing),
  }
}
