import type { FamilySource } from './family.ts'
import { atTier, type PerTier, tierLevel, tierStamina, tiers } from './tier.ts'

type Gathered = {
  readonly nodes: PerTier<string>
  /** Pieces per point of effort. */
  readonly amount: PerTier<number>
  /** Skill levels above the tier's own. */
  readonly harder?: PerTier<number>
  /** Stamina of an action, where it is not the tier's own. */
  readonly stamina?: PerTier<number>
}

// `...[ ]` inside a list is for its looks alone: the formatter leaves what stands in it on one line.

/** Trunks and roots to a point of effort, in most places, T1 first. */
export const trunkAmounts = [
  ...[0.012, 0.01008, 0.00875, 0.00777, 0.00701, 0.0064, 0.0059, 0.00549, 0.00513, 0.00483],
]
/** Chunks of ore and stone to a point of effort, T1 first. */
export const chunkAmounts = [
  ...[0.01, 0.0084, 0.00729, 0.00647, 0.00584, 0.00533, 0.00492, 0.00457, 0.00428, 0.00402],
]

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
export function found(how: keyof typeof trades, { nodes, amount, harder, stamina }: Gathered): FamilySource {
  return {
    type: 'resource',
    name: nodes,
    ...trades[how],
    level: tiers.map((tier) => tierLevel(tier) + atTier(harder ?? 0, tier)),
    amount,
    effort: 1,
    // Ruins are quicker to search than a node is to work.
    time: trades[how].verb === 'Salvage' ? 1.5 : 1.6,
    stamina: stamina ?? tiers.map(tierStamina),
  }
}

/** Picked up by hand in T1. */
export function picked(node: string, { skill, amount }: { skill: string; amount: number }): FamilySource {
  return {
    type: 'resource',
    name: node,
    tier: 1,
    verb: 'Gather',
    skill,
    level: 1,
    tool: null,
    amount,
    effort: 1,
    time: 1.6,
    stamina: 0.75,
  }
}

/** Taken from a chest by hand. */
export function looted(chest: string, own: { tier: number; amount: number; stamina: number }): FamilySource {
  return {
    type: 'resource',
    name: chest,
    verb: 'Loot',
    skill: null,
    level: 0,
    tool: null,
    effort: 1,
    time: 1.5,
    ...own,
  }
}

/** One whole animal per kill, of as much health. */
export function hunted(animals: readonly string[], health: PerTier<number>): FamilySource {
  return {
    type: 'enemy',
    name: animals,
    verb: 'Hunt',
    skill: 'Hunting',
    level: 0,
    tool: null,
    amount: 1,
    effort: health,
    time: 0,
    stamina: 0,
  }
}

/**
 * An item for which nobody crafts, but which a craft for something else gives too. `amount` are the pieces that one craft gives on
 * average, `effort` are the craft's points; an amount below a half means that most crafts give none. Tier -1 means no tier, as in the game.
 */
export function foundWhile(
  craft: PerTier<string>,
  who: { skill: string; tool: string },
  facts: { amount: PerTier<number>; effort: PerTier<number>; stamina?: PerTier<number> },
): FamilySource {
  const verb = atTier(facts.amount, 1) < 0.5 ? 'By chance' : 'Comes along'
  return {
    type: 'resource',
    name: craft,
    tier: -1,
    verb,
    level: tiers.map(tierLevel),
    time: 1.6,
    stamina: tiers.map(tierStamina),
    ...who,
    ...facts,
  }
}

/** Bought from a traveller, one per trade. */
export function bought(traveller: string, price: string): FamilySource {
  const verb = `Trade for ${price}`
  return {
    type: 'trade',
    name: traveller,
    tier: -1,
    verb,
    skill: null,
    level: 0,
    tool: null,
    amount: 1,
    effort: 0,
    time: 0,
    stamina: 0,
  }
}

/** For what can be had in one tier only. */
export function onlyAt(tier: number, name: string): readonly string[] {
  return tiers.map((one) => (one === tier ? name : ''))
}
