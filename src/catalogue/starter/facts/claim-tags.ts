import type { BuildingRow, GameTables } from './game-tables.ts'

/** What lists of research are filtered by, by the game's type of it. */
const researchTags: Readonly<Record<string, string>> = {
  TierUpgrade: 'Claim Tier',
  Settlement: 'Township',
  MemberCount: 'Claim Members',
  MaxSupplies: 'Claim Supplies',
  ClaimArea: 'Claim Area',
  LargeHouse: 'Claim Buildings',
  TownBank: 'Claim Buildings',
  TownMarket: 'Claim Buildings',
}

export function tagOfResearch(type: string): string {
  return researchTags[type] ?? type
}

/** What lists of buildings are filtered by, by the category of the building's first function. */
const buildingTags: Readonly<Record<string, string>> = {
  Crafting: 'Crafting Station',
  Storage: 'Storage',
  RecoveryChest: 'Storage',
  TradingPost: 'Trading',
  Barter: 'Trading',
  TownMarket: 'Trading',
  Bank: 'Trading',
  Wall: 'Wall',
  Gate: 'Gate',
  Ornamental: 'Decoration',
  PremiumBuilding: 'Decoration',
  Sign: 'Decoration',
  Portal: 'Housing',
  PlayerHousing: 'Housing',
  Residential: 'Housing',
  Bed: 'Housing',
}

export function tagOfBuilding(row: BuildingRow, tables: GameTables): string {
  const first = row.functions[0]
  if (!first) return 'Decoration'
  return buildingTags[tables.stations.get(first.function_type)?.category ?? ''] ?? 'Settlement'
}
