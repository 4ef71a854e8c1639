import { chanceBelow } from './chance-below.ts'
import { firstFrom } from './first-from.ts'
import type { Outcomes } from './outcomes.ts'

/** How sure "safe" is. */
export const safeProbability = 0.95

/** A chance that is short by less than this counts as reached: floating point is that inexact. */
const rounding = 1e-9

/** The standard normal value that 5 of 100 lie below, without its sign. */
const fiveOfHundred = 1.6448536269514722

/** Whether that many crafts give the wanted pieces with the safe probability. */
function isSafe(outcomes: Outcomes, crafts: number, wanted: number): boolean {
  return chanceBelow(outcomes, crafts, wanted) <= 1 - safeProbability + rounding
}

/**
 * The fewest crafts that give at least `wanted` pieces in 95 of 100 cases. One craft more never lowers the chance, so they are
 * searched for around what a normal distribution of the sum says: mean × n − 1.645 × deviation × √n = wanted.
 */
export function safeCrafts(outcomes: Outcomes, wanted: number): number {
  if (wanted <= 0) return 0
  const { mean, variance } = outcomes
  const spread = fiveOfHundred * Math.sqrt(variance)
  const root = (spread + Math.sqrt(spread * spread + 4 * mean * wanted)) / (2 * mean)
  return firstFrom(Math.ceil(root * root), (crafts) => isSafe(outcomes, crafts, wanted))
}
