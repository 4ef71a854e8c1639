import { noWork } from '#domain/catalog/plain-recipe'
import type { FamilyRecipe } from './family.ts'
import { everywhere } from './tier.ts'

/** What a recipe has where its kind says nothing else: in all tiers it takes no work, no skill and no place, and gives one. */
export const plainFamilyRecipe = {
  station: null,
  stationTier: 0,
  ...noWork,
  gives: 1,
  also: [],
  orBetter: false,
  at: everywhere,
  knowledge: [],
  requires: [],
  supplies: 0,
} satisfies Partial<FamilyRecipe>
