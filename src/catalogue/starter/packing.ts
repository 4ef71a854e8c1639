import { waiting } from './crafts.ts'
import { type Family, family } from './family.ts'
import { type PerTier, tierStamina, tiers } from './tier.ts'

type Packed = {
  readonly of: Family
  readonly count: number
  readonly at: string
  /** Where the station's own skill is not the one that counts. */
  readonly skill?: string
  readonly names: readonly string[]
  readonly ids: readonly number[]
}

/** What packing costs in stamina: a little for what was just gathered, as much as crafting for what was grown. */
export const gathered = 0.75
export const grown = tiers.map(tierStamina)
/** Falls back to that of T6 where the game left it unset. */
export const crafted = tiers.map((tier) => tierStamina(tier > 7 ? 6 : tier))

/** Packed for hauling at any station of the trade, in one go. */
export function packed(stamina: PerTier<number>, { of, count, at, skill = at, names, ids }: Packed): Family {
  const recipe = waiting(`${at} Station`, 'Package {1} into {0}', {
    stationTier: 1,
    skill,
    seconds: 1.6,
    needs: [[count, of]],
  })
  return family({ tag: 'Package', kind: 'cargo', names, ids, recipe: { ...recipe, passive: false, stamina } })
}
