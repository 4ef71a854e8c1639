import type { ClaimTechRow, ConstructionRow } from './building-tables.ts'
import type { CraftingRow } from './crafting-tables.ts'
import type { GameTables } from './game-tables.ts'
import type { ExtractionRow, ResourceRow, TradeRow } from './gathering-tables.ts'
import type { StackRow } from './table-rows.ts'
import type { CargoRow, ItemListRow, ItemRow } from './thing-tables.ts'

/** Tables for tests: the given rows, some names, and no other rows. */
export function smallTables(tables: Partial<GameTables>): GameTables {
  return {
    items: [],
    cargos: [],
    itemLists: [],
    crafting: [],
    buildingTypes: [{ id: 20, name: 'Carpentry Station', category: 'Crafting' }],
    skills: [
      { id: 1, name: 'ANY' },
      { id: 3, name: 'Carpentry' },
    ],
    toolTypes: [{ id: 2, name: 'Saw' }],
    knowledge: [{ id: 77, name: 'Plank Lore' }],
    claimTech: [],
    extraction: [],
    resources: [],
    enemies: [],
    trades: [],
    buildings: [],
    construction: [],
    tools: [],
    placeables: [],
    conversions: [],
    absent: [],
    ...tables,
  }
}

export function anItem(id: number, name: string, more: Partial<ItemRow> = {}): ItemRow {
  return { id, name, tier: 1, tag: '', rarity: 'Common', item_list_id: 0, ...more }
}

export function aCargo(id: number, name: string, more: Partial<CargoRow> = {}): CargoRow {
  return { id, name, tier: 1, tag: '', rarity: 'Common', ...more }
}

export function items(itemId: number, quantity = 1): StackRow {
  return { item_id: itemId, quantity, item_type: 'Item' }
}

export function cargos(cargoId: number, quantity = 1): StackRow {
  return { item_id: cargoId, quantity, item_type: 'Cargo' }
}

/** A random list; each possibility is a weight and the stacks it gives. */
export function aList(id: number, ...possibilities: [number, ...StackRow[]][]): ItemListRow {
  return {
    id,
    possibilities: possibilities.map(([probability, ...stacks]) => ({ probability, items: stacks })),
  }
}

export function aCraft(
  id: number,
  name: string,
  consumed: StackRow[],
  crafted: StackRow[],
  more: Partial<CraftingRow> = {},
): CraftingRow {
  return {
    id,
    name,
    time_requirement: 1.6,
    stamina_requirement: 0.75,
    building_requirement: { building_type: 20, tier: 1 },
    level_requirements: [{ skill_id: 3, level: 1 }],
    tool_requirements: [],
    consumed_item_stacks: consumed,
    crafted_item_stacks: crafted,
    required_claim_tech_id: 0,
    required_knowledges: [],
    experience_per_progress: [],
    actions_required: 10,
    is_passive: false,
    ...more,
  }
}

export function aNode(id: number, name: string, more: Partial<ResourceRow> = {}): ResourceRow {
  return {
    id,
    name,
    tier: 1,
    tag: 'Tree',
    max_health: 100,
    ignore_damage: false,
    on_destroy_yield: [],
    on_destroy_yield_resource_id: 0,
    on_destroy_yield_resource_chance: 1,
    ...more,
  }
}

/** Gathering from a node; each drop is a chance per point of effort and a stack. */
export function anExtraction(id: number, nodeId: number, ...drops: [number, StackRow][]): ExtractionRow {
  return {
    id,
    resource_id: nodeId,
    verb_phrase: 'Chop',
    extracted_item_stacks: drops.map(([probability, item_stack]) => ({ item_stack, probability })),
    consumed_item_stacks: [],
    tool_requirements: [],
    level_requirements: [],
    experience_per_progress: [],
    required_knowledges: [],
    time_requirement: 1.6,
    stamina_requirement: 0.75,
  }
}

export function aTech(id: number, name: string, more: Partial<ClaimTechRow> = {}): ClaimTechRow {
  return {
    id,
    name,
    tier: 4,
    tech_type: 'Settlement',
    supplies_cost: 0,
    research_time: 0,
    requirements: [],
    unlocks_techs: [],
    input: [],
    ...more,
  }
}

/** What it takes to build the building of the same number. */
export function aConstruction(
  id: number,
  name: string,
  consumed: StackRow[],
  more: Partial<ConstructionRow> = {},
): ConstructionRow {
  return {
    id,
    name,
    building_description_id: id,
    time_requirement: 2,
    stamina_requirement: 0.75,
    level_requirements: [{ skill_id: 3, level: 1 }],
    tool_requirements: [],
    consumed_item_stacks: consumed,
    consumed_cargo_stacks: [],
    experience_per_progress: [],
    required_knowledges: [],
    required_claim_tech_ids: [],
    actions_required: 50,
    ...more,
  }
}

export function aTrade(
  id: number,
  traveler: string,
  offer: StackRow[],
  price: StackRow[],
  more: Partial<TradeRow> = {},
): TradeRow {
  return {
    id,
    traveler,
    offer_items: offer,
    required_items: price,
    level_requirements: [],
    required_knowledges: [],
    ...more,
  }
}
