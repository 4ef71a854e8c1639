import type { Rarity } from '#domain/catalog/item'
import type { Chances } from './chances.ts'
import { type PerTier, tiers } from './tier.ts'

/** One kind of thing through its tiers: told once, with lists only for what differs. */
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
}

/** `[3, log]`: three logs of the same tier; amount 0: not needed at that tier. */
export type Needed = readonly [amount: PerTier<number>, of: Family | OtherTier]

/** The member so many tiers up or down, as in a timber held together by the nails of the tier before. */
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
}

type Told = {
  readonly tag: string
  readonly ids: readonly number[]
  readonly kind?: 'cargo'
  readonly rarity?: PerTier<Rarity>
  readonly recipe?: FamilyRecipe
  /** Ways besides the default. */
  readonly others?: readonly FamilyRecipe[]
  readonly found?: readonly FamilySource[]
}

/** A family with a member in each of the ten tiers; names and ids stand in their order. */
export function family(told: Told & { names: readonly string[] }): Family {
  return { ...filled(told), tiers, names: told.names, ids: told.ids }
}

/** A thing that stands alone; most such things have no tier. */
export function single(told: Omit<Told, 'ids'> & { name: string; id: number; tier?: number }): Family {
  return { ...filled(told), tiers: [told.tier ?? -1], names: [told.name], ids: [told.id] }
}

/** Told after the family itself: for things of one craft that name each other as what comes along. */
export function made(of: Family, ...recipes: readonly FamilyRecipe[]): Family {
  return { ...of, recipes }
}

/** The same thing one tier further down. */
export function below(of: Family): OtherTier {
  return { family: of, tiersUp: -1 }
}

/** The same thing so many tiers further up. */
export function above(of: Family, tiersUp: number): OtherTier {
  return { family: of, tiersUp }
}

function filled(told: Omit<Told, 'ids'>): Omit<Family, 'tiers' | 'names' | 'ids'> {
  return {
    tag: told.tag,
    kind: told.kind ?? 'item',
    rarity: told.rarity ?? 1,
    recipes: [...(told.recipe ? [told.recipe] : []), ...(told.others ?? [])],
    found: told.found ?? [],
  }
}
