import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The game's tables as they are, for the second reading, which shares no code with the compiler. */
export type Stack = {
  readonly item_id: number
  readonly quantity: number
  readonly item_type: 'Item' | 'Cargo'
}
type Drop = { readonly item_stack: Stack; readonly probability: number }
type ThingRow = {
  readonly id: number
  readonly name: string
  readonly tier: number
  readonly rarity: string
}
type ItemRow = ThingRow & { readonly item_list_id: number }
type ListRow = {
  readonly id: number
  readonly possibilities: readonly { readonly probability: number; readonly items: readonly Stack[] }[]
}
export type CraftRow = {
  readonly actions_required: number
  readonly time_requirement: number
  readonly is_passive: boolean
  readonly level_requirements: readonly { readonly level: number }[]
  readonly consumed_item_stacks: readonly Stack[]
  readonly crafted_item_stacks: readonly Stack[]
}
type ExtractionRow = {
  readonly resource_id: number
  readonly verb_phrase: string
  readonly consumed_item_stacks: readonly Stack[]
  readonly extracted_item_stacks: readonly Drop[]
  readonly tool_requirements: readonly { readonly tool_type: number; readonly level: number }[]
}
type ResourceRow = {
  readonly id: number
  readonly name: string
  readonly max_health: number
  readonly ignore_damage: boolean
  readonly on_destroy_yield: readonly Stack[]
  readonly on_destroy_yield_resource_id: number
}
type TradeRow = {
  readonly traveler: string
  readonly offer_items: readonly Stack[]
  readonly required_items: readonly Stack[]
}
type ConstructionRow = {
  readonly building_description_id: number
  readonly consumed_item_stacks: readonly Stack[]
  readonly consumed_cargo_stacks: readonly Stack[]
}
type ToolRow = { readonly tool_type: number; readonly level: number; readonly power: number }
type TechRow = { readonly id: number; readonly input: readonly Stack[] }

export type RawTables = ReturnType<typeof readRawTables>

export function readRawTables(folder: string) {
  const read = <Row>(name: string) =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as readonly Row[]
  const lists = new Map(read<ListRow>('item_list_desc').map((row) => [row.id, row.possibilities]))
  const items = read<ItemRow>('item_desc')
  return {
    things: new Map<string, ThingRow>([
      ...items.map((row) => [String(row.id), row] as const),
      ...read<ThingRow>('cargo_desc').map((row) => [`c${row.id}`, row] as const),
    ]),
    lists: new Map(
      items.flatMap((row) => (row.item_list_id ? [[String(row.id), lists.get(row.item_list_id) ?? []]] : [])),
    ),
    crafts: read<CraftRow>('crafting_recipe_desc'),
    extractions: read<ExtractionRow>('extraction_recipe_desc'),
    resources: new Map(read<ResourceRow>('resource_desc').map((row) => [row.id, row])),
    tools: read<ToolRow>('tool_desc'),
    trades: read<TradeRow>('traveler_trade_order_desc'),
    buildings: new Map(
      read<ConstructionRow>('construction_recipe_desc').map((row) => [
        `b${row.building_description_id}`,
        row,
      ]),
    ),
    research: new Map(read<TechRow>('claim_tech_desc').map((row) => [`t${row.id}`, row])),
  }
}

export function keyOf(stack: Stack): string {
  return (stack.item_type === 'Cargo' ? 'c' : '') + stack.item_id
}
