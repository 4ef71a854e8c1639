import { type CraftingRow, type GameTables, stackId } from './game-tables.ts'

/** What the row calls the craft of that product. {0} is the product, {1} the first ingredient; one row writes "[0}" by mistake. */
export function nameOf(row: CraftingRow, product: string, tables: GameTables): string {
  const first = row.consumed_item_stacks[0]
  return row.name
    .replace(/[{[]0}/g, tables.things.get(product)?.name ?? '')
    .replace(/[{[]1}/g, (first && tables.things.get(stackId(first))?.name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
