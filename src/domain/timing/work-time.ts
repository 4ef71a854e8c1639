import type { Catalog } from '../catalog/catalog.ts'
import { findItem } from '../catalog/catalog.ts'
import type { Item, Recipe, Source } from '../catalog/item.ts'
import { easiestSource, recipeOfStep, type SkillLevels, type Work, workedCrafts } from '../crafting/work.ts'
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
  /** Got in another way than by the catalogue's: bought, given, obtained first. */
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

type Crafts = Pick<Work, 'crafts' | 'wanted'> & { readonly item: Item; readonly recipe: Recipe }

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
  return worked(wholeActions((recipe.effort * workedCrafts(recipe, work)) / power), recipe)
}

type Gathering = { readonly item: Item; readonly toGather: number }

export function timeOfGathering(catalog: Catalog, { item, toGather }: Gathering, means: Means): WorkTime {
  const source = placeToGather(item, means.levels)
  if (!source) return untimed('unknown')
  if (source.type === 'trade') return untimed('trade')
  if (source.time <= 0) return untimed(source.type === 'enemy' ? 'hunting' : 'unknown')
  if (source.amount <= 0 || source.effort <= 0) return untimed('unknown')
  const power = powerFor(catalog, means.tools, source.tool, source.tier)
  // An animal gives all at once when it is dead, a node a little with each point of progress.
  const actions =
    source.type === 'enemy'
      ? wholeActions(toGather / source.amount) * Math.ceil(source.effort / power)
      : wholeActions((toGather * source.effort) / (source.amount * power))
  return worked(actions, source)
}

/** The first place that the levels allow and whose time is known, as the catalogue lists the best ones first. */
export function placeToGather(item: Item, levels: SkillLevels): Source | undefined {
  const open = item.sources.filter(
    ({ skill, level }) => skill === null || level <= (levels.get(skill) ?? level),
  )
  return open.find(({ time }) => time > 0) ?? open[0] ?? easiestSource(item, levels)
}

function worked(actions: number, { time, stamina }: Pick<Recipe, 'time' | 'stamina'>): WorkTime {
  return { kind: 'worked', actions, seconds: actions * time, stamina: actions * stamina }
}

/** Whole actions; a remainder that comes from dividing in binary is none. */
function wholeActions(actions: number): number {
  return Math.ceil(actions - actions * 1e-12)
}

function untimed(reason: UntimedReason): WorkTime {
  return { kind: 'untimed', reason }
}
