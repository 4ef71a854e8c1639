import type { Possibility } from '../catalog/item.ts'

export type StepsChance = { readonly steps: number; readonly chance: number }

/** What one craft may give: `least` pieces and, by chance, some steps of `step` pieces more. */
export type Outcomes = {
  readonly least: number
  readonly step: number
  /** Each number of steps that can come, with its chance, the fewest first. */
  readonly chances: readonly StepsChance[]
  readonly mean: number
  readonly variance: number
  /** Third central moment. */
  readonly skew: number
}

/** The outcomes of a recipe; null where the output is certain. */
export function outcomesOf(possibilities: readonly Possibility[]): Outcomes | null {
  const all = wholeAmounts(withNothing(possibilities).filter(({ probability }) => probability > 0))
  const least = all[0]?.amount ?? 0
  const step = all.reduce((divisor, { amount }) => commonDivisor(divisor, amount - least), 0)
  if (step === 0) return null
  const total = all.reduce((sum, { probability }) => sum + probability, 0)
  const chances = all.map(({ amount, probability }) => ({
    steps: (amount - least) / step,
    chance: probability / total,
  }))
  const mean = all.reduce((sum, { amount, probability }) => sum + (amount * probability) / total, 0)
  const moment = (power: number) =>
    all.reduce((sum, { amount, probability }) => sum + ((amount - mean) ** power * probability) / total, 0)
  return { least, step, chances, mean, variance: moment(2), skew: moment(3) }
}

/** Whether chance decides what a craft gives. */
export function isByChance(possibilities: readonly Possibility[]): boolean {
  return possibilities.length > 0 && outcomesOf(possibilities) !== null
}

/** The outcomes with the chance of getting nothing filled in. */
export function withNothing(possibilities: readonly Possibility[]): readonly Possibility[] {
  const rest = 1 - possibilities.reduce((sum, { probability }) => sum + probability, 0)
  // Chances are written with six decimals; less than half of the last one is rounding, not chance.
  return rest > 5e-7 ? [{ amount: 0, probability: rest }, ...possibilities] : possibilities
}

/** Each amount once, the least first. Nobody gets a part of a piece: amounts are cut to whole ones. */
function wholeAmounts(possibilities: readonly Possibility[]): readonly Possibility[] {
  const byAmount = new Map<number, number>()
  for (const { amount, probability } of possibilities) {
    const whole = Math.floor(amount)
    byAmount.set(whole, (byAmount.get(whole) ?? 0) + probability)
  }
  return [...byAmount]
    .map(([amount, probability]) => ({ amount, probability }))
    .sort((a, b) => a.amount - b.amount)
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
