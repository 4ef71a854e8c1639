import { buildingRow, buildingTypeRow, claimTechRow, constructionRow, toolRow } from './building-tables.ts'
import { craftingRow, namedRow } from './crafting-tables.ts'
import { enemyRow, extractionRow, resourceRow, tradeRow } from './gathering-tables.ts'
import { conversionRow, placeableRow } from './placeable-tables.ts'
import { readRows } from './table-rows.ts'
import { cargoRow, itemListRow, itemRow } from './thing-tables.ts'

/** The tables of the game that the compiler reads (CAT-2), each a file `<name>.json`. */
export const tableNames = [
  'item_desc',
  'cargo_desc',
  'item_list_desc',
  'crafting_recipe_desc',
  'building_type_desc',
  'skill_desc',
  'tool_type_desc',
  'secondary_knowledge_desc',
  'claim_tech_desc',
  'extraction_recipe_desc',
  'resource_desc',
  'enemy_desc',
  'traveler_trade_order_desc',
  'building_desc',
  'construction_recipe_desc',
  'tool_desc',
] as const
/** Tables that a source may lack: what they tell is then missing, and nothing else. */
export const extraTableNames = ['placeable_interaction_desc', 'item_conversion_recipe_desc'] as const
export type ExtraTableName = (typeof extraTableNames)[number]
export type TableName = (typeof tableNames)[number]
/** The parsed tables by name. */
export type TableJson = Readonly<Record<TableName, unknown>> &
  Readonly<Partial<Record<ExtraTableName, unknown>>>

export type GameTables = ReturnType<typeof readGameTables>

/**
 * Checks the rows of the parsed tables.
 * @throws an error that names the table, the row and the field that is not valid
 */
export function readGameTables(json: TableJson) {
  return {
    items: readRows('item_desc', json.item_desc, itemRow),
    cargos: readRows('cargo_desc', json.cargo_desc, cargoRow),
    itemLists: readRows('item_list_desc', json.item_list_desc, itemListRow),
    crafting: readRows('crafting_recipe_desc', json.crafting_recipe_desc, craftingRow),
    buildingTypes: readRows('building_type_desc', json.building_type_desc, buildingTypeRow),
    skills: readRows('skill_desc', json.skill_desc, namedRow),
    toolTypes: readRows('tool_type_desc', json.tool_type_desc, namedRow),
    knowledge: readRows('secondary_knowledge_desc', json.secondary_knowledge_desc, namedRow),
    claimTech: readRows('claim_tech_desc', json.claim_tech_desc, claimTechRow),
    extraction: readRows('extraction_recipe_desc', json.extraction_recipe_desc, extractionRow),
    resources: readRows('resource_desc', json.resource_desc, resourceRow),
    enemies: readRows('enemy_desc', json.enemy_desc, enemyRow, 'enemy_type'),
    trades: readRows('traveler_trade_order_desc', json.traveler_trade_order_desc, tradeRow),
    buildings: readRows('building_desc', json.building_desc, buildingRow),
    construction: readRows('construction_recipe_desc', json.construction_recipe_desc, constructionRow),
    tools: readRows('tool_desc', json.tool_desc, toolRow),
    placeables:
      json.placeable_interaction_desc === undefined
        ? []
        : readRows('placeable_interaction_desc', json.placeable_interaction_desc, placeableRow),
    conversions:
      json.item_conversion_recipe_desc === undefined
        ? []
        : readRows('item_conversion_recipe_desc', json.item_conversion_recipe_desc, conversionRow),
    absent: extraTableNames.filter((name) => json[name] === undefined),
  }
}
