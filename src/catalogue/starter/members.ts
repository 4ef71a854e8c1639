import type { ItemKind, Rarity } from '#domain/catalog/item'
import type {
  Family,
  FamilyRecipe,
  FamilySource,
  FamilyStation,
  FamilyTool,
  OneTier,
  OtherTier,
} from './family.ts'
import { atTier, type PerTier, tiers } from './tier.ts'

type FamilyFacts = {
  readonly tag: string
  readonly ids: readonly number[]
  readonly kind?: ItemKind
  readonly rarity?: PerTier<Rarity>
  readonly recipe?: FamilyRecipe
  /** Ways besides the default. */
  readonly others?: readonly FamilyRecipe[]
  readonly found?: readonly FamilySource[]
  readonly tool?: FamilyTool
  readonly station?: FamilyStation
}

/** Names of all ten tiers, T1 first; the ids only of those tiers that have a member. */
export type Members = {
  readonly names: readonly string[]
  readonly ids: readonly number[]
  /** All ten, if it is not said. */
  readonly tiers?: readonly number[]
}

/** A family with a member in each of the tiers. */
export function family(facts: FamilyFacts & Members): Family {
  const members = facts.tiers ?? tiers
  const names = members.map((tier) => atTier(facts.names, tier))
  return { ...withDefaults(facts), tiers: members, names, ids: facts.ids }
}

/** A family of one thing; most such things have no tier. */
export function single(
  facts: Omit<FamilyFacts, 'ids'> & { name: string; id: number; tier?: number },
): Family {
  return { ...withDefaults(facts), tiers: [facts.tier ?? -1], names: [facts.name], ids: [facts.id] }
}

/**
 * Sets a family's recipes afterwards, in the place of any it had: for recipes that name the family itself, such as its member one tier down,
 * and for products of one craft that are each other's by-products.
 */
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

/** The family's member of one tier, for a product that has no tier, or another one. */
export function ofTier(tier: number, of: Family): OneTier {
  return { family: of, tier }
}

function withDefaults(facts: Omit<FamilyFacts, 'ids'>): Omit<Family, 'tiers' | 'names' | 'ids'> {
  return {
    tag: facts.tag,
    kind: facts.kind ?? 'item',
    rarity: facts.rarity ?? 1,
    recipes: [...(facts.recipe ? [facts.recipe] : []), ...(facts.others ?? [])],
    found: facts.found ?? [],
    tool: facts.tool ?? null,
    station: facts.station ?? null,
  }
}
