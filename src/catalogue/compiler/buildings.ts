import type { Item, ItemId, Recipe, StationUse } from '#domain/catalog/item'
import { plainRecipe } from '#domain/catalog/plain-recipe'
import type { BuildingRow, BuildingTypeRow, ConstructionRow } from './building-tables.ts'
import type { Drops } from './drops.ts'
import type { GameTables } from './game-tables.ts'
import type { Names } from './names.ts'
import type { Research } from './research.ts'
import { amountsOf, isKnown, type Things } from './things.ts'
import { workFacts } from './work-facts.ts'

/** "The Art of Cheating": the knowledge that only the game's developers have. */
const developerKnowledge = 12345

/** The tag of a building by the category of its first function, so that decorations do not crowd a list (BEY-19). */
const kinds: Readonly<Record<string, string>> = {
  Crafting: 'Crafting Station',
  Storage: 'Storage',
  RecoveryChest: 'Storage',
  TradingPost: 'Trading',
  Barter: 'Trading',
  TownMarket: 'Trading',
  Bank: 'Trading',
  Wall: 'Wall',
  Gate: 'Gate',
  Portal: 'Housing',
  PlayerHousing: 'Housing',
  Residential: 'Housing',
  RentTerminal: 'Housing',
  Bed: 'Housing',
  Ornamental: 'Decoration',
  PremiumBuilding: 'Decoration',
  Sign: 'Decoration',
}
/** The tag of every other category: town hall, totem, waystone, watchtower and the like. */
const otherKind = 'Settlement'

type BuildingTables = Pick<GameTables, 'buildings' | 'buildingTypes' | 'construction'>

/** Reads the buildings that players build (BEY-19). What is left out is counted in `drops`. */
export function readBuildings(
  tables: BuildingTables,
  things: Things,
  names: Names,
  research: Research,
  drops: Drops,
): readonly Item[] {
  const buildings = new Map(tables.buildings.map((row) => [row.id, row]))
  const types = new Map(tables.buildingTypes.map((row) => [row.id, row]))
  return tables.construction.flatMap((row) => {
    const building = buildings.get(row.building_description_id)
    const price = [...row.consumed_item_stacks, ...row.consumed_cargo_stacks]
    if (!building) return drops.skip('construction of an unknown building', row.name)
    if (row.required_knowledges.includes(developerKnowledge) || building.is_ruins) {
      return drops.skip('building that players cannot build', row.name)
    }
    if (price.length === 0) return drops.skip('building that takes no items', row.name)
    if (!price.every((stack) => isKnown(things, stack))) {
      return drops.skip('building that names an unknown item', row.name)
    }
    return buildingOf(building, recipeOf(row, names, research), types)
  })
}

function buildingOf(row: BuildingRow, recipe: Recipe, types: ReadonlyMap<number, BuildingTypeRow>): Item {
  const category = types.get(row.functions[0]?.function_type ?? 0)?.category
  const level = Math.max(0, ...row.functions.map((use) => use.level))
  return {
    id: `b${row.id}` as ItemId,
    name: row.name.trim(),
    // -1 is without a tier.
    tier: level > 0 ? level : -1,
    rarity: 1,
    tag: category === undefined ? 'Decoration' : (kinds[category] ?? otherKind),
    kind: 'building',
    recipes: [recipe],
    otherRecipes: [],
    sources: [],
    tool: null,
    station: stationOf(row, types),
  }
}

/** The station that recipes name. Its slots are those for waiting crafts; without such, those for crafts that are worked on. */
function stationOf(row: BuildingRow, types: ReadonlyMap<number, BuildingTypeRow>): StationUse | null {
  for (const use of row.functions) {
    const type = types.get(use.function_type)
    if (type?.category !== 'Crafting') continue
    const slots = use.refining_slots > 0 ? use.refining_slots : use.crafting_slots
    return { name: type.name.trim(), tier: use.level, slots }
  }
  return null
}

function recipeOf(row: ConstructionRow, names: Names, research: Research): Recipe {
  return {
    ...plainRecipe('build', `Build ${row.name.trim()}`),
    ingredients: amountsOf([...row.consumed_item_stacks, ...row.consumed_cargo_stacks]),
    ...workFacts(row, names),
    requires: research.requiredBy(row.required_claim_tech_ids),
  }
}
