import type { Item, Source } from '../catalog/item.ts'

/** What a number of pieces costs at a trader. */
export type Purchase = { readonly source: Source; readonly trades: number; readonly coins: number }

/** Coins for one trade: the game's tables say it in the verb of the trader, "Trade for 500 Hex Coin"; null where they ask for goods. */
export function priceOf({ type, verb }: Source): number | null {
  const [, coins] = (type === 'trade' && /^Trade for (\d+) Hex Coins?\b(?! and)/.exec(verb)) || []
  return coins === undefined ? null : Number(coins)
}

/** The cheapest purchase of that many pieces, in whole trades; null where no trader sells the item for coins. */
export function cheapestPurchase({ sources }: Pick<Item, 'sources'>, pieces: number): Purchase | null {
  const offers = sources.flatMap((source): Purchase[] => {
    const price = priceOf(source)
    const trades = Math.ceil(pieces / source.amount)
    return price === null || source.amount <= 0 ? [] : [{ source, trades, coins: trades * price }]
  })
  return offers.reduce<Purchase | null>((best, one) => (best && best.coins <= one.coins ? best : one), null)
}

/** Whether an item can only be bought: nobody gathers it. */
export function isOnlySold({ sources }: Pick<Item, 'sources'>): boolean {
  return sources.length > 0 && sources.every((source) => priceOf(source) !== null)
}
