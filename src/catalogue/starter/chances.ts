import type { Possibility } from '#domain/catalog/item'

/** Amount -> weight of a random craft; amount 0 is the craft that gives nothing of it. */
export type Chances = { readonly weights: Readonly<Record<number, number>> }

const million = 1_000_000
/** In millionths: far below one, and far above rounding errors. */
const noise = 0.01

/** A random craft whose outcomes differ in weight. */
export function chances(weights: Readonly<Record<number, number>>): Chances {
  return { weights }
}

/** A random craft whose outcomes are equally likely. */
export function oneOf(...amounts: readonly number[]): Chances {
  return chances(Object.fromEntries(amounts.map((amount) => [amount, 1])))
}

/** A by-product: one piece in that share of the crafts. */
export function sometimes(share: number): Chances {
  return chances({ 0: 1 - share, 1: share })
}

/**
 * The outcomes that give something, smallest amount first. Each probability is rounded down to a whole millionth; what their sum lacks by
 * that is added to the largest amounts, a millionth each. So three equal outcomes sum to exactly 1.
 */
export function possibilities({ weights }: Chances): readonly Possibility[] {
  const outcomes = Object.entries(weights).map(([amount, weight]) => ({ amount: Number(amount), weight }))
  const sum = outcomes.reduce((all, outcome) => all + outcome.weight, 0)
  const giving = outcomes
    .filter((outcome) => outcome.amount > 0)
    .map(({ amount, weight }) => ({ amount, exact: (weight / sum) * million }))
    .toSorted((a, b) => b.amount - a.amount)
  const total = Math.ceil(giving.reduce((all, { exact }) => all + exact, 0) - noise)
  const missing = total - giving.reduce((all, { exact }) => all + Math.floor(exact + noise), 0)
  return giving
    .map(({ amount, exact }, place) => ({
      amount,
      probability: (Math.floor(exact + noise) + (place < missing ? 1 : 0)) / million,
    }))
    .toReversed()
}

/** What a craft gives on average. */
export function expected(outcomes: readonly Possibility[]): number {
  return outcomes.reduce((all, outcome) => all + outcome.amount * outcome.probability, 0)
}
