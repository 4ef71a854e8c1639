import type { Catalog } from '../catalog/catalog.ts'
import { findItem } from '../catalog/catalog.ts'
import { expectedYield } from '../catalog/expected-yield.ts'
import type { Item, Recipe, Source } from '../catalog/item.ts'
import type { BuildStep } from './build-step.ts'

/** What has to be done of an item: by which recipe, or null to gather it, how often, and for how many pieces. */
export type Work = Pick<BuildStep, 'itemId' | 'recipeIndex' | 'crafts'> & { readonly wanted: number }

/** What a profession has to do for a plan (BEY-9). */
export type ProfessionWork = {
  readonly skill: string
  readonly crafts: number
  /** Progress points over all crafts; of a node that is worked in part, whole ones. */
  readonly effort: number
  /** Experience it gives. */
  readonly xp: number
  /** Highest level any of its steps asks for. */
  readonly level: number
}

/** The recipe a craft step runs; undefined for gathering and for an item the catalogue lost. */
export function recipeOfStep(
  catalog: Catalog,
  step: Pick<Work, 'itemId' | 'recipeIndex'>,
): Recipe | undefined {
  return step.recipeIndex === null ? undefined : findItem(catalog, step.itemId)?.recipes[step.recipeIndex]
}

/** Effort and experience per profession, the most effort first; gathering has no known effort and is left out. */
export function workByProfession(catalog: Catalog, steps: readonly Work[]): readonly ProfessionWork[] {
  const bySkill = new Map<string, ProfessionWork>()
  for (const step of steps) {
    const recipe = recipeOfStep(catalog, step)
    if (!recipe?.skill) continue
    const known = bySkill.get(recipe.skill)
    const worked = workedCrafts(recipe, step)
    bySkill.set(recipe.skill, {
      skill: recipe.skill,
      crafts: (known?.crafts ?? 0) + step.crafts,
      effort: (known?.effort ?? 0) + (recipe.passive ? 0 : Math.ceil(recipe.effort * worked)),
      xp: (known?.xp ?? 0) + recipe.xp * worked,
      level: Math.max(known?.level ?? 0, recipe.level),
    })
  }
  return [...bySkill.values()].sort((a, b) => b.effort - a.effort || (a.skill < b.skill ? -1 : 1))
}

/**
 * How many crafts are worked on. A craft is done to its end; a node that was paid for only until the wanted pieces are there, and
 * 5 baits are paid for 90 fish, however few are wanted.
 */
export function workedCrafts(recipe: Recipe, { crafts, wanted }: Pick<Work, 'crafts' | 'wanted'>): number {
  if (recipe.action !== 'gather') return crafts
  const perCraft = expectedYield(recipe)
  return Math.min(crafts, (wanted * Number(perCraft.den)) / Number(perCraft.num))
}

/** A player's level per skill; a skill that is not there is not held against anybody. */
export type SkillLevels = ReadonlyMap<string, number>

/** Whether a player of these levels can do the step: its recipe, or one of the ways to gather the item (BEY-9). */
export function canDoStep(catalog: Catalog, step: Pick<Work, 'itemId' | 'recipeIndex'>, levels: SkillLevels) {
  return lackingLevel(catalog, step, levels) === null
}

export type NeededLevel = { readonly skill: string; readonly level: number }

/** The level that keeps a player from the step, the lowest that would do; null where nothing does (BEY-9). */
export function lackingLevel(
  catalog: Catalog,
  step: Pick<Work, 'itemId' | 'recipeIndex'>,
  levels: SkillLevels,
): NeededLevel | null {
  const recipe = recipeOfStep(catalog, step)
  return lackingFor(recipe ?? easiestSource(findItem(catalog, step.itemId), levels), levels)
}

/** The level that keeps a player from a recipe or a source; null where nothing does. */
export function lackingFor(
  needed: Pick<Recipe, 'skill' | 'level'> | undefined,
  levels: SkillLevels,
): NeededLevel | null {
  if (!needed?.skill || isWithin(needed, levels)) return null
  return { skill: needed.skill, level: needed.level }
}

/** A source the player can use, else the one of the lowest level. */
export function easiestSource(item: Item | undefined, levels: SkillLevels = new Map()): Source | undefined {
  const sources = item?.sources ?? []
  return (
    sources.find((source) => isWithin(source, levels) && levels.size > 0) ??
    sources.reduce<Source | undefined>(
      (best, source) => (best && best.level <= source.level ? best : source),
      undefined,
    )
  )
}

function isWithin({ skill, level }: Pick<Recipe, 'skill' | 'level'>, levels: SkillLevels): boolean {
  return skill === null || level <= (levels.get(skill) ?? Number.POSITIVE_INFINITY)
}
