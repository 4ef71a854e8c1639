import { type Item, type ItemId, itemKinds, kindOfId, type Rarity, type Source } from './item.ts'
import { type CatalogPack, rowsOf, sameName, startsOf } from './pack-format.ts'
import { createRecipeReader } from './read-recipe.ts'

/**
 * Builds whole items from the columns; an id without an item becomes an 'Unknown Item' (CAL-12). A column that refers to `words` has -1 for
 * none, and no word is found there.
 */
export function createItemReader(pack: CatalogPack): (index: number) => Item {
  const recipeStart = startsOf(pack.items.recipeCount)
  const sourceStart = startsOf(pack.items.sourceCount)
  const readRecipe = createRecipeReader(pack)
  const readSource = createSourceReader(pack)
  const usesAt = createUseReader(pack)
  return (index) => {
    const id = pack.items.id[index] as ItemId
    const name = pack.items.name[index]
    if (name === undefined) return unknownItem(id)
    return {
      id,
      name,
      tier: pack.items.tier[index]!,
      rarity: pack.items.rarity[index] as Rarity,
      tag: pack.words[pack.items.tag[index]!] ?? '',
      kind: itemKinds[pack.items.kind[index]!] ?? 'item',
      recipes: rowsOf(recipeStart, index, (row) => readRecipe(row, name)),
      // A pack has none of them: no plan goes by one.
      otherRecipes: [],
      sources: rowsOf(sourceStart, index, (row) => readSource(row, name)),
      ...usesAt(index),
    }
  }
}

/** Reads the skills that an item is crafted or gathered with, without building the whole item. */
export function createSkillReader({
  items,
  recipes,
  sources,
  words,
}: CatalogPack): (index: number) => string[] {
  const recipeStart = startsOf(items.recipeCount)
  const sourceStart = startsOf(items.sourceCount)
  return (index) => {
    const skills = [
      ...rowsOf(recipeStart, index, (row) => words[recipes.skill[row]!]),
      ...rowsOf(sourceStart, index, (row) => words[sources.skill[row]!]),
    ]
    return [...new Set(skills)].filter((skill) => skill !== undefined)
  }
}

/** Stands for an item that the catalogue lacks: a base item without a tier (CAL-12). */
export function unknownItem(id: ItemId): Item {
  return {
    id,
    name: 'Unknown Item',
    tier: -1,
    rarity: 1,
    tag: '',
    kind: kindOfId(id),
    recipes: [],
    otherRecipes: [],
    sources: [],
    tool: null,
    station: null,
  }
}

function createSourceReader({ sources, words }: CatalogPack): (row: number, itemName: string) => Source {
  return (row, itemName) => {
    const tool = words[sources.tool[row]!]
    return {
      type: words[sources.type[row]!] as Source['type'],
      name: sources.name[row] === sameName ? itemName : sources.name[row]!,
      tier: sources.tier[row]!,
      verb: words[sources.verb[row]!] ?? '',
      skill: words[sources.skill[row]!] ?? null,
      level: sources.level[row]!,
      tool: tool === undefined ? null : { name: tool, level: sources.toolLevel[row]! },
      amount: sources.amount[row]!,
      effort: sources.effort[row]!,
      time: sources.time[row]!,
      stamina: sources.stamina[row]!,
    }
  }
}

function createUseReader({
  tools,
  stations,
  words,
}: CatalogPack): (index: number) => Pick<Item, 'tool' | 'station'> {
  const toolRow = new Map(tools.item.map((item, row) => [item, row]))
  const stationRow = new Map(stations.item.map((item, row) => [item, row]))
  return (index) => {
    const tool = toolRow.get(index)
    const station = stationRow.get(index)
    return {
      tool:
        tool === undefined
          ? null
          : { name: words[tools.name[tool]!] ?? '', level: tools.level[tool]!, power: tools.power[tool]! },
      station:
        station === undefined
          ? null
          : {
              name: words[stations.name[station]!] ?? '',
              tier: stations.tier[station]!,
              slots: stations.slots[station]!,
            },
    }
  }
}
