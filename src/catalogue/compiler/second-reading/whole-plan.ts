import type { Item, ItemId } from '#domain/catalog/item'
import type { RawTables } from './raw-tables.ts'
import { type Craft, secondReading } from './second-reading.ts'

/** The base units that this many of an item ask for in whole crafts by the default ways; nothing that comes along is used. */
export function wholePlanRead(
  tables: RawTables,
  items: readonly Item[],
  goal: ItemId,
  amount: number,
): number {
  const byId = new Map<string, Item>(items.map((item) => [item.id, item]))
  const crafts = new Map<string, Craft | null>()
  // Products before what they take, so that all that asks for an item is known when its crafts are counted.
  const order: string[] = []
  const visit = (id: string) => {
    if (crafts.has(id)) return
    const item = byId.get(id)!
    const [recipe] = item.recipes
    const craft = recipe ? secondReading(tables, item, recipe) : null
    crafts.set(id, craft)
    for (const need of [...(craft?.takes.keys() ?? []), ...(craft?.eachPiece.keys() ?? [])]) visit(need)
    order.unshift(id)
  }
  visit(goal)
  const asked = new Map<string, number>([[goal, amount]])
  let units = 0
  for (const id of order) {
    // A rounding error does not ask for one piece, or one craft, more.
    const pieces = Math.ceil((asked.get(id) ?? 0) - 1e-6)
    const craft = crafts.get(id)
    if (!craft) {
      units += pieces
      continue
    }
    const runs = Math.ceil(pieces / craft.gives - 1e-9)
    const ask = (need: string, more: number) => asked.set(need, (asked.get(need) ?? 0) + more)
    for (const [need, each] of craft.takes) ask(need, runs * each)
    for (const [need, each] of craft.eachPiece) ask(need, pieces * each)
  }
  return units
}
