import type { Item, ItemId } from '#domain/catalog/item'
import { readCandidates } from './candidates.ts'
import { chooseDefaults } from './default-recipes.ts'
import { countDrops, type Drop, type Drops } from './drops.ts'
import type { GameTables } from './game-tables.ts'
import { grouped } from './grouped.ts'
import { neededBy } from './inputs.ts'
import { readNames } from './names.ts'
import { readSources, type SourcesById } from './sources.ts'
import { readThings, type Thing, type Things } from './things.ts'
import { splitWays, type Ways, type WaysById } from './ways.ts'

export type Compiled = { readonly items: readonly Item[]; readonly drops: readonly Drop[] }

/** How many sources an item lists at most: the most productive ones. */
const maxSources = 12
const noWays: Ways = { recipes: [], others: [] }

/** Compiles the game's tables into a catalogue (CAT-2). The same tables give the same items in the same order. */
export function compileCatalogue(tables: GameTables): Compiled {
  const drops = countDrops()
  const things = readThings(tables)
  const names = readNames(tables)
  const candidates = readCandidates(tables.crafting, things, names, drops)
  const sources = readSources(tables, things, names, drops)
  const ways = new Map<ItemId, Ways>()
  for (const [id, ownCandidates] of grouped(candidates, (candidate) => candidate.itemId)) {
    ways.set(id, splitWays(things.byId.get(id)!, ownCandidates))
  }
  const chosen = chooseDefaults(ways, things, sources)
  const kept = keptThings(things, chosen, sources, drops)
  return { items: kept.map((thing) => itemOf(thing, chosen, sources, drops)), drops: drops.all() }
}

/** Leaves out things without recipe, source or use. */
function keptThings(things: Things, ways: WaysById, sources: SourcesById, drops: Drops): readonly Thing[] {
  const used = usedIds(ways)
  const kept = [...things.byId.values()].flatMap((thing) =>
    ways.has(thing.id) || sources.has(thing.id) || used.has(thing.id)
      ? [thing]
      : drops.skip(`${thing.kind} without recipe, source or use`, thing.name),
  )
  return kept.sort(byTagTierName)
}

function usedIds(ways: WaysById): ReadonlySet<ItemId> {
  const named = [...ways.values()]
    .flatMap(({ recipes, others }) => [...recipes, ...others])
    .flatMap(({ recipe }) => [...neededBy(recipe), ...recipe.byproducts.map(({ itemId }) => itemId)])
  return new Set(named)
}

/** Of nine orders tried, the one that compresses best (decision 4). */
function byTagTierName(a: Thing, b: Thing): number {
  return (
    compare(a.kind, b.kind) ||
    compare(a.tag, b.tag) ||
    a.tier - b.tier ||
    compare(a.name, b.name) ||
    a.rarity - b.rarity ||
    compare(a.id, b.id)
  )
}

/** Compares code units, so that the order does not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function itemOf(thing: Thing, ways: WaysById, sources: SourcesById, drops: Drops): Item {
  const { recipes, others } = ways.get(thing.id) ?? noWays
  const places = sources.get(thing.id) ?? []
  for (const _ of places.slice(maxSources)) drops.skip('source beyond the twelfth of an item', thing.name)
  return {
    ...thing,
    recipes: recipes.map(({ recipe }) => recipe),
    otherRecipes: [...others].sort((a, b) => a.rowId - b.rowId).map(({ recipe }) => recipe),
    sources: places.slice(0, maxSources).map(({ effortEach: _, ...source }) => source),
    tool: null,
    station: null,
  }
}
