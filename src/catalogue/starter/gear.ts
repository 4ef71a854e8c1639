import { by } from './crafts.ts'
import type { Family, FamilyTool, Needed } from './family.ts'
import { below, family, made } from './members.ts'
import { since } from './tier.ts'

type Gear = {
  readonly tag: string
  readonly names: readonly string[]
  readonly ids: readonly number[]
  readonly needs: readonly Needed[]
  readonly tool?: FamilyTool
}

/**
 * Each piece of gear is made from the one of the tier below. From T2 on the rarity is rolled; a better rarity counts too, so a
 * Common piece is certain.
 */
export function gear(who: Parameters<typeof by>[0], { needs, ...facts }: Gear): Family {
  const piece = family(facts)
  const recipe = by(who, 'Craft {0}', {
    effort: 200,
    needs: [[since(2), below(piece)], ...needs],
    orBetter: since(2).map((rolled) => rolled > 0),
  })
  return made(piece, recipe)
}
