import { compareListed, compareTexts } from '#domain/catalog/listing-order'
import type { Makeable } from '#domain/lookup/makeable'
import type { Found } from './found-recipes.ts'

export const makeableSorts = ['tier', 'name', 'amount', 'xp'] as const
export type MakeableSort = (typeof makeableSorts)[number]

type Row = Found<Makeable>

const compare: Record<MakeableSort, (a: Row, b: Row) => number> = {
  // Leaves all to the order of ties, which begins with the tier.
  tier: () => 0,
  name: (a, b) => compareTexts(a.item.name, b.item.name),
  amount: (a, b) => b.amount - a.amount,
  xp: (a, b) => xpOf(b) - xpOf(a),
}

/** Ties by tier, then name, then recipe. */
export function sortMakeable(rows: readonly Row[], sort: MakeableSort): readonly Row[] {
  return rows.toSorted(
    (a, b) => compare[sort](a, b) || compareListed(a.item, b.item) || a.recipeIndex - b.recipeIndex,
  )
}

/** Experience that all possible crafts of the row give. */
export function xpOf({ item, recipeIndex, crafts }: Row): number {
  return (item.recipes[recipeIndex]?.xp ?? 0) * crafts
}
