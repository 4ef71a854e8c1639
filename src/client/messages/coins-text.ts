import { formatNumber, plural } from '#contract/sentences/numbers'

const coinsOf = (coins: number) => plural(coins, 'Hex Coin', 'Hex Coins')

/** Texts of what is bought from traders (BEY-19, BEY-17). */
export const coinsText = {
  amount: coinsOf,
  inAll: (coins: number) => `${coinsOf(coins)} still to earn`,
  buy: 'Buy',
  /** What a trader asks, where buying stands beside the ways to craft an item. */
  price: (coins: number, pieces: number, trader: string) =>
    pieces === 1
      ? `${coinsOf(coins)} each at ${trader}`
      : `${coinsOf(coins)} for ${formatNumber(pieces)} at ${trader}`,
  total: (coins: number, toGet: number) => `${coinsOf(coins)} for the ${formatNumber(toGet)} to get`,
} as const
