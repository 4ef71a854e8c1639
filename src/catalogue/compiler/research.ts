import type { Item, ItemId, Recipe } from '#domain/catalog/item'
import { plainRecipe } from '#domain/catalog/plain-recipe'
import type { ClaimTechRow } from './building-tables.ts'
import type { Drops } from './drops.ts'
import { amountsOf, isKnown, type Things } from './things.ts'

/** The research of claims (BEY-19), and the ids by which recipes require it. */
export type Research = {
  readonly items: readonly Item[]
  readonly requiredBy: (techs: readonly number[]) => readonly ItemId[]
}

/** The tag of each kind of research, so that lists can be filtered by it. Research of a profession keeps the game's word. */
const kinds: Readonly<Record<string, string>> = {
  TierUpgrade: 'Claim Tier',
  Settlement: 'Township',
  MemberCount: 'Claim Members',
  MaxSupplies: 'Claim Supplies',
  ClaimArea: 'Claim Area',
  LargeHouse: 'Claim Buildings',
  TownBank: 'Claim Buildings',
  TownMarket: 'Claim Buildings',
}

/** Reads the research of claims (BEY-19). Research that costs nothing and needs nothing is left out: every claim has it. */
export function readResearch(rows: readonly ClaimTechRow[], things: Things, drops: Drops): Research {
  const known = new Map<number, Item>()
  for (const row of rows) {
    const isGiven = row.input.length === 0 && row.requirements.length === 0 && row.supplies_cost === 0
    if (isGiven) drops.skip('research that every claim has', row.name)
    else if (!row.input.every((stack) => isKnown(things, stack))) {
      drops.skip('research that names an unknown item', row.name)
    } else known.set(row.id, researchOf(row))
  }
  const requiredBy = (techs: readonly number[]) => techs.flatMap((tech) => known.get(tech)?.id ?? [])
  const withNeeds = rows.flatMap((row) => {
    const item = known.get(row.id)
    if (!item) return []
    const own = item.recipes.map((recipe) => ({ ...recipe, requires: requiredBy(row.requirements) }))
    return { ...item, recipes: [...own, ...comesWith(row)] }
  })
  return { items: withNeeds, requiredBy }

  /** A recipe for each Township that brings this research along: professions of its tier then need not be researched. */
  function comesWith({ id }: ClaimTechRow): readonly Recipe[] {
    return rows
      .filter((row) => row.unlocks_techs.includes(id) && known.has(row.id))
      .map((row) => ({
        ...plainRecipe('research', `Comes with ${row.name.trim()}`),
        requires: requiredBy([row.id]),
      }))
  }
}

function researchOf(row: ClaimTechRow): Item {
  const name = row.name.trim()
  const recipe: Recipe = {
    ...plainRecipe('research', `Research ${name}`),
    ingredients: amountsOf(row.input),
    time: row.research_time,
    supplies: row.supplies_cost,
  }
  return {
    id: `t${row.id}` as ItemId,
    name,
    // -1 is without a tier.
    tier: row.tier > 0 ? row.tier : -1,
    rarity: 1,
    tag: kinds[row.tech_type] ?? row.tech_type,
    kind: 'research',
    recipes: [recipe],
    otherRecipes: [],
    sources: [],
    tool: null,
    station: null,
  }
}
