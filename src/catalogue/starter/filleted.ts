import type { Chances } from './chances.ts'
import { by } from './crafts.ts'
import type { Family, FamilyRecipe, Needed } from './family.ts'
import { growing, type PerTier } from './tier.ts'

// Cutting up a T1 fish takes very little effort.
const cutting = growing(50).with(0, 10)

/** What one fish is cut into. */
export function filleted(
  fish: Family,
  gives: PerTier<number | Chances>,
  ...also: readonly Needed[]
): FamilyRecipe {
  return by('fisher', 'Craft {0}', { effort: cutting, needs: [[1, fish]], gives, also })
}
