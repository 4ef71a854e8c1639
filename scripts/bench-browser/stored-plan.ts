import type { Item } from '#domain/catalog/item'

type Stored = Readonly<Record<string, string>>

/** The storage of a browser with a large plan: thirty deep entries from tiers 5 to 10 and a hundred items owned. */
export function busyPlan(items: readonly Item[], catalogVersion: string): Stored {
  const owned = Object.fromEntries(spread(items, 100).map(({ id }, i) => [id, 1 + i * 3]))
  return storedPlan(spread(commonFrom(items, 5), 30), owned, catalogVersion)
}

/** The storage of a browser with a plan of more than seven hundred steps: ninety entries of tiers 8 to 10, and nothing owned. */
export function latePlan(items: readonly Item[], catalogVersion: string): Stored {
  return storedPlan(spread(commonFrom(items, 8), 90), {}, catalogVersion)
}

function commonFrom(items: readonly Item[], tier: number): readonly Item[] {
  return items.filter((item) => item.recipes.length > 0 && item.tier >= tier && item.rarity === 1)
}

function spread(list: readonly Item[], count: number): readonly Item[] {
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)
}

/** @param catalogVersion '' for a plan that does not say which catalogue its recipes are numbered by */
function storedPlan(
  queued: readonly Item[],
  inventory: Readonly<Record<string, number>>,
  catalogVersion: string,
): Stored {
  const buildList = queued.map(({ id }, i) => ({ itemId: id, quantity: 1 + i * 7, recipeIndex: 0 }))
  const plan = { version: 1, catalogVersion, buildList, inventory, choices: {} }
  return { 'bit-calculator.plan': JSON.stringify(plan) }
}
