import type { ItemId } from '#domain/catalog/item'
import type { Candidate } from './candidates.ts'
import { isUpgrade } from './inputs.ts'
import { isCoin, type Thing } from './things.ts'

/** The recipes of an item, and the others, which give it but do not make it craftable. */
export type Ways = { readonly recipes: readonly Candidate[]; readonly others: readonly Candidate[] }

/** A harvest gives back more seeds than it took, so they are kept in stock like a tool; growing them from the tier
 *  below would ask for five times as many plants per tier. */
const seedTags: ReadonlySet<string> = new Set([
  'Wild Seeds',
  'Grain Seeds',
  'Vegetable Seeds',
  'Filament Seeds',
])

export function isSeed(thing: Thing): boolean {
  return seedTags.has(thing.tag)
}

/** From this chance on, players craft for the product; below, it comes by chance. */
const likely = 0.5
/** Below this expected amount per craft the product is a find by chance and not planned. */
const find = 0.05

/** Whether the way is paid for: a node that takes bait or tribute, or a trade for goods. */
export function isPaid({ recipe }: Candidate): boolean {
  return recipe.action === 'gather' || recipe.action === 'trade'
}

/**
 * Which candidates of an item are recipes (CAT-2, decision 3):
 * - never: taking apart, rolling again, and what needs the item itself;
 * - always: raising an item's rarity, however small the chance of one try;
 * - crafts that give it at least every second time; only where there are none, crafts that give it by chance, and of those that
 *   hardly ever do only rarity rolls, which players do craft for;
 * - ways that are paid for, if they give more than a find by chance: beside crafts; alone only where the item has no source.
 * A seed and a coin, which is money, never have a recipe.
 */
export function splitWays(thing: Thing, candidates: readonly Candidate[], hasSource: boolean): Ways {
  const usable = candidates.filter((candidate) => !candidate.undoes && !candidate.needsItself)
  const real = usable.filter((candidate) => !isPaid(candidate))
  const paid = usable.filter((candidate) => isPaid(candidate) && candidate.expected >= find)
  const upgrades = real.filter(({ recipe }) => isUpgrade(recipe))
  const plain = real.filter(({ recipe }) => !isUpgrade(recipe))
  const aimed = plain.filter((candidate) => candidate.chance >= likely)
  const byChance = plain.filter((candidate) => candidate.expected >= find || candidate.rarityRoll)
  const crafts = aimed.length > 0 ? aimed : byChance
  const made = [...crafts, ...upgrades]
  const all = made.length > 0 ? [...made, ...paid] : hasSource ? [] : paid
  const recipes = isSeed(thing) || isCoin(thing) ? [] : all
  return { recipes, others: candidates.filter((candidate) => !recipes.includes(candidate)) }
}

/** Moves every recipe to the others, so that the item is gathered. */
export function gathered(ways: Ways): Ways {
  return { recipes: [], others: [...ways.recipes, ...ways.others] }
}

export type WaysById = ReadonlyMap<ItemId, Ways>
