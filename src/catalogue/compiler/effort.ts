import type { ItemId, ItemQuantity } from '#domain/catalog/item'
import type { Candidate } from './candidates.ts'
import { spentBy } from './inputs.ts'
import type { FoundSource, SourcesById } from './sources.ts'
import type { Thing, Things } from './things.ts'
import { isPaid, isSeed, type Ways, type WaysById } from './ways.ts'

/** Points of effort for one unit, gathering included. */
export type EffortById = ReadonlyMap<ItemId, number>

/**
 * The effort of an item that cannot be gathered, crafted or bought for coins: more than almost anything gathered, so that
 * recipes with event items and trophies never become the default.
 */
const unknownEffort = 20_000
/** Seeds count as cheap, since a harvest gives back more of them than it took. */
const seedEffort = 10
/** Values settle after about thirty rounds; the game's longest chain of recipes has twenty steps. */
const maxRounds = 200

/** The least effort for each item, by gathering or by any of its recipes (decision 3). */
export function leastEfforts(things: Things, ways: WaysById, sources: SourcesById): EffortById {
  const efforts = new Map<ItemId, number>()
  for (const thing of things.byId.values()) {
    efforts.set(thing.id, startingEffort(thing, ways.get(thing.id), easiest(sources.get(thing.id) ?? [])))
  }
  const planned = [...ways].map(([id, { recipes }]) => [id, { recipes: plannedOf(recipes) }] as const)
  let changed = true
  for (let round = 0; changed && round < maxRounds; round += 1) {
    changed = false
    for (const [id, { recipes }] of planned) {
      const least = Math.min(...recipes.map((candidate) => craftingEffort(candidate, efforts)))
      if (least < efforts.get(id)! - 1e-9) {
        efforts.set(id, least)
        changed = true
      }
    }
  }
  return efforts
}

/** The recipes that count for the effort: crafts alone where there are any, for nobody plans to trade for what can be crafted. */
function plannedOf(recipes: readonly Candidate[]): readonly Candidate[] {
  const crafts = recipes.filter((candidate) => !isPaid(candidate))
  return crafts.length > 0 ? crafts : recipes
}

/** Effort per unit at the easiest place to gather or hunt; Infinity if there is none. */
export function gatheringEffort(sources: SourcesById, id: ItemId): number {
  return easiest((sources.get(id) ?? []).filter((source) => source.type !== 'trade'))
}

/**
 * Effort per unit by this recipe, everything below it included. A catalyst counts like an ingredient: whoever crafts
 * for the first time must come by it too. What a failing craft gives back is spent once for each success.
 */
export function craftingEffort({ recipe, expected, chance }: Candidate, efforts: EffortById): number {
  const effortOf = ({ itemId, quantity }: ItemQuantity) => quantity * efforts.get(itemId)!
  const everyCraft = [...spentBy(recipe), ...recipe.catalysts].reduce(
    (sum, stack) => sum + effortOf(stack),
    recipe.effort,
  )
  const everySuccess = recipe.keptOnFailure.reduce((sum, stack) => sum + effortOf(stack), 0)
  return (everyCraft + everySuccess * chance) / expected
}

function easiest(sources: readonly FoundSource[]): number {
  return Math.min(...sources.map((source) => source.effortEach ?? Infinity))
}

/**
 * The effort before recipes count; `bySource` is that of gathering, hunting or buying it for coins. What no recipe gives and is found
 * by chance counts for more the smaller that chance.
 */
function startingEffort(thing: Thing, ways: Ways | undefined, bySource: number): number {
  if (isSeed(thing)) return seedEffort
  if (bySource < Infinity || (ways && ways.recipes.length > 0)) return bySource
  const byChance = Math.max(
    0,
    ...(ways?.others ?? []).filter((way) => !way.undoes).map((way) => way.expected),
  )
  return byChance > 0 && byChance < 1 ? unknownEffort / byChance : unknownEffort
}
