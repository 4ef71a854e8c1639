import { findItem, itemName } from '../../catalog/catalog.ts'
import { canBeStock, type Item, type ItemId, type Recipe } from '../../catalog/item.ts'
import { type Refused, refused, refusedWith } from '../act-refusal.ts'
import { type CraftParts, craftParts, type Pieces, withRealAmounts } from '../craft-parts.ts'
import type { Holder } from '../held-stock.ts'
import { lackingOf } from '../lacking.ts'
import type { LedgerAct } from '../ledger-act.ts'
import type { StockRow } from '../ledger-rows.ts'
import { stockMoves } from '../stock-moves.ts'
import type { StockFacts } from './stock-facts.ts'

type Amounts = readonly { readonly itemId: ItemId; readonly amount: number }[]

type Crafted = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  /** How many pieces of the item came out of them; 0 where all failed. */
  readonly amount: number
  /** The project that is crafted for: what it holds is taken first, and it gets what it misses. */
  readonly projectId?: string | undefined
  /** The named player who crafted. */
  readonly playerId?: string | undefined
  /** How much was really used up, where it differs from what is expected. */
  readonly used?: Amounts | undefined
  /** How much of the by-products really came, where it differs from what is expected. */
  readonly gained?: Amounts | undefined
}

/**
 * Records crafts in one step. What they used up leaves the stock, the project's own first, then free stock. The product and the
 * by-products come in, and the project gets what it misses of them.
 */
const recordCraft: LedgerAct<Crafted, readonly StockRow[], StockFacts> = {
  action: 'inventory.record_craft',
  ledger: true,
  run(rows, input, acting) {
    const { itemId, recipeIndex, crafts, amount, projectId, playerId } = input
    if (projectId !== undefined && !rows.projects.has(projectId)) return refused('no-project')
    if (playerId !== undefined && !rows.players.has(playerId)) return refused('no-player')
    const item = findItem(acting.catalog, itemId)
    if (!item) return refused('no-item')
    const recipe = item.recipes[recipeIndex]
    if (!recipe) return refused('no-recipe')
    const parts = partsOf(recipe, input)
    if ('refused' in parts) return parts
    const moves = stockMoves(rows, acting)
    const said = { kind: 'crafted', projectId, playerId } as const
    const bring = (id: ItemId, pieces: number) => {
      const wanted = projectId === undefined ? 0 : moves.missing(projectId, id)
      moves.bring({ ...said, itemId: id, amount: pieces }, { allotted: Math.min(wanted, pieces) })
    }
    // By-products come in first: the seed that one plant gives back grows the next.
    for (const [id, pieces] of parts.gained) bring(id, pieces)
    const holders: readonly Holder[] = projectId === undefined ? ['free'] : [projectId, 'free']
    const lacking = lackingOf(moves, parts.used, holders, (id) => itemName(acting.catalog, id))
    if (lacking.length > 0) return refusedWith('craft-lacks', { lacking })
    for (const [id, pieces] of parts.used) moves.take({ ...said, itemId: id, amount: pieces }, holders)
    if (amount > 0) bring(itemId, amount)
    if (moves.isTooMuch()) return refused('stock-full')
    const touched = new Set([itemId, ...parts.used.keys(), ...parts.gained.keys()])
    return {
      answer: ({ stock }) => [...touched].flatMap((id) => stock.get(id) ?? []),
      changes: moves.changes(),
      entries: moves.entries,
      cause: { kind: 'craft', projectId: projectId ?? null },
      activity: activityOf(item, { crafts, amount }),
    }
  },
}

export const craftActs = { recordCraft }

function activityOf({ name, kind }: Item, { crafts, amount }: Pick<Crafted, 'crafts' | 'amount'>) {
  if (canBeStock(kind)) return { kind: 'stock.crafted', facts: { item: name, amount, crafts } } as const
  const action = kind === 'research' ? 'research' : 'build'
  return { kind: 'stock.built', facts: { item: name, amount, action } } as const
}

function partsOf(recipe: Recipe, { crafts, amount, used = [], gained = [] }: Crafted): CraftParts | Refused {
  const expected = craftParts(recipe, crafts, amount)
  const parts = {
    used: withRealAmounts(expected.used, used, [...recipe.ingredients, ...recipe.keptOnFailure]),
    gained: withRealAmounts(expected.gained, gained, recipe.byproducts),
  }
  if (!parts.used || !parts.gained) return refused('not-in-recipe')
  return { used: withoutNone(parts.used), gained: withoutNone(parts.gained) }
}

function withoutNone(pieces: Pieces): Pieces {
  return new Map([...pieces].filter(([, amount]) => amount > 0))
}
