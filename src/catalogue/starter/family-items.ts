import type {
  Item,
  ItemId,
  ItemKind,
  ItemQuantity,
  Recipe,
  Source,
  StationUse,
  ToolUse,
} from '#domain/catalog/item'
import { type Chances, expected, possibilities } from './chances.ts'
import type { Family, FamilyRecipe, FamilySource, FamilyStation, FamilyTool, Needed, Of } from './family.ts'
import { atTier } from './tier.ts'

type Member = { readonly id: ItemId; readonly name: string }

/** Every member of a family as an item of the catalogue. */
export function familyItems(family: Family): readonly Item[] {
  return family.tiers.map((tier) => {
    const { id, name } = memberOf(family, tier)
    return {
      id,
      name,
      tier,
      rarity: atTier(family.rarity, tier),
      tag: family.tag,
      kind: family.kind,
      recipes: family.recipes
        .filter((recipe) => recipe.at.includes(tier))
        .map((recipe) => recipeAt(recipe, name, tier)),
      otherRecipes: [],
      sources: family.found.flatMap((source) => sourcesAt(source, tier)),
      tool: toolAt(family.tool, tier),
      station: stationAt(family.station, tier),
    }
  })
}

function toolAt(tool: FamilyTool | null, tier: number): ToolUse | null {
  return tool && { name: tool.name, level: atTier(tool.level, tier), power: atTier(tool.power, tier) }
}

function stationAt(station: FamilyStation | null, tier: number): StationUse | null {
  return (
    station && { name: station.name, tier: atTier(station.tier, tier), slots: atTier(station.slots, tier) }
  )
}

function recipeAt(recipe: FamilyRecipe, product: string, tier: number): Recipe {
  const needs = recipe.needs.filter(([amount]) => atTier(amount, tier) > 0)
  const first = needs[0] ? neededAt(needs[0], tier).name : ''
  const effort = atTier(recipe.effort, tier)
  const required = recipe.requires
    .filter(({ at }) => at.includes(tier))
    .map(({ research }) => memberOf(research, tier))
  return {
    action: recipe.action,
    name: atTier(recipe.name, tier).replace('{0}', product).replace('{1}', first),
    ingredients: needs.map((need) => stackAt(need, tier)),
    catalysts: [],
    keptOnFailure: [],
    byproducts: recipe.also.filter(([amount]) => atTier(amount, tier) > 0).map((also) => stackAt(also, tier)),
    ...outcome(atTier(recipe.gives, tier)),
    building:
      recipe.station === null ? null : { name: recipe.station, tier: atTier(recipe.stationTier, tier) },
    skill: recipe.skill,
    level: atTier(recipe.level, tier),
    tool: recipe.tool && { name: recipe.tool.name, level: atTier(recipe.tool.level, tier) },
    effort,
    time: atTier(recipe.time, tier),
    passive: recipe.passive,
    stamina: atTier(recipe.stamina, tier),
    xp: plainNumber(atTier(recipe.xp, tier) * effort),
    knowledge: recipe.knowledge.flatMap((known) => knownAt(known, tier)),
    claimTech: recipe.action === 'craft' ? (required[0]?.name ?? null) : null,
    requires: required.map(({ id }) => id),
    supplies: atTier(recipe.supplies, tier),
    orBetter: atTier(recipe.orBetter, tier),
  }
}

function knownAt(known: FamilyRecipe['knowledge'][number], tier: number): readonly string[] {
  if (typeof known === 'string') return [known]
  return known.at.includes(tier) ? [known.name] : []
}

function outcome(gives: number | Chances): Pick<Recipe, 'outputQuantity' | 'possibilities'> {
  if (typeof gives === 'number') return { outputQuantity: gives, possibilities: [] }
  const outcomes = possibilities(gives)
  return { outputQuantity: Math.max(1, Math.round(expected(outcomes))), possibilities: outcomes }
}

function sourcesAt(source: FamilySource, tier: number): readonly Source[] {
  const name = atTier(source.name, tier)
  // An empty name: the source has nothing of that tier.
  if (name === '') return []
  const { type, verb, skill } = source
  const tool = source.tool ? { name: source.tool, level: source.toolTier ?? Math.max(tier, 1) } : null
  const level = atTier(source.level, tier)
  const where = source.tier ?? tier
  const amount = atTier(source.amount, tier)
  const work = {
    effort: atTier(source.effort, tier),
    time: atTier(source.time, tier),
    stamina: atTier(source.stamina, tier),
  }
  return [{ type, name, tier: where, verb, skill, level, tool, amount, ...work }]
}

function stackAt(need: Needed, tier: number): ItemQuantity {
  return { itemId: neededAt(need, tier).id, quantity: atTier(need[0], tier) }
}

function neededAt([, of]: Needed, tier: number): Member {
  return memberOf(of, tier)
}

/** A product without a tier is made of T1 ingredients. */
function memberOf(of: Of, productTier: number): Member {
  const tier = Math.max(productTier, 1)
  if ('tiersUp' in of) return memberAt(of.family, tier + of.tiersUp)
  return 'tier' in of ? memberAt(of.family, of.tier) : memberAt(of, tier)
}

const letters: Readonly<Record<ItemKind, string>> = { item: '', cargo: 'c', building: 'b', research: 't' }

/** A family of one member is used in every tier. */
function memberAt(family: Family, tier: number): Member {
  const place = family.tiers.length === 1 ? 0 : family.tiers.indexOf(tier)
  const id = family.ids[place]
  const name = family.names[place]
  if (id === undefined || name === undefined) throw new RangeError(`${family.tag} has no T${tier}`)
  return { id: `${letters[family.kind]}${id}` as ItemId, name }
}

/** 35 * 1.76 is 61.6 for a player, not 61.60000000000001. */
function plainNumber(value: number): number {
  return Number(value.toFixed(2))
}
