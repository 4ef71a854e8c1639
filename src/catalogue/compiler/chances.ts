import type { Possibility } from '#domain/catalog/item'

const million = 1_000_000
/** The largest rounding error, in millionths: far below one millionth, and far above the errors of the tables' seven digits. */
const noise = 0.01

/**
 * Rounds chances to whole millionths without changing their sum (CAT-2). Each is rounded down; the missing millionths are
 * added to the largest amounts, so that the yield is never understated: with a chance of 1 in 3, three crafts give one.
 */
export function inMillionths(chances: ReadonlyMap<number, number>): readonly Possibility[] {
  const byAmount = [...chances]
    .filter(([amount, probability]) => amount > 0 && probability > 0)
    .sort(([a], [b]) => b - a)
  const total = byAmount.reduce((sum, [, probability]) => sum + probability, 0)
  const floors = byAmount.map(([, probability]) => Math.floor(probability * million + noise))
  let missing = Math.ceil(total * million - noise) - floors.reduce((sum, floor) => sum + floor, 0)
  const rounded = byAmount.map(([amount], index) => {
    const extra = missing > 0 ? 1 : 0
    missing -= extra
    return { amount, probability: (floors[index]! + extra) / million }
  })
  return rounded.filter(({ probability }) => probability > 0).reverse()
}

/** An expected amount rounded up to the millionth: of what comes along in 1 of 3 crafts, three crafts give one. */
export function roundedAmount(amount: number): number {
  return Math.ceil(amount * million - noise) / million
}
