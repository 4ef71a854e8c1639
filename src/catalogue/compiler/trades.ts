import type { ItemId, Source } from '#domain/catalog/item'
import { plainRecipe } from '#domain/catalog/plain-recipe'
import type { Candidate } from './candidates.ts'
import type { Drops } from './drops.ts'
import type { TradeRow } from './gathering-tables.ts'
import type { Names } from './names.ts'
import { expectedAmounts } from './outcomes.ts'
import { waysPaidBy } from './paid-ways.ts'
import { amountsOf, idOf, isCoin, isKnown, type Things } from './things.ts'

/** A trade for coins alone: a place to buy the item (CAT-2). A trade that takes goods is a recipe instead. */
export type CoinTrade = { readonly source: Source; readonly coins: number }

/** Reads the trades that take goods, or goods and coins. */
export function readGoodsTrades(
  rows: readonly TradeRow[],
  things: Things,
  names: Names,
  drops: Drops,
): readonly Candidate[] {
  return rows
    .filter((row) => !isForCoins(row, things))
    .flatMap((row) => {
      if (![...row.offer_items, ...row.required_items].every((stack) => isKnown(things, stack))) {
        return drops.skip('trade that names an unknown item', row.traveler)
      }
      const need = row.level_requirements[0]
      const recipe = {
        ...plainRecipe('trade', `Trade with ${row.traveler.trim()}`),
        ingredients: amountsOf(row.required_items),
        skill: names.skill(need),
        level: need?.level ?? 0,
        knowledge: row.required_knowledges.map(names.knowledge),
      }
      return waysPaidBy({ rowId: row.id, recipe, gives: expectedAmounts(row.offer_items, things) })
    })
}

/** Reads what can be bought for coins alone. */
export function readCoinTrades(
  rows: readonly TradeRow[],
  things: Things,
  names: Names,
): readonly { readonly itemId: ItemId; readonly bought: CoinTrade }[] {
  return rows
    .filter((row) => isForCoins(row, things))
    .flatMap((row) => {
      const need = row.level_requirements[0]
      const coins = row.required_items.reduce((sum, stack) => sum + stack.quantity, 0)
      return [...expectedAmounts(row.offer_items, things)].map(([itemId, amount]) => ({
        itemId,
        bought: {
          coins,
          source: {
            type: 'trade' as const,
            name: row.traveler.trim(),
            // A trader has no tier.
            tier: -1,
            verb: buyingVerb(row, things, names),
            skill: names.skill(need),
            level: need?.level ?? 0,
            tool: null,
            amount,
            effort: 0,
            time: 0,
            stamina: 0,
          },
        },
      }))
    })
}

function isForCoins(row: TradeRow, things: Things): boolean {
  return row.required_items.every((stack) => isCoin(things.byId.get(idOf(stack))))
}

function buyingVerb(row: TradeRow, things: Things, names: Names): string {
  const price = row.required_items.map((stack) => `${stack.quantity} ${things.byId.get(idOf(stack))!.name}`)
  const known = row.required_knowledges.map(names.knowledge)
  return [
    'Trade',
    ...(price.length > 0 ? [`for ${price.join(', ')}`] : []),
    ...(known.length > 0 ? [`(needs ${known.join(', ')})`] : []),
  ].join(' ')
}
