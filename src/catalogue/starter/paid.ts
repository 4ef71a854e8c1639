import type { FamilyRecipe, Needed } from './family.ts'
import { plainFamilyRecipe } from './plain-family-recipe.ts'
import { atTier, type PerTier, tierStamina, tiers } from './tier.ts'

type Baited = {
  readonly price: Needed
  /** Points of effort until the spot is gone. */
  readonly holds: PerTier<number>
  /** Fish that one point gives on average. */
  readonly amount: readonly number[]
  readonly level: readonly number[]
  /** Experience for each point that the spot holds: ten times this in T1, and this much more with each tier. */
  readonly xp: number
}

/** Fished where somebody paid for it: one point of effort for the bait, and then all that the spot holds. */
export function baited(names: readonly string[], { price, holds, amount, level, xp }: Baited): FamilyRecipe {
  const points = (tier: number) => atTier(holds, tier) + 1
  return {
    ...plainFamilyRecipe,
    action: 'gather',
    name: names,
    skill: 'Fishing',
    level,
    tool: { name: 'Rod', level: tiers },
    effort: tiers.map(points),
    time: 1.6,
    stamina: tiers.map(tierStamina),
    // The bait's point gives no experience: what the others give is spread over all points.
    xp: tiers.map((tier) => ((9 + tier) * xp * atTier(holds, tier)) / points(tier)),
    needs: [price],
    // Six digits, as more are noise.
    gives: tiers.map((tier) => Number((atTier(holds, tier) * atTier(amount, tier)).toPrecision(6))),
  }
}

/** What a traveller asks for in goods. */
export function traded(
  traveller: string,
  needs: readonly Needed[],
  terms: Partial<Pick<FamilyRecipe, 'skill' | 'level' | 'knowledge'>> = {},
): FamilyRecipe {
  return { ...plainFamilyRecipe, action: 'trade', name: `Trade with ${traveller}`, needs, ...terms }
}
