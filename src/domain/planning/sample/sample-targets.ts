import type { Catalog } from '../../catalog/catalog.ts'
import type { Item, ItemId } from '../../catalog/item.ts'
import { compareListed } from '../../catalog/listing-order.ts'

/** How many parts a target has: enough for tasks that wait for each other, and few enough to look through in a minute. */
const fewest = 2
const most = 9

type Target = { readonly item: Item; readonly parts: ReadonlySet<string>; readonly skills: number }

/**
 * Up to two items that a sample settlement makes: of the lowest tier that has any, of a few parts and as many professions as possible,
 * and of different parts. They are found by this rule alone, so that every catalogue has some.
 */
export function sampleTargets(catalog: Catalog): readonly ItemId[] {
  const tiers = [...new Set(catalog.tiers)].filter((tier) => tier > 0).sort((a, b) => a - b)
  for (const tier of tiers) {
    const [first, ...others] = targetsOf(catalog, tier)
    if (!first) continue
    const inCommon = ({ parts }: Target) => [...parts].filter((id) => first.parts.has(id)).length
    // The second has at most a third of its parts in common with the first; where all have more, it is the next best.
    const second = others.find((target) => inCommon(target) <= target.parts.size / 3) ?? others[0]
    return [first, ...(second ? [second] : [])].map(({ item }) => item.id)
  }
  return []
}

/** Items of a tier that can be targets; those of the most professions come first, among them those of the most parts. */
function targetsOf(catalog: Catalog, tier: number): readonly Target[] {
  return Array.from({ length: catalog.size }, (_, index) => index)
    .filter((index) => catalog.tiers[index] === tier && catalog.kindAt(index) === 'item')
    .map((index) => catalog.itemAt(index))
    .filter(isMade)
    .map((item) => targetOf(catalog, item))
    .filter(({ parts }) => parts.size >= fewest && parts.size <= most && noneHigher(catalog, tier, parts))
    .sort((a, b) => b.skills - a.skills || b.parts.size - a.parts.size || compareListed(a.item, b.item))
}

/** Whether no part is of a higher tier than the target. */
function noneHigher({ tiers, indexById }: Catalog, tier: number, parts: ReadonlySet<string>): boolean {
  return [...parts].every((id) => tiers[indexById.get(id)!]! <= tier)
}

/** Whether an item is made by a craft that surely gives it: chance would have to be explained. */
function isMade({ recipes: [recipe] }: Item): boolean {
  return recipe !== undefined && recipe.action === 'craft' && recipe.possibilities.length === 0
}

/** Collects an item's parts and skills; stops where there are too many parts. */
function targetOf(catalog: Catalog, item: Item): Target {
  const parts = new Set<string>()
  const skills = new Set<string>()
  const open = [item]
  while (open.length > 0 && parts.size <= most) {
    const recipe = open.pop()!.recipes[0]
    if (recipe?.skill) skills.add(recipe.skill)
    for (const { itemId } of recipe?.ingredients ?? []) {
      const index = catalog.indexById.get(itemId)
      if (index === undefined || parts.has(itemId)) continue
      parts.add(itemId)
      open.push(catalog.itemAt(index))
    }
  }
  return { item, parts, skills: skills.size }
}
