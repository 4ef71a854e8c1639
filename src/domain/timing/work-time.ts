import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Item, Recipe } from '../catalog/item.ts'
import { effortToGather, placeToGather } from '../crafting/gathering.ts'
import type { SkillLevels } from '../crafting/skill-levels.ts'
import { roundedUp } from '../crafting/whole-amounts.ts'
import { recipeOfStep, type Work } from '../crafting/work.ts'
import { type OwnTools, powerFor } from './own-tools.ts'
import { slotsOf } from './station-slots.ts'

/** What a player has told once: the tools they work with, and their levels. */
export type Means = { readonly tools: OwnTools; readonly levels: SkillLevels }

/** Nothing told: Common tools, any level. */
export const noMeans: Means = { tools: new Map(), levels: new Map() }

/** Why no time can be said. */
export const untimedReasons = ['hunting', 'trade', 'research', 'elsewhere', 'unknown'] as const
export type UntimedReason = (typeof untimedReasons)[number]

/** What a piece of work takes (BEY-20): actions of a player, a wait in a station, or nothing that is known. */
export type WorkTime =
  | { readonly kind: 'worked'; readonly actions: number; readonly seconds: number; readonly stamina: number }
  | { readonly kind: 'waits'; readonly seconds: number }
  | { readonly kind: 'untimed'; readonly reason: UntimedReason }

/** Work with the pieces that are to be gathered by it, where no recipe makes them. */
export type TimedWork = Work & {
  readonly toGather: number
  /** Whether the item comes from somewhere the catalogue does not know: bought, given, obtained first. */
  readonly isElsewhere: boolean
}

/**
 * Actions, seconds and stamina of a piece of work by the formulas of the game's server, without gear, food and other boosts
 * (decision 24). Building and waiting are estimates, since the server's part for them is not known.
 */
export function timeOfWork(catalog: Catalog, work: TimedWork, means: Means): WorkTime {
  const item = findItem(catalog, work.itemId)
  const recipe = recipeOfStep(catalog, work)
  if (work.isElsewhere) return untimed('elsewhere')
  if (!item) return untimed('unknown')
  if (recipe) return timeOfCrafts(catalog, { ...work, item, recipe }, means)
  return timeOfGathering(catalog, { item, toGather: work.toGather }, means)
}

type Crafts = Pick<Work, 'crafts' | 'worked'> & { readonly item: Item; readonly recipe: Recipe }

export function timeOfCrafts(catalog: Catalog, work: Crafts, { tools }: Means): WorkTime {
  const { item, recipe, crafts } = work
  if (recipe.action === 'trade') return untimed('trade')
  if (recipe.time <= 0) return untimed(recipe.action === 'research' ? 'research' : 'unknown')
  if (recipe.action === 'research') return { kind: 'waits', seconds: recipe.time * crafts }
  if (recipe.passive) {
    return { kind: 'waits', seconds: recipe.time * Math.ceil(crafts / slotsOf(catalog, recipe.building)) }
  }
  if (recipe.effort <= 0) return untimed('unknown')
  const power = powerFor(catalog, tools, recipe.tool, item.tier)
  const actions = roundedUp((recipe.effort * work.worked) / power)
  // An action may end one craft and begin the next. A recipe that gathers is a place that was paid for: each takes at least one action of its own.
  return worked(recipe.action === 'gather' ? Math.max(actions, roundedUp(work.worked)) : actions, recipe)
}

type Gathering = { readonly item: Item; readonly toGather: number }

export function timeOfGathering(catalog: Catalog, { item, toGather }: Gathering, means: Means): WorkTime {
  const source = placeToGather(item, means.levels)
  if (!source) return untimed('unknown')
  if (source.type === 'trade') return untimed('trade')
  if (source.time <= 0) return untimed(source.type === 'enemy' ? 'hunting' : 'unknown')
  if (source.amount <= 0 || source.effort <= 0) return untimed('unknown')
  const power = powerFor(catalog, means.tools, source.tool, source.tier)
  // Each animal takes whole actions.
  const actions =
    source.type === 'enemy'
      ? roundedUp(toGather / source.amount) * Math.ceil(source.effort / power)
      : roundedUp(effortToGather(source, toGather) / power)
  return worked(actions, source)
}

function worked(actions: number, { time, stamina }: Pick<Recipe, 'time' | 'stamina'>): WorkTime {
  return { kind: 'worked', actions, seconds: actions * time, stamina: actions * stamina }
}

function untimed(reason: UntimedReason): WorkTime {
  return { kind: 'untimed', reason }
}
