import type { ItemId, ToolUse } from '#domain/catalog/item'
import type { ToolRow } from './building-tables.ts'
import type { Names } from './names.ts'

/** What each tool is for (BEY-20). The developers' tools serve for everything: such an item keeps its first use. */
export function readTools(rows: readonly ToolRow[], names: Names): ReadonlyMap<ItemId, ToolUse> {
  const uses = new Map<ItemId, ToolUse>()
  for (const row of rows) {
    const id = String(row.item_id) as ItemId
    const tool = names.tool(row)
    if (tool && !uses.has(id)) uses.set(id, { ...tool, power: row.power })
  }
  return uses
}
