import type { Item, ItemId, ItemQuantity } from './item.ts'
import type { StackColumns } from './pack-format.ts'

/** The columns of a pack while they are filled, with the place and the name of every item by its id. */
export type Tables = ReturnType<typeof emptyTables>
type NumberColumns<Name extends string> = { [column in Name]: number[] }

export function emptyTables(items: readonly Item[]) {
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

/** Writes stacks behind those of the recipes before. @returns how many: a recipe's row has their number, and not where they begin */
export function writeStacks(
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
export function placeOf({ places, items }: Tables, id: ItemId): number {
  const known = places.get(id)
  if (known !== undefined) return known
  places.set(id, items.id.length)
  return items.id.push(id) - 1
}

/** Collects every text once, in the order of its first use; -1 means none. */
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
