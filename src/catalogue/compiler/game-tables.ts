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

/** The columns that are read of each table's rows. */
const rows = {
  item_desc: itemRow,
  cargo_desc: cargoRow,
  item_list_desc: itemListRow,
  crafting_recipe_desc: craftingRow,
  building_type_desc: buildingTypeRow,
  skill_desc: namedRow,
  tool_type_desc: namedRow,
  secondary_knowledge_desc: namedRow,
  claim_tech_desc: claimTechRow,
  extraction_recipe_desc: extractionRow,
  resource_desc: resourceRow,
  enemy_desc: enemyRow,
  traveler_trade_order_desc: tradeRow,
  building_desc: buildingRow,
  construction_recipe_desc: constructionRow,
  tool_desc: toolRow,
  placeable_interaction_desc: placeableRow,
  item_conversion_recipe_desc: conversionRow,
} as const satisfies Readonly<Record<TableName | ExtraTableName, unknown>>

export type GameTables = ReturnType<typeof readGameTables>

/** The columns of a table that are read. */
export function readColumns(table: TableName | ExtraTableName): readonly string[] {
  return Object.keys(rows[table].shape)
}

/**
 * Checks the rows of the parsed tables.
 * @throws an error that names the table, the row and the field that is not valid
 */
export function readGameTables(json: TableJson) {
  return {
    items: readRows('item_desc', json.item_desc, rows.item_desc),
    cargos: readRows('cargo_desc', json.cargo_desc, rows.cargo_desc),
    itemLists: readRows('item_list_desc', json.item_list_desc, rows.item_list_desc),
    crafting: readRows('crafting_recipe_desc', json.crafting_recipe_desc, rows.crafting_recipe_desc),
    buildingTypes: readRows('building_type_desc', json.building_type_desc, rows.building_type_desc),
    skills: readRows('skill_desc', json.skill_desc, rows.skill_desc),
    toolTypes: readRows('tool_type_desc', json.tool_type_desc, rows.tool_type_desc),
    knowledge: readRows(
      'secondary_knowledge_desc',
      json.secondary_knowledge_desc,
      rows.secondary_knowledge_desc,
    ),
    claimTech: readRows('claim_tech_desc', json.claim_tech_desc, rows.claim_tech_desc),
    extraction: readRows('extraction_recipe_desc', json.extraction_recipe_desc, rows.extraction_recipe_desc),
    resources: readRows('resource_desc', json.resource_desc, rows.resource_desc),
    enemies: readRows('enemy_desc', json.enemy_desc, rows.enemy_desc, 'enemy_type'),
    trades: readRows(
      'traveler_trade_order_desc',
      json.traveler_trade_order_desc,
      rows.traveler_trade_order_desc,
    ),
    buildings: readRows('building_desc', json.building_desc, rows.building_desc),
    construction: readRows(
      'construction_recipe_desc',
      json.construction_recipe_desc,
      rows.construction_recipe_desc,
    ),
    tools: readRows('tool_desc', json.tool_desc, rows.tool_desc),
    placeables:
      json.placeable_interaction_desc === undefined
        ? []
        : readRows(
            'placeable_interaction_desc',
            json.placeable_interaction_desc,
            rows.placeable_interaction_desc,
          ),
    conversions:
      json.item_conversion_recipe_desc === undefined
        ? []
        : readRows(
            'item_conversion_recipe_desc',
            json.item_conversion_recipe_desc,
            rows.item_conversion_recipe_desc,
          ),
    absent: extraTableNames.filter((name) => json[name] === undefined),
  }
}
