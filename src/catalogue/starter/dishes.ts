import { cooked, waiting } from './crafts.ts'
import type { FamilyRecipe, Needed } from './family.ts'
import { growing } from './tier.ts'

// No dish has more effort than 75, in any tier.
const dishEffort = growing(20).map((effort) => Math.min(effort, 75))

export function dish(verb: string, ...needs: readonly Needed[]): FamilyRecipe {
  return cooked(`${verb} {0}`, { effort: dishEffort, needs })
}

/** Five minutes in any oven. */
export function baked(...needs: readonly Needed[]): FamilyRecipe {
  return waiting('Oven', 'Bake {0}', { stationTier: 1, skill: 'Cooking', seconds: 300, needs })
}
