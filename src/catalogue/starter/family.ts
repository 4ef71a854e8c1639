import type { Rarity } from '#domain/catalog/item'
import type { Chances } from './chances.ts'
import { type PerTier, tiers } from './tier.ts'

/** One kind of thing in all its tiers: written once, with lists only for what differs between tiers. */
export type Family = {
  readonly tag: string
  readonly kind: 'item' | 'cargo'
  readonly rarity: PerTier<Rarity>
  readonly tiers: readonly number[]
  readonly names: readonly string[]
  readonly ids: readonly number[]
  /** The first is the default; none makes the family one of base items. */
  readonly recipes: readonly FamilyRecipe[]
  readonly found: readonly FamilySource[]
  /** null for all that is no tool. */
  readonly tool: FamilyTool | null
}

/** What the members are used as: on the ladder of tools a member stands at `level` and gives so much progress an action. */
export type FamilyTool = {
  readonly name: string
  readonly level: PerTier<number>
  readonly power: PerTier<number>
}

/** `[3, log]` means three logs of the product's tier; amount 0 means not needed at that tier. */
export type Needed = readonly [amount: PerTier<number>, of: Family | OtherTier]

/** The family's member some tiers up or down, as in timber that needs nails of the tier below. */
export type OtherTier = { readonly family: Family; readonly tiersUp: number }

export type FamilyRecipe = {
  /** The game's own name pattern: {0} is the product, {1} the first ingredient. */
  readonly name: PerTier<string>
  readonly station: string
  readonly stationTier: PerTier<number>
  readonly skill: string
  readonly level: PerTier<number>
  readonly tool: { readonly name: string; readonly level: PerTier<number> } | null
  readonly effort: PerTier<number>
  readonly time: PerTier<number>
  readonly passive: boolean
  readonly stamina: PerTier<number>
  /** Experience per point of effort. */
  readonly xp: PerTier<number>
  readonly needs: readonly Needed[]
  readonly gives: PerTier<number | Chances>
  readonly also: readonly Needed[]
  readonly orBetter: PerTier<boolean>
  /** The tiers that have such a recipe. */
  readonly at: readonly number[]
  /** What a player must have learnt first. */
  readonly knowledge: readonly string[]
}

export type FamilySource = {
  readonly type: 'resource' | 'enemy' | 'trade'
  /** Empty where that tier has none. */
  readonly name: PerTier<string>
  /** Where it is not the tier of what is found there. */
  readonly tier?: number
  readonly verb: string
  readonly skill: string | null
  readonly level: PerTier<number>
  readonly tool: string | null
  readonly amount: PerTier<number>
  /** Points of effort that give it: 1 at a node, an animal's health, 0 for a trade. */
  readonly effort: PerTier<number>
  readonly time: PerTier<number>
  readonly stamina: PerTier<number>
}

type FamilyFacts = {
  readonly tag: string
  readonly ids: readonly number[]
  readonly kind?: 'cargo'
  readonly rarity?: PerTier<Rarity>
  readonly recipe?: FamilyRecipe
  /** Ways besides the default. */
  readonly others?: readonly FamilyRecipe[]
  readonly found?: readonly FamilySource[]
  readonly tool?: FamilyTool
}

/** A family with a member in each of the ten tiers; names and ids are in their order. */
export function family(facts: FamilyFacts & { names: readonly string[] }): Family {
  return { ...withDefaults(facts), tiers, names: facts.names, ids: facts.ids }
}

/** A family of one thing; most such things have no tier. */
export function single(
  facts: Omit<FamilyFacts, 'ids'> & { name: string; id: number; tier?: number },
): Family {
  return { ...withDefaults(facts), tiers: [facts.tier ?? -1], names: [facts.name], ids: [facts.id] }
}

/** Sets a family's recipes afterwards, for products of one craft that are each other's by-products. */
export function made(of: Family, ...recipes: readonly FamilyRecipe[]): Family {
  return { ...of, recipes }
}

/** The family's member one tier down. */
export function below(of: Family): OtherTier {
  return { family: of, tiersUp: -1 }
}

/** The family's member some tiers up. */
export function above(of: Family, tiersUp: number): OtherTier {
  return { family: of, tiersUp }
}

function withDefaults(facts: Omit<FamilyFacts, 'ids'>): Omit<Family, 'tiers' | 'names' | 'ids'> {
  return {
    tag: facts.tag,
    kind: facts.kind ?? 'item',
    rarity: facts.rarity ?? 1,
    recipes: [...(facts.recipe ? [facts.recipe] : []), ...(facts.others ?? [])],
    found: facts.found ?? [],
    tool: facts.tool ?? null,
  }
}
