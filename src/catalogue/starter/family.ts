import type { ItemKind, Rarity, RecipeAction } from '#domain/catalog/item'
import type { Chances } from './chances.ts'
import type { PerTier } from './tier.ts'

/** One kind of thing in all its tiers: written once, with lists only for what differs between tiers. */
export type Family = {
  readonly tag: string
  readonly kind: ItemKind
  readonly rarity: PerTier<Rarity>
  /** The tiers that have a member, in the order of `names` and `ids`; -1 for a member without a tier. */
  readonly tiers: readonly number[]
  readonly names: readonly string[]
  readonly ids: readonly number[]
  /** The first is the default; none makes the family one of base items. */
  readonly recipes: readonly FamilyRecipe[]
  readonly found: readonly FamilySource[]
  /** null for all that is no tool. */
  readonly tool: FamilyTool | null
  /** null for all that is no station. */
  readonly station: FamilyStation | null
}

/** What the members are used as: on the ladder of tools a member stands at `level` and gives so much progress an action. */
export type FamilyTool = {
  readonly name: string
  readonly level: PerTier<number>
  readonly power: PerTier<number>
}

/** The station that a building is, and how many waiting crafts run there at once. */
export type FamilyStation = {
  readonly name: string
  readonly tier: PerTier<number>
  readonly slots: PerTier<number>
}

/** `[3, log]` means three logs of the product's tier; amount 0 means not needed at that tier. */
export type Needed = readonly [amount: PerTier<number>, of: Of]

/** A family stands for its member of the product's tier. */
export type Of = Family | OtherTier | OneTier

/** The family's member some tiers up or down, as in timber that needs nails of the tier below. */
export type OtherTier = { readonly family: Family; readonly tiersUp: number }

/** The family's member of that tier, whatever the product's. */
export type OneTier = { readonly family: Family; readonly tier: number }

/** Knowledge that a recipe asks for, in all its tiers or in some. */
type Known = string | { readonly name: string; readonly at: readonly number[] }

/** Research that must be done first, in the tiers that ask for it; -1 stands for a thing without a tier. */
export type Required = { readonly research: Of; readonly at: readonly number[] }

export type FamilyRecipe = {
  readonly action: RecipeAction
  /** The game's own name pattern: {0} is the product, {1} the first ingredient. */
  readonly name: PerTier<string>
  /** null for what needs no station. */
  readonly station: string | null
  readonly stationTier: PerTier<number>
  readonly skill: string | null
  readonly level: PerTier<number>
  readonly tool: { readonly name: string; readonly level: PerTier<number> } | null
  readonly effort: PerTier<number>
  /** Seconds per action; of a passive craft, the whole wait. */
  readonly time: PerTier<number>
  readonly passive: boolean
  readonly stamina: PerTier<number>
  /** Experience per point of effort. */
  readonly xp: PerTier<number>
  readonly needs: readonly Needed[]
  readonly gives: PerTier<number | Chances>
  readonly also: readonly Needed[]
  /** Whether the product's rarity is rolled, and a better one counts too. */
  readonly orBetter: PerTier<boolean>
  /** The tiers that have such a recipe. */
  readonly at: readonly number[]
  /** What a player must have learnt first. */
  readonly knowledge: readonly Known[]
  readonly requires: readonly Required[]
  /** Supplies of the claim that it costs. */
  readonly supplies: PerTier<number>
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
  /** Where the tool is not of the tier of what is found. */
  readonly toolTier?: number
  /** Pieces per point of effort at a node; per kill or trade. */
  readonly amount: PerTier<number>
  /** Points of effort that give it: 1 at a node, an animal's health, 0 for a trade. */
  readonly effort: PerTier<number>
  /** Seconds per action. */
  readonly time: PerTier<number>
  readonly stamina: PerTier<number>
}
