import { buildings } from '../building.ts'
import type { Family, Needed } from '../family.ts'
import { from } from '../research.ts'
import { byTier, type PerTier, tiers } from '../tier.ts'
import { rough } from '../words.ts'
import { claimTier } from './claim-research.ts'

type Workplace = {
  /** From T2 on: what is there in T1 was there before the claim. */
  readonly ids: readonly number[]
  readonly needs: readonly Needed[]
  readonly effort?: readonly number[]
  readonly slots?: PerTier<number>
}

/** A crafting station through its tiers: in T2 the claim's tier allows it, above the research of its profession. */
export function workplace(name: string, profession: Family, { slots, effort, ...facts }: Workplace): Family {
  return buildings({
    ...facts,
    tag: 'Crafting Station',
    names: rough(name),
    tiers: tiers.slice(1),
    station: { name, tier: tiers, slots: slots ?? 12 },
    effort: effort ?? byTier(125),
    requires: [{ research: claimTier, at: [2] }, from(3, profession)],
  })
}
