import type { Item, ItemId, ToolUse } from '#domain/catalog/item'
import { grouped } from '#domain/grouped'
import { readBuildings } from './buildings.ts'
import { readCandidates } from './candidates.ts'
import { readConversions } from './conversions.ts'
import { chooseDefaults } from './default-recipes.ts'
import { countDrops, type Drop, type Drops } from './drops.ts'
import { type ExtraTableName, extraTableNames, type GameTables } from './game-tables.ts'
import { neededBy } from './inputs.ts'
import { readNames } from './names.ts'
import { readPaidNodes } from './paid-nodes.ts'
import { readPlaceables } from './placeables.ts'
import { readResearch } from './research.ts'
import { sideSourcesOf } from './side-sources.ts'
import { readSources, type SourcesById } from './sources.ts'
import { readThings, type Thing, type Things } from './things.ts'
import { readTools } from './tools.ts'
import { readGoodsTrades } from './trades.ts'
import { splitWays, type Ways, type WaysById } from './ways.ts'

export type Compiled = {
  readonly items: readonly Item[]
  readonly drops: readonly Drop[]
  /** Of the tables that a source may lack, those that this source has. */
  readonly extraTables: readonly ExtraTableName[]
}

/** How many sources an item lists at most: the most productive ones. */
const maxSources = 12
const noWays: Ways = { recipes: [], others: [] }

/** Compiles the game's tables into a catalogue (CAT-2). The same tables give the same items in the same order. */
export function compileCatalogue(tables: GameTables): Compiled {
  const drops = countDrops()
  for (const table of tables.absent) drops.skip('missing table: its facts are left out', table)
  const things = readThings(tables)
  const names = readNames(tables)
  const research = readResearch(tables.claimTech, things, drops)
  const buildings = readBuildings(tables, things, names, research, drops)
  const placeables = readPlaceables(tables.placeables, things)
  const paidNodes = readPaidNodes(tables, placeables, things, names)
  const candidates = [
    ...readCandidates(tables.crafting, things, names, research, drops),
    ...paidNodes.candidates,
    ...readGoodsTrades(tables.trades, things, names, drops),
    ...readConversions(tables.conversions, things, drops),
  ]
  const sources = readSources(tables, paidNodes, placeables, things, names, drops)
  const ways = new Map<ItemId, Ways>()
  for (const [id, ownCandidates] of grouped(candidates, (candidate) => candidate.itemId)) {
    ways.set(id, splitWays(things.byId.get(id)!, ownCandidates, sources.has(id)))
  }
  const chosen = chooseDefaults(ways, things, sources)
  // Buildings and research, which are never stock.
  const works = [...buildings, ...research.items]
  const used = new Set([...usedByWays(chosen), ...usedByWorks(works)])
  const kept = keptThings(things, chosen, sources, used, drops)
  const tools = readTools(tables.tools, names)
  const items = kept.map((thing) => itemOf(thing, chosen, sources, tools, drops))
  return {
    items: [...items, ...works].sort(byTagTierName),
    drops: drops.all(),
    extraTables: extraTableNames.filter((table) => !tables.absent.includes(table)),
  }
}

/** Leaves out things without recipe, source or use. */
function keptThings(
  things: Things,
  ways: WaysById,
  sources: SourcesById,
  used: ReadonlySet<ItemId>,
  drops: Drops,
): readonly Thing[] {
  return [...things.byId.values()]
    .sort(byTagTierName)
    .flatMap((thing) =>
      ways.has(thing.id) || sources.has(thing.id) || used.has(thing.id)
        ? [thing]
        : drops.skip(`${thing.kind} without recipe, source or use`, thing.name),
    )
}

function usedByWays(ways: WaysById): readonly ItemId[] {
  return [...ways.values()]
    .flatMap(({ recipes, others }) => [...recipes, ...others])
    .flatMap(({ recipe }) => [...neededBy(recipe), ...recipe.byproducts.map(({ itemId }) => itemId)])
}

function usedByWorks(works: readonly Item[]): readonly ItemId[] {
  return works.flatMap(({ recipes }) => recipes.flatMap(neededBy))
}

/** The order of items in a catalogue: of nine that were tried, the one that compresses best (decision 4). */
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

function itemOf(
  thing: Thing,
  ways: WaysById,
  sources: SourcesById,
  tools: ReadonlyMap<ItemId, ToolUse>,
  drops: Drops,
): Item {
  const { recipes, others } = ways.get(thing.id) ?? noWays
  const places = sources.get(thing.id) ?? []
  for (const _ of places.slice(maxSources)) drops.skip('source beyond the twelfth of an item', thing.name)
  return {
    ...thing,
    recipes: recipes.map(({ recipe }) => recipe),
    otherRecipes: [...others].sort((a, b) => a.rowId - b.rowId).map(({ recipe }) => recipe),
    sources:
      recipes.length === 0 && places.length === 0
        ? sideSourcesOf(thing.id, ways)
        : places.slice(0, maxSources).map(({ effortEach: _, ...source }) => source),
    tool: tools.get(thing.id) ?? null,
    station: null,
  }
}
