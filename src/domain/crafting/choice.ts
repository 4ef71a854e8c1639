import type { Item, ItemId } from '../catalog/item.ts'

/** How a player wants to come by an item wherever the plan needs it (BEY-2). */
export type Choice =
  | { readonly source: 'craft'; readonly recipeIndex: number }
  | { readonly source: 'gather' }
  | { readonly source: 'elsewhere' }

/** Only the items whose way differs from the catalogue's default. */
export type Choices = ReadonlyMap<ItemId, Choice>

/** Every way to come by an item, the catalogue's default first (BEY-2). */
export function waysOf({ recipes, sources }: Item): readonly Choice[] {
  const crafts = recipes.map((_, recipeIndex): Choice => ({ source: 'craft', recipeIndex }))
  const gathering: readonly Choice[] = sources.length > 0 ? [{ source: 'gather' }] : []
  return [...crafts, ...gathering, { source: 'elsewhere' }]
}

/** The way in use: the player's own where the item has it, else the default. */
export function wayInUse(item: Item, choices: Choices): Choice {
  const ways = waysOf(item)
  const chosen = choices.get(item.id)
  return ways.find((way) => chosen !== undefined && isSameWay(way, chosen)) ?? ways[0]!
}

export function isSameWay(a: Choice, b: Choice): boolean {
  if (a.source !== 'craft' || b.source !== 'craft') return a.source === b.source
  return a.recipeIndex === b.recipeIndex
}
