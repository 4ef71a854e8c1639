import type { Item, ItemId, ItemQuantity, Rarity } from '#domain/catalog/item'
import { circlesIn } from './circles.ts'
import type { GameTables } from './game-tables.ts'
import { type StackRow, tableFault } from './table-rows.ts'
import type { CargoRow, ItemListRow } from './thing-tables.ts'

/** An item or a cargo, without its recipes and sources. */
export type Thing = Pick<Item, 'id' | 'name' | 'tier' | 'rarity' | 'tag' | 'kind'>

/** Everything a stack of the tables can name: things, and lists that are rolled into things. */
export type Things = {
  readonly byId: ReadonlyMap<ItemId, Thing>
  readonly lists: ReadonlyMap<ItemId, ItemListRow>
}

const rarities: Readonly<Record<CargoRow['rarity'], Rarity>> = {
  Default: 1,
  Common: 1,
  Uncommon: 2,
  Rare: 3,
  Epic: 4,
  Legendary: 5,
  Mythic: 6,
}

/** Reads items and cargos, which are numbered separately (50 numbers are both), and random lists (CAT-2). */
export function readThings(tables: Pick<GameTables, 'items' | 'cargos' | 'itemLists'>): Things {
  const listById = new Map(tables.itemLists.map((list) => [list.id, list]))
  const lists = new Map<ItemId, ItemListRow>()
  const byId = new Map<ItemId, Thing>()
  for (const row of tables.items) {
    const id = String(row.id) as ItemId
    if (row.item_list_id === 0) byId.set(id, thing(id, row, 'item'))
    else lists.set(id, listById.get(row.item_list_id) ?? { id: row.item_list_id, possibilities: [] })
  }
  for (const row of tables.cargos) {
    const id = `c${row.id}` as ItemId
    byId.set(id, thing(id, row, 'cargo'))
  }
  const circle = circlesIn(new Map([...lists].map(([id, list]) => [id, idsIn(list)])))[0]
  if (circle) throw tableFault('item_list_desc', `has a list that contains itself (${circle.join(', ')})`)
  return { byId, lists }
}

function idsIn(list: ItemListRow): ItemId[] {
  return list.possibilities.flatMap((possibility) => possibility.items.map(idOf))
}

/** The catalogue's id of the thing in a stack. */
export function idOf(stack: Pick<StackRow, 'item_id' | 'item_type'>): ItemId {
  return (stack.item_type === 'Cargo' ? `c${stack.item_id}` : String(stack.item_id)) as ItemId
}

/** How much of each thing the stacks have together. */
export function amountsOf(stacks: readonly StackRow[]): readonly ItemQuantity[] {
  const sum = new Map<ItemId, number>()
  for (const stack of stacks) sum.set(idOf(stack), (sum.get(idOf(stack)) ?? 0) + stack.quantity)
  return [...sum].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/** Coins are money and never count as craftable, although some crafts can give one. */
export function isCoin(thing: Thing | undefined): boolean {
  return thing?.tag === 'Coins'
}

/** Scrap comes of gear of every rarity, and raises the rarity of other gear. */
export function isScrap(thing: Thing | undefined): boolean {
  return thing?.tag === 'Scrap'
}

export function isKnown(things: Things, stack: StackRow): boolean {
  return things.byId.has(idOf(stack)) || things.lists.has(idOf(stack))
}

function thing(id: ItemId, row: CargoRow, kind: Thing['kind']): Thing {
  return {
    id,
    name: row.name.trim(),
    tier: row.tier,
    rarity: rarities[row.rarity],
    tag: row.tag.trim(),
    kind,
  }
}
