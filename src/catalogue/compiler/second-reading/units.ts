import type { Item, ItemId } from '#domain/catalog/item'
import type { RawTables } from './raw-tables.ts'
import { type Craft, secondReading } from './second-reading.ts'

/** The base units that one piece takes on average by the default recipes, with the amounts of the second reading, not the compiler's. */
export function unitsRead(tables: RawTables, items: readonly Item[]): (id: ItemId) => number {
  const byId = new Map<string, Item>(items.map((item) => [item.id, item]))
  const known = new Map<string, number>()
  const unitsOf = (id: string): number => {
    const seen = known.get(id)
    if (seen !== undefined) return seen
    const item = byId.get(id)!
    const [recipe] = item.recipes
    const units = recipe ? unitsOfCraft(secondReading(tables, item, recipe)) : 1
    known.set(id, units)
    return units
  }
  // `takes` is used up once a craft, which gives `gives` pieces; `eachPiece` is used up once a piece.
  const unitsOfCraft = ({ takes, gives, eachPiece }: Craft): number => {
    let sum = 0
    for (const [need, amount] of takes) sum += (amount * unitsOf(need)) / gives
    for (const [need, amount] of eachPiece) sum += amount * unitsOf(need)
    return sum
  }
  return unitsOf
}
