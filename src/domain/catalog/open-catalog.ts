import type { Catalog } from './catalog.ts'
import { packOfToday } from './former-pack.ts'
import { type Item, type ItemId, itemKinds } from './item.ts'
import { openGraph } from './open-graph.ts'
import { type CatalogPack, packFormat } from './pack-format.ts'
import { createItemReader, createSkillReader } from './read-item.ts'

/**
 * Opens a packed catalogue for use (CAL-13).
 * @param packed in today's format or a former one (BEY-14)
 * @throws an error with a message for users if the pack has another format or its columns do not fit together
 */
export function openCatalog(packed: CatalogPack): Catalog {
  const pack = packOfToday(packed)
  if (pack?.format !== packFormat) throw new Error('This catalogue was made for another version of the app.')
  requireSameLengths(pack)
  const ids = pack.items.id as readonly string[] as readonly ItemId[]
  const size = pack.items.name.length
  const unknown = ids.length - size
  const readItem = createItemReader(pack)
  const decoration = pack.words.indexOf('Decoration')
  const items: (Item | undefined)[] = []
  return {
    info: pack.info,
    size,
    ids,
    names: [...pack.items.name, ...new Array<string>(unknown).fill('Unknown Item')],
    // The last ids have no other fields, since only recipes name them: tier -1, and the lowest rarity.
    tiers: Int16Array.from(ids, (_, index) => pack.items.tier[index] ?? -1),
    rarities: Uint8Array.from(ids, (_, index) => pack.items.rarity[index] ?? 1),
    kindAt: (index) => itemKinds[pack.items.kind[index] ?? 0] ?? 'item',
    isDecoration: (index) => pack.items.tag[index] === decoration,
    indexById: new Map(ids.map((id, index) => [id, index])),
    graph: openGraph(pack),
    itemAt(index) {
      items[index] ??= readItem(index)
      return items[index]
    },
    skillsAt: createSkillReader(pack),
    toolItems: pack.tools.item,
    stationItems: pack.stations.item,
  }
}

/** A pack that was cut off on the way must not open with a part of its rows. */
function requireSameLengths(pack: CatalogPack): void {
  const { id, ...itemColumns } = pack.items
  const stacks = [pack.ingredients, pack.catalysts, pack.keptOnFailure, pack.byproducts]
  const { recipes, possibilities, sources, tools, stations } = pack
  const tables = [itemColumns, recipes, ...stacks, possibilities, sources, tools, stations]
  for (const table of tables) {
    const lengths = Object.values(table).map((column) => column.length)
    if (new Set(lengths).size > 1) throw damaged()
  }
  // The ids without a name are items that only recipes name.
  if (id.length < itemColumns.name.length) throw damaged()
  const belongs: readonly (readonly [readonly number[], number])[] = [
    [pack.items.recipeCount, pack.recipes.name.length],
    [pack.items.sourceCount, pack.sources.name.length],
    [pack.recipes.ingredientCount, pack.ingredients.item.length],
    [pack.recipes.catalystCount, pack.catalysts.item.length],
    [pack.recipes.keptOnFailureCount, pack.keptOnFailure.item.length],
    [pack.recipes.byproductCount, pack.byproducts.item.length],
    [pack.recipes.possibilityCount, pack.possibilities.amount.length],
    [pack.recipes.knowledgeCount, pack.knowledge.length],
    [pack.recipes.requireCount, pack.requires.length],
  ]
  for (const [counts, total] of belongs) {
    if (counts.reduce((sum, count) => sum + count, 0) !== total) throw damaged()
  }
  const isOutside = (place: number) => !(place >= 0 && place < id.length)
  const places = [...stacks, pack.tools, pack.stations].map(({ item }) => item)
  if ([...places, pack.requires].some((column) => column.some(isOutside))) throw damaged()
}

function damaged(): Error {
  return new Error('The catalogue arrived damaged.')
}
