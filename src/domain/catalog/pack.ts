import type { CatalogInfo } from './catalog-info.ts'
import {
  type Item,
  type ItemId,
  type ItemQuantity,
  itemKinds,
  type Recipe,
  recipeActions,
  type Source,
} from './item.ts'
import { compareTexts } from './listing-order.ts'
import { type CatalogPack, packFormat, type StackColumns, sameName } from './pack-format.ts'

/** Packs a catalogue into columns; `openCatalog` opens it (decision 2). */
export function packCatalog(items: readonly Item[], info: CatalogInfo): CatalogPack {
  const sorted = [...items].sort(alikeTogether)
  const tables = emptyTables(sorted)
  for (const item of sorted) writeItem(tables, item)
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

type Tables = ReturnType<typeof emptyTables>
type NumberColumns<Name extends string> = { [column in Name]: number[] }

function emptyTables(items: readonly Item[]) {
  return {
    words: createWords(),
    places: new Map<ItemId, number>(items.map((item, index) => [item.id, index])),
    names: new Map<ItemId, string>(items.map((item) => [item.id, item.name])),
    items: {
      id: items.map((item): string => item.id),
      name: [] as string[],
      ...columns('tier', 'rarity', 'tag', 'kind', 'recipeCount', 'sourceCount'),
    },
    recipes: columns(
      'action',
      'name',
      'ingredientCount',
      'catalystCount',
      'keptOnFailureCount',
      'byproductCount',
      'possibilityCount',
      'knowledgeCount',
      'requireCount',
      'outputQuantity',
      'building',
      'buildingTier',
      'skill',
      'level',
      'tool',
      'toolLevel',
      'effort',
      'time',
      'stamina',
      'xp',
      'claimTech',
      'supplies',
      'flags',
    ),
    ingredients: columns('item', 'quantity'),
    catalysts: columns('item', 'quantity'),
    keptOnFailure: columns('item', 'quantity'),
    byproducts: columns('item', 'quantity'),
    possibilities: columns('amount', 'probability'),
    knowledge: [] as number[],
    requires: [] as number[],
    sources: {
      name: [] as string[],
      ...columns(
        'type',
        'tier',
        'verb',
        'skill',
        'level',
        'tool',
        'toolLevel',
        'amount',
        'effort',
        'time',
        'stamina',
      ),
    },
    tools: columns('item', 'name', 'level', 'power'),
    stations: columns('item', 'name', 'tier', 'slots'),
  }
}

function columns<Name extends string>(...names: readonly Name[]): NumberColumns<Name> {
  return Object.fromEntries(names.map((name): [Name, number[]] => [name, []])) as NumberColumns<Name>
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

function writeRecipe(tables: Tables, recipe: Recipe, itemName: string): void {
  const { recipes, words } = tables
  const firstName = tables.names.get(recipe.ingredients[0]?.itemId ?? ('' as ItemId))
  recipes.action.push(recipeActions.indexOf(recipe.action))
  recipes.name.push(words.place(nameTemplate(recipe.name, itemName, firstName)))
  recipes.ingredientCount.push(writeStacks(tables, tables.ingredients, recipe.ingredients))
  recipes.catalystCount.push(writeStacks(tables, tables.catalysts, recipe.catalysts))
  recipes.keptOnFailureCount.push(writeStacks(tables, tables.keptOnFailure, recipe.keptOnFailure))
  recipes.byproductCount.push(writeStacks(tables, tables.byproducts, recipe.byproducts))
  recipes.possibilityCount.push(recipe.possibilities.length)
  for (const { amount, probability } of recipe.possibilities) {
    tables.possibilities.amount.push(amount)
    tables.possibilities.probability.push(probability)
  }
  recipes.knowledgeCount.push(recipe.knowledge.length)
  for (const topic of recipe.knowledge) tables.knowledge.push(words.place(topic))
  recipes.requireCount.push(recipe.requires.length)
  for (const id of recipe.requires) tables.requires.push(placeOf(tables, id))
  recipes.outputQuantity.push(recipe.outputQuantity)
  recipes.building.push(words.place(recipe.building?.name))
  recipes.buildingTier.push(recipe.building?.tier ?? 0)
  recipes.skill.push(words.place(recipe.skill))
  recipes.level.push(recipe.level)
  recipes.tool.push(words.place(recipe.tool?.name))
  recipes.toolLevel.push(recipe.tool?.level ?? 0)
  recipes.effort.push(recipe.effort)
  recipes.time.push(recipe.time)
  recipes.stamina.push(recipe.stamina)
  recipes.xp.push(recipe.xp)
  recipes.claimTech.push(words.place(recipe.claimTech))
  recipes.supplies.push(recipe.supplies)
  recipes.flags.push((recipe.passive ? 1 : 0) + (recipe.orBetter ? 2 : 0))
}

/** Most recipe names are a verb and the name of the product or first ingredient, which the pack has already. */
function nameTemplate(name: string, product: string, first: string | undefined): string {
  const template = name.replace(product, '{0}')
  return first ? template.replace(first, '{1}') : template
}

function writeStacks(
  tables: Tables,
  columns: NumberColumns<keyof StackColumns>,
  stacks: readonly ItemQuantity[],
) {
  for (const { itemId, quantity } of stacks) {
    columns.item.push(placeOf(tables, itemId))
    columns.quantity.push(quantity)
  }
  return stacks.length
}

/** An id that no item has gets an index after all items; it is shown as 'Unknown Item' (CAL-12). */
function placeOf({ places, items }: Tables, id: ItemId): number {
  const known = places.get(id)
  if (known !== undefined) return known
  places.set(id, items.id.length)
  return items.id.push(id) - 1
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

/** Collects every text once, in the order of its first use; -1 stands for none. */
function createWords() {
  const list: string[] = []
  const places = new Map<string, number>()
  return {
    list,
    place(text: string | null | undefined): number {
      if (text === null || text === undefined) return -1
      const known = places.get(text)
      if (known !== undefined) return known
      places.set(text, list.length)
      return list.push(text) - 1
    },
  }
}
