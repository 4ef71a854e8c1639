import type { FamilyRecipe } from './family.ts'
import { everywhere, growing, type PerTier, tierLevel, tierStamina, tiers } from './tier.ts'

/** What all recipes of a profession have in common. */
type Profession = { readonly skill: string; readonly station: string; readonly tool: string }

type HandCraft = Pick<FamilyRecipe, 'needs'> &
  Partial<Pick<FamilyRecipe, 'gives' | 'also' | 'orBetter' | 'at' | 'knowledge' | 'requires'>> & {
    /** The effort in T1, from which it grows as usual; or a list of all tiers. */
    readonly effort: number | readonly number[]
  }

type Waiting = Pick<FamilyRecipe, 'needs'> &
  Partial<Pick<FamilyRecipe, 'gives' | 'also' | 'stationTier' | 'knowledge'>> & {
    readonly skill: string
    readonly seconds: PerTier<number>
  }

type WithoutTool = Pick<FamilyRecipe, 'needs' | 'skill' | 'stationTier'> &
  Partial<Pick<FamilyRecipe, 'gives' | 'also' | 'at' | 'level' | 'xp' | 'stamina' | 'knowledge'>> & {
    readonly effort: number
  }

const levels = tiers.map(tierLevel)
const staminas = tiers.map(tierStamina)
/** Experience for one point of effort: 1.6 in T1, and 0.16 more with each tier. */
const xpPerEffort = tiers.map((tier) => 0.16 * (9 + tier))
const plain = {
  action: 'craft',
  gives: 1,
  also: [],
  orBetter: false,
  knowledge: [],
  requires: [],
  supplies: 0,
  at: everywhere,
} as const

const stations = {
  forester: { skill: 'Forestry', station: 'Forestry Station', tool: 'Axe' },
  carpenter: { skill: 'Carpentry', station: 'Carpentry Station', tool: 'Saw' },
  miner: { skill: 'Mining', station: 'Mining Station', tool: 'Pickaxe' },
  smith: { skill: 'Smithing', station: 'Smithing Station', tool: 'Hammer' },
  mason: { skill: 'Masonry', station: 'Masonry Station', tool: 'Chisel' },
  hunter: { skill: 'Hunting', station: 'Hunting Station', tool: 'Bow' },
  tanner: { skill: 'Leatherworking', station: 'Leatherworking Station', tool: 'Knife' },
  tailor: { skill: 'Tailoring', station: 'Tailoring Station', tool: 'Scissors' },
  forager: { skill: 'Foraging', station: 'Foraging Station', tool: 'Machete' },
  farmer: { skill: 'Farming', station: 'Farming Station', tool: 'Hoe' },
  fisher: { skill: 'Fishing', station: 'Fishing Station', tool: 'Rod' },
  scholar: { skill: 'Scholar', station: 'Scholar Station', tool: 'Quill' },
} as const satisfies Readonly<Record<string, Profession>>

/** A craft by hand at the profession's station: station and tool of the product's tier, 1.6 seconds per action. */
export function by(who: keyof typeof stations, name: PerTier<string>, facts: HandCraft): FamilyRecipe {
  const { skill, station, tool } = stations[who]
  return {
    ...plain,
    ...facts,
    ...worked(facts.effort),
    name,
    skill,
    station,
    stationTier: tiers,
    level: levels,
    tool: { name: tool, level: tiers },
    // Hunters get an eighth more experience for the same effort.
    xp: who === 'hunter' ? xpPerEffort.map((xp) => xp * 1.125) : xpPerEffort,
  }
}

/** Cooking by hand: station and pot of T1 for all tiers, only the skill level grows. */
export function cooked(name: PerTier<string>, facts: HandCraft): FamilyRecipe {
  return {
    ...plain,
    ...facts,
    ...worked(facts.effort),
    name,
    skill: 'Cooking',
    station: 'Cooking Station',
    stationTier: 1,
    level: levels,
    tool: { name: 'Pot', level: 1 },
    xp: xpPerEffort,
  }
}

/** A passive craft: kiln, smelter, loom, tub, oven, field. */
export function waiting(station: string, name: PerTier<string>, facts: Waiting): FamilyRecipe {
  const { seconds, skill, ...own } = facts
  return {
    ...plain,
    ...own,
    name,
    station,
    stationTier: facts.stationTier ?? tiers,
    skill,
    level: 1,
    tool: null,
    effort: 1,
    // Of a passive craft this is the whole wait.
    time: seconds,
    passive: true,
    stamina: 0,
    xp: 0,
  }
}

/** At the construction station, which has one tier, with the mallet. */
export function assembled(facts: Pick<FamilyRecipe, 'needs' | 'knowledge'>): FamilyRecipe {
  return {
    ...plain,
    ...facts,
    ...worked(50),
    name: 'Craft {0}',
    station: 'Construction Workstation',
    stationTier: 1,
    stamina: 0.75,
    skill: 'Construction',
    level: levels,
    tool: { name: 'Mallet', level: 1 },
    xp: 1,
  }
}

/** A craft without a tool, at a station that is the same in all tiers. */
export function byHand(station: string, name: PerTier<string>, facts: WithoutTool): FamilyRecipe {
  const { effort, ...own } = facts
  return { ...plain, ...worked(effort), tool: null, level: levels, xp: xpPerEffort, ...own, name, station }
}

/** The work of a craft by hand: `time` is seconds per action. */
function worked(effort: number | readonly number[]) {
  return {
    effort: typeof effort === 'number' ? growing(effort) : effort,
    time: 1.6,
    passive: false,
    stamina: staminas,
  }
}
