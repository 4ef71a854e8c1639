import type { Item, ItemId } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { rarityName } from '#domain/catalog/rarity'
import { createPlanner, type Planner } from '#domain/crafting/planner'

/** A planner over a compiled catalogue, and its items by rarity and name: 'Rare Emarium Shortsword'. */
export type GamePlanner = { readonly planner: Planner; readonly idOf: (name: string) => ItemId }

export function gamePlanner(items: readonly Item[]): GamePlanner {
  const ids = new Map(items.map(({ rarity, name, id }) => [`${rarityName(rarity)} ${name}`, id]))
  return {
    planner: createPlanner(openCatalog(packCatalog(items, { name: 'Game', date: '', version: '' }))),
    idOf: (name) => ids.get(name)!,
  }
}
