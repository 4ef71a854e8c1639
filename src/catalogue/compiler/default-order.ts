import type { ItemId, ItemQuantity } from '#domain/catalog/item'
import type { Candidate } from './candidates.ts'
import { craftingEffort, type EffortById } from './effort.ts'
import { isScrap, type Thing, type Things } from './things.ts'
import { isPaid } from './ways.ts'

/**
 * Sorts the recipes of an item by what a player would choose (decision 3): crafts before recipes that are paid for. Among each,
 * first those that neither reforge fragments nor are another recipe plus a booster, then those without ingredients of a higher
 * tier or rarity than the item, then those with the least effort from the ground up. Where the effort is the same, the ingredients' tags
 * decide before the number in the tables: all tiers of a family have the same tags, so all get the same order.
 */
export function inDefaultOrder(
  thing: Thing,
  recipes: readonly Candidate[],
  things: Things,
  efforts: EffortById,
): readonly Candidate[] {
  const ranked = recipes.map((candidate) => ({
    candidate,
    paid: Number(isPaid(candidate)),
    detour: Number(/^Reforge\b/.test(candidate.recipe.name)) + Number(isBoosted(candidate, recipes)),
    excess: excessOf(thing, candidate, things),
    effort: craftingEffort(candidate, efforts),
    tags: takenBy(candidate)
      .map(({ itemId }) => things.byId.get(itemId)?.tag)
      .join(),
  }))
  ranked.sort(
    (a, b) =>
      a.paid - b.paid ||
      a.detour - b.detour ||
      a.excess - b.excess ||
      // Sums of the same terms in another order differ in the last digits.
      (Math.abs(a.effort - b.effort) > 1e-6 * a.effort ? a.effort - b.effort : 0) ||
      (a.tags < b.tags ? -1 : a.tags > b.tags ? 1 : 0) ||
      a.candidate.rowId - b.candidate.rowId,
  )
  return ranked.map(({ candidate }) => candidate)
}

/**
 * How many tiers and rarities the ingredients reach above the item; an untiered item counts as tier 1. Scrap is of one
 * rarity, whatever the rarity of the gear that was scrapped.
 */
export function excessOf(thing: Thing, candidate: Candidate, things: Things): number {
  if (isScrap(thing)) return 0
  const used = takenBy(candidate).flatMap(({ itemId }) => things.byId.get(itemId) ?? [])
  const tiers = Math.max(0, ...used.map(({ tier }) => tier - Math.max(1, thing.tier)))
  const rarities = Math.max(0, ...used.map(({ rarity }) => rarity - thing.rarity))
  return tiers + rarities
}

/** Whether the recipe takes everything that another recipe of the item takes, and something more. */
function isBoosted(candidate: Candidate, recipes: readonly Candidate[]): boolean {
  const own = ingredientIds(candidate)
  return recipes.some((other) => {
    const plain = ingredientIds(other)
    return plain.size > 0 && plain.size < own.size && [...plain].every((id) => own.has(id))
  })
}

function ingredientIds(candidate: Candidate): ReadonlySet<ItemId> {
  return new Set(takenBy(candidate).map(({ itemId }) => itemId))
}

function takenBy({ recipe }: Candidate): readonly ItemQuantity[] {
  return [...recipe.keptOnFailure, ...recipe.ingredients]
}
