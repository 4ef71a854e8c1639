import type { Rarity } from '#domain/catalog/item'
import { waiting } from './crafts.ts'
import type { Family } from './family.ts'
import { family } from './members.ts'
import { type PerTier, tierStamina, tiers } from './tier.ts'

type Packed = {
  readonly of: Family
  readonly count: number
  /** The profession at whose station the goods are packed. */
  readonly at: string
  /** The skill, if it is not the station's own. */
  readonly skill?: string
  readonly rarity?: Rarity
  readonly names: readonly string[]
  readonly ids: readonly number[]
}

/** The stamina of packing: little for gathered goods, as much as crafting for grown ones. */
export const gathered = 0.75
export const grown = tiers.map(tierStamina)
/** From T8 on the game uses the stamina of T6. */
export const crafted = tiers.map((tier) => tierStamina(tier > 7 ? 6 : tier))

/** A package, for hauling: packed at any tier of the station, in one action. */
export function packed(
  stamina: PerTier<number>,
  { of, count, at, skill = at, rarity = 1, names, ids }: Packed,
): Family {
  const recipe = waiting(`${at} Station`, 'Package {1} into {0}', {
    stationTier: 1,
    skill,
    // The seconds of one action: `passive` is false below.
    seconds: 1.6,
    needs: [[count, of]],
  })
  return family({
    tag: 'Package',
    kind: 'cargo',
    rarity,
    names,
    ids,
    recipe: { ...recipe, passive: false, stamina },
  })
}
