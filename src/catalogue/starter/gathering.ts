import type { FamilySource } from './family.ts'
import { atTier, type PerTier, tierLevel, tiers } from './tier.ts'

type Gathered = {
  readonly nodes: PerTier<string>
  /** Pieces per point of effort. */
  readonly amount: PerTier<number>
  /** Skill levels above the tier's own. */
  readonly harder?: PerTier<number>
}

const trades = {
  chop: { verb: 'Chop', skill: 'Forestry', tool: 'Axe' },
  mine: { verb: 'Mine', skill: 'Mining', tool: 'Pickaxe' },
  dig: { verb: 'Dig', skill: 'Foraging', tool: 'Machete' },
  gather: { verb: 'Gather', skill: 'Foraging', tool: 'Machete' },
  rubble: { verb: 'Salvage', skill: 'Mining', tool: 'Pickaxe' },
  pots: { verb: 'Salvage', skill: 'Masonry', tool: 'Chisel' },
  read: { verb: 'Gather', skill: 'Scholar', tool: 'Quill' },
  fish: { verb: 'Fish', skill: 'Fishing', tool: 'Rod' },
} as const

/** Gathered from nodes of the same tier, with a tool of that tier. */
export function found(how: keyof typeof trades, { nodes, amount, harder }: Gathered): FamilySource {
  return {
    type: 'resource',
    name: nodes,
    ...trades[how],
    level: tiers.map((tier) => tierLevel(tier) + atTier(harder ?? 0, tier)),
    amount,
  }
}

/** One whole animal per kill. */
export function hunted(animals: readonly string[]): FamilySource {
  return { type: 'enemy', name: animals, verb: 'Hunt', skill: 'Hunting', level: 0, tool: null, amount: 1 }
}

/** Bought from a traveller, one per trade. */
export function bought(traveller: string, price: string): FamilySource {
  const verb = `Trade for ${price}`
  return { type: 'trade', name: traveller, tier: -1, verb, skill: null, level: 0, tool: null, amount: 1 }
}

/** For what can be had in one tier only. */
export function onlyAt(tier: number, name: string): readonly string[] {
  return tiers.map((one) => (one === tier ? name : ''))
}
