import type { Item, ItemId } from '#domain/catalog/item'
import type { RawTables } from './raw-tables.ts'
import { secondReading } from './second-reading.ts'

/** The base units that one piece takes on average by the default ways, as the second reading has them. */
export function unitsRead(tables: RawTables, items: readonly Item[]): (id: ItemId) => number {
  const byId = new Map<string, Item>(items.map((item) => [item.id, item]))
  const known = new Map<string, number>()
  const unitsOf = (id: string): number => {
    const seen = known.get(id)
    if (seen !== undefined) return seen
    const item = byId.get(id)!
    const [recipe] = item.recipes
    let units = recipe ? 0 : 1
    if (recipe)
      for (const [need, amount] of secondReading(tables, item, recipe)) units += amount * unitsOf(need)
    known.set(id, units)
    return units
  }
  return unitsOf
}
