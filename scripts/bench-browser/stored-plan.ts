import type { Item } from '#domain/catalog/item'

/** The storage of a browser with a large plan: thirty deep entries from tiers 5 to 10 and a hundred items owned. */
export function busyPlan(items: readonly Item[], catalogVersion: string): Readonly<Record<string, string>> {
  const craftable = items.filter((item) => item.recipes.length > 0 && item.tier >= 5 && item.rarity === 1)
  const every = (list: readonly Item[], count: number) =>
    Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)
  const plan = {
    version: 1,
    catalogVersion,
    buildList: every(craftable, 30).map(({ id }, i) => ({ itemId: id, quantity: 1 + i * 7, recipeIndex: 0 })),
    inventory: Object.fromEntries(every(items, 100).map(({ id }, i) => [id, 1 + i * 3])),
    choices: {},
  }
  return { 'bit-calculator.plan': JSON.stringify(plan) }
}
