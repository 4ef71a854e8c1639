import type { CatalogInfo } from './catalog-info.ts'
import { type Item, itemKinds, type Source } from './item.ts'
import { compareTexts } from './listing-order.ts'
import { type CatalogPack, packFormat, sameName } from './pack-format.ts'
import { writeRecipe } from './pack-recipe.ts'
import { emptyTables, type Tables } from './pack-tables.ts'

/** Packs a catalogue into columns; `openCatalog` opens it (decision 2). */
export function packCatalog(items: readonly Item[], info: CatalogInfo): CatalogPack {
  const sorted = [...items].sort(alikeTogether)
  const tables = emptyTables(sorted)
  for (const item of sorted) writeItem(tables, item)
  // Places and names were needed for packing alone.
  const { words, places: _places, names: _names, ...columns } = tables
  return { format: packFormat, info, words: words.list, ...columns }
}

/** Sorts items that differ only in tier next to each other: their columns hardly change and compress well. */
function alikeTogether(a: Item, b: Item): number {
  return (
    compareTexts(a.kind, b.kind) ||
    compareTexts(a.tag, b.tag) ||
    compareTexts(withoutFirstWord(a.name), withoutFirstWord(b.name)) ||
    a.tier - b.tier ||
    compareTexts(a.name, b.name) ||
    a.rarity - b.rarity ||
    compareTexts(a.id, b.id)
  )
}

function withoutFirstWord(name: string): string {
  return name.slice(name.indexOf(' ') + 1)
}

function writeItem(tables: Tables, item: Item): void {
  const { items, words } = tables
  items.name.push(item.name)
  items.tier.push(item.tier)
  items.rarity.push(item.rarity)
  items.tag.push(words.place(item.tag))
  items.kind.push(itemKinds.indexOf(item.kind))
  items.recipeCount.push(item.recipes.length)
  items.sourceCount.push(item.sources.length)
  for (const recipe of item.recipes) writeRecipe(tables, recipe, item.name)
  for (const source of item.sources) writeSource(tables, source, item.name)
  writeUses(tables, item)
}

function writeSource({ sources, words }: Tables, source: Source, itemName: string): void {
  sources.type.push(words.place(source.type))
  sources.name.push(source.name === itemName ? sameName : source.name)
  sources.tier.push(source.tier)
  sources.verb.push(words.place(source.verb))
  sources.skill.push(words.place(source.skill))
  sources.level.push(source.level)
  sources.tool.push(words.place(source.tool?.name))
  sources.toolLevel.push(source.tool?.level ?? 0)
  sources.amount.push(source.amount)
  sources.effort.push(source.effort)
  sources.time.push(source.time)
  sources.stamina.push(source.stamina)
}

/** What the item is used as: a tool, a station. */
function writeUses({ tools, stations, words, places }: Tables, { id, tool, station }: Item): void {
  if (tool) {
    tools.item.push(places.get(id)!)
    tools.name.push(words.place(tool.name))
    tools.level.push(tool.level)
    tools.power.push(tool.power)
  }
  if (station) {
    stations.item.push(places.get(id)!)
    stations.name.push(words.place(station.name))
    stations.tier.push(station.tier)
    stations.slots.push(station.slots)
  }
}
