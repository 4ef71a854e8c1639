import type { FamilyRecipe } from './family.ts'
import { growing, type PerTier, tierLevel, tierStamina, tiers } from './tier.ts'

/** What a profession's recipes have in common, so that a recipe tells only what is its own. */
type Profession = { readonly skill: string; readonly station: string; readonly tool: string }

type HandCraft = Pick<FamilyRecipe, 'needs'> &
  Partial<Pick<FamilyRecipe, 'gives' | 'also' | 'orBetter' | 'at' | 'knowledge'>> & {
    /** In T1, growing from there; or a list where it does not. */
    readonly effort: number | readonly number[]
  }

type Waiting = Pick<FamilyRecipe, 'needs'> &
  Partial<Pick<FamilyRecipe, 'gives' | 'also' | 'stationTier'>> & {
    readonly skill: string
    readonly seconds: PerTier<number>
  }

const levels = tiers.map(tierLevel)
const staminas = tiers.map(tierStamina)
const xpPerEffort = tiers.map((tier) => 0.16 * (9 + tier))
const plain = { gives: 1, also: [], orBetter: false, knowledge: [], at: [-1, ...tiers] } as const

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

/** A craft by hand at a profession's own station: station and tool of the product's tier, 1.6 seconds an action. */
export function by(who: keyof typeof stations, name: PerTier<string>, told: HandCraft): FamilyRecipe {
  const { skill, station, tool } = stations[who]
  return {
    ...plain,
    ...told,
    ...byHand(told.effort),
    name,
    skill,
    station,
    stationTier: tiers,
    level: levels,
    tool: { name: tool, level: tiers },
    // Hunters learn an eighth more from the same effort.
    xp: who === 'hunter' ? xpPerEffort.map((xp) => xp * 1.125) : xpPerEffort,
  }
}

/** Cooking by hand: any station and pot will do, only the skill grows with the tier. */
export function cooked(name: PerTier<string>, told: HandCraft): FamilyRecipe {
  return {
    ...plain,
    ...told,
    ...byHand(told.effort),
    name,
    skill: 'Cooking',
    station: 'Cooking Station',
    stationTier: 1,
    level: levels,
    tool: { name: 'Pot', level: 1 },
    xp: xpPerEffort,
  }
}

/** A craft that is put in and waited for: kiln, smelter, loom, tub, oven, field. */
export function waiting(station: string, name: PerTier<string>, told: Waiting): FamilyRecipe {
  const { seconds, skill, ...own } = told
  return {
    ...plain,
    ...own,
    name,
    station,
    stationTier: told.stationTier ?? tiers,
    skill,
    level: 1,
    tool: null,
    effort: 1,
    time: seconds,
    passive: true,
    stamina: 0,
    xp: 0,
  }
}

function byHand(effort: number | readonly number[]) {
  return {
    effort: typeof effort === 'number' ? growing(effort) : effort,
    time: 1.6,
    passive: false,
    stamina: staminas,
  }
}
