import type { Rarity } from '#domain/catalog/item'
import { sometimes } from './chances.ts'
import type { Family, FamilyTool, Needed } from './family.ts'
import { below, family, made } from './members.ts'
import { atTier, only, since, tiers } from './tier.ts'

/** From T2, T3 and T4 on: the ids of those tiers. */
type Ids = Readonly<Record<'uncommon' | 'rare' | 'epic', readonly number[]>>

/**
 * Gear of higher rarity. In the lowest tier that has it, a piece of the lesser rarity is raised by chance; above, a piece keeps
 * the rarity of the one that it is made from.
 */
export function rarer(common: Family, ids: Ids): readonly Family[] {
  const uncommon = raised(common, 2, ids.uncommon)
  const rare = raised(uncommon, 3, ids.rare)
  return [uncommon, rare, raised(rare, 4, ids.epic)]
}

function raised(lesser: Family, rarity: Rarity, ids: readonly number[]): Family {
  const members = tiers.slice(rarity - 1)
  const piece = family({
    tag: lesser.tag,
    rarity,
    ids,
    tiers: members,
    // A name for each of the ten tiers: '' for a tier that the lesser gear lacks, since the raised gear lacks that tier too.
    names: tiers.map((tier) => lesser.names[lesser.tiers.indexOf(tier)] ?? ''),
    ...(lesser.tool && { tool: stronger(lesser.tool) }),
  })
  // 30 % for an Uncommon piece, and half as much for each further rarity.
  const chance = 0.6 / 2 ** (rarity - 1)
  const later = since(rarity + 1)
  return made(
    piece,
    ...lesser.recipes.map((recipe) => ({
      ...recipe,
      needs: [
        [only(rarity), below(lesser)] as Needed,
        [later, below(piece)] as Needed,
        // Without the piece of the tier below from which the lesser one is made.
        ...recipe.needs.filter(([, of]) => !('tiersUp' in of)),
      ],
      gives: tiers.map((tier) => (tier === rarity ? sometimes(chance) : 1)),
      also: [[only(rarity, 1 - chance), lesser] as Needed],
      orBetter: later.map((kept) => kept > 0),
    })),
  )
}

/** A rarity more adds 3 to the power. */
function stronger(tool: FamilyTool): FamilyTool {
  return { ...tool, power: tiers.map((tier) => atTier(tool.power, tier) + 3) }
}
