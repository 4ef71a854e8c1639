import {
  type Item,
  type ItemId,
  type ItemQuantity,
  itemKinds,
  kindOfId,
  type Rarity,
  type Recipe,
  recipeActions,
  type Source,
} from './item.ts'
import { type CatalogPack, type StackColumns, sameName, starts } from './pack-format.ts'

/** Builds whole items from the columns; an id without an item becomes an 'Unknown Item' (CAL-12). */
export function createItemReader(pack: CatalogPack): (index: number) => Item {
  const recipeStart = starts(pack.items.recipeCount)
  const sourceStart = starts(pack.items.sourceCount)
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
      recipes: rows(recipeStart, index, (row) => readRecipe(row, name)),
      otherRecipes: [],
      sources: rows(sourceStart, index, (row) => readSource(row, name)),
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
  const recipeStart = starts(items.recipeCount)
  const sourceStart = starts(items.sourceCount)
  return (index) => {
    const skills = [
      ...rows(recipeStart, index, (row) => words[recipes.skill[row]!]),
      ...rows(sourceStart, index, (row) => words[sources.skill[row]!]),
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

function createRecipeReader(pack: CatalogPack): (row: number, product: string) => Recipe {
  const { recipes, words } = pack
  const ingredientStart = starts(recipes.ingredientCount)
  const catalystStart = starts(recipes.catalystCount)
  const keptOnFailureStart = starts(recipes.keptOnFailureCount)
  const byproductStart = starts(recipes.byproductCount)
  const possibilityStart = starts(recipes.possibilityCount)
  const knowledgeStart = starts(recipes.knowledgeCount)
  const requireStart = starts(recipes.requireCount)
  const stack =
    (columns: StackColumns) =>
    (row: number): ItemQuantity => ({
      itemId: pack.items.id[columns.item[row]!] as ItemId,
      quantity: columns.quantity[row]!,
    })
  return (row, product) => {
    const building = words[recipes.building[row]!]
    const tool = words[recipes.tool[row]!]
    const first = pack.items.name[pack.ingredients.item[ingredientStart[row]!]!] ?? ''
    const flags = recipes.flags[row]!
    return {
      action: recipeActions[recipes.action[row]!] ?? 'craft',
      name: (words[recipes.name[row]!] ?? '').replace('{0}', product).replace('{1}', first),
      ingredients: rows(ingredientStart, row, stack(pack.ingredients)),
      catalysts: rows(catalystStart, row, stack(pack.catalysts)),
      keptOnFailure: rows(keptOnFailureStart, row, stack(pack.keptOnFailure)),
      byproducts: rows(byproductStart, row, stack(pack.byproducts)),
      outputQuantity: recipes.outputQuantity[row]!,
      possibilities: rows(possibilityStart, row, (p) => ({
        amount: pack.possibilities.amount[p]!,
        probability: pack.possibilities.probability[p]!,
      })),
      building: building === undefined ? null : { name: building, tier: recipes.buildingTier[row]! },
      skill: words[recipes.skill[row]!] ?? null,
      level: recipes.level[row]!,
      tool: tool === undefined ? null : { name: tool, level: recipes.toolLevel[row]! },
      effort: recipes.effort[row]!,
      time: recipes.time[row]!,
      passive: (flags & 1) !== 0,
      stamina: recipes.stamina[row]!,
      xp: recipes.xp[row]!,
      knowledge: rows(knowledgeStart, row, (topic) => words[pack.knowledge[topic]!] ?? ''),
      claimTech: words[recipes.claimTech[row]!] ?? null,
      requires: rows(requireStart, row, (place) => pack.items.id[pack.requires[place]!] as ItemId),
      supplies: recipes.supplies[row]!,
      orBetter: (flags & 2) !== 0,
    }
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

function rows<Row>(start: Int32Array, owner: number, read: (row: number) => Row): Row[] {
  const list: Row[] = []
  for (let row = start[owner]!; row < start[owner + 1]!; row++) list.push(read(row))
  return list
}
