import { readFileSync } from 'node:fs'

/** The game's tables are not in the repository; without them the facts are not checked. */
export const tablesFolder = '../shared/gamedata/tables'

export type Stack = {
  readonly item_id: number
  readonly quantity: number
  readonly item_type: 'Item' | 'Cargo'
}
export type Drop = { readonly item_stack: Stack; readonly probability: number }
export type SkillRow = { readonly skill_id: number; readonly level: number; readonly quantity: number }
export type ToolRow = { readonly tool_type: number; readonly level: number }
type Named = { readonly id: number; readonly name: string }

export type ThingRow = Named & {
  readonly tier: number
  readonly tag: string
  readonly rarity: string
  readonly item_list_id?: number
}
type StationRow = Named & { readonly category: string }
type ListRow = Named & {
  readonly possibilities: readonly { readonly probability: number; readonly items: readonly Stack[] }[]
}
export type CraftingRow = Named & {
  readonly time_requirement: number
  readonly stamina_requirement: number
  readonly building_requirement: { readonly building_type: number; readonly tier: number } | null
  readonly level_requirements: readonly SkillRow[]
  readonly tool_requirements: readonly ToolRow[]
  readonly consumed_item_stacks: readonly Stack[]
  readonly crafted_item_stacks: readonly Stack[]
  readonly actions_required: number
  readonly experience_per_progress: readonly SkillRow[]
  readonly required_knowledges: readonly number[]
  readonly required_claim_tech_id: number
  readonly is_passive: boolean
}
export type NodeRow = Named & {
  readonly tier: number
  readonly max_health: number
  /** Never destroyed: it goes with time. */
  readonly ignore_damage: boolean
  readonly on_destroy_yield: readonly Stack[]
  /** What it turns into; 0 for nothing. */
  readonly on_destroy_yield_resource_id: number
}
export type ExtractionRow = {
  readonly resource_id: number
  readonly verb_phrase: string
  readonly level_requirements: readonly SkillRow[]
  readonly tool_requirements: readonly ToolRow[]
  readonly consumed_item_stacks: readonly Stack[]
  readonly extracted_item_stacks: readonly Drop[]
  readonly experience_per_progress: readonly SkillRow[]
  readonly time_requirement: number
  readonly stamina_requirement: number
}
type EnemyRow = Named & {
  readonly tier: number
  readonly huntable: boolean
  readonly max_health: number
  readonly extracted_item_stacks: readonly Drop[]
  readonly experience_per_damage_dealt: readonly SkillRow[]
}
type ToolUseRow = {
  readonly id: number
  readonly item_id: number
  readonly tool_type: number
  readonly level: number
  readonly power: number
}
export type BuildingRow = Named & {
  readonly functions: readonly {
    readonly function_type: number
    readonly level: number
    readonly crafting_slots: number
    readonly refining_slots: number
  }[]
}
export type ConstructionRow = Named & {
  readonly building_description_id: number
  readonly time_requirement: number
  readonly stamina_requirement: number
  readonly level_requirements: readonly SkillRow[]
  readonly tool_requirements: readonly ToolRow[]
  readonly consumed_item_stacks: readonly Stack[]
  readonly consumed_cargo_stacks: readonly Stack[]
  readonly actions_required: number
  readonly experience_per_progress: readonly SkillRow[]
  readonly required_knowledges: readonly number[]
  readonly required_claim_tech_ids: readonly number[]
}
export type ClaimTechRow = Named & {
  readonly tier: number
  readonly tech_type: string
  readonly supplies_cost: number
  readonly research_time: number
  readonly requirements: readonly number[]
  readonly unlocks_techs: readonly number[]
  readonly input: readonly Stack[]
}
type TradeRow = {
  readonly traveler: string
  readonly offer_items: readonly Stack[]
  readonly required_items: readonly Stack[]
  readonly required_knowledges: readonly number[]
  readonly level_requirements: readonly SkillRow[]
}

export type GameTables = ReturnType<typeof readGameTables>

/** Reads the game's tables, to check the starter catalogue with. */
export function readGameTables() {
  const items = read<ThingRow>('item_desc').map((row) => [`${row.id}`, row] as const)
  const cargo = read<ThingRow>('cargo_desc').map((row) => [`c${row.id}`, row] as const)
  const things: ReadonlyMap<string, ThingRow> = new Map([...items, ...cargo])
  return {
    things,
    lists: byId(read<ListRow>('item_list_desc')),
    crafting: read<CraftingRow>('crafting_recipe_desc'),
    nodes: read<NodeRow>('resource_desc'),
    extraction: read<ExtractionRow>('extraction_recipe_desc'),
    enemies: read<EnemyRow>('enemy_desc'),
    trades: read<TradeRow>('traveler_trade_order_desc'),
    skills: byId(read<Named>('skill_desc')),
    tools: byId(read<Named>('tool_type_desc')),
    toolUses: new Map(read<ToolUseRow>('tool_desc').map((row) => [`${row.item_id}`, row])),
    stations: byId(read<StationRow>('building_type_desc')),
    buildings: byId(read<BuildingRow>('building_desc')),
    construction: new Map(
      read<ConstructionRow>('construction_recipe_desc').map((row) => [row.building_description_id, row]),
    ),
    claimTech: byId(read<ClaimTechRow>('claim_tech_desc')),
    knowledge: byId(read<Named>('secondary_knowledge_desc')),
  }
}

/** The catalogue's id of the thing in a stack. */
export function stackId(stack: Stack): string {
  return `${stack.item_type === 'Cargo' ? 'c' : ''}${stack.item_id}`
}

function read<Row>(table: string): readonly Row[] {
  return JSON.parse(readFileSync(`${tablesFolder}/${table}.json`, 'utf8')) as Row[]
}

function byId<Row extends Named>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
