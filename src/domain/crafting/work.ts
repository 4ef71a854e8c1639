import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Recipe } from '../catalog/item.ts'
import type { BuildStep } from './build-step.ts'
import { placeToGather } from './gathering.ts'
import { lackingFor, type NeededLevel, type SkillLevels } from './skill-levels.ts'
import { roundedUp } from './whole-amounts.ts'

/** What has to be done for an item: by which recipe (null to gather it), how often, and how much of that is worked on. */
export type Work = Pick<BuildStep, 'itemId' | 'recipeIndex' | 'crafts' | 'worked'>

/** What a profession has to do for a plan (BEY-9). */
export type ProfessionWork = {
  readonly skill: string
  readonly crafts: number
  /** Progress points over all crafts; rounded up where a node is worked in part. */
  readonly effort: number
  /** Experience that the crafts give. */
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

/** Effort and experience of the crafts per profession, the most effort first. */
export function workByProfession(catalog: Catalog, steps: readonly Work[]): readonly ProfessionWork[] {
  const bySkill = new Map<string, ProfessionWork>()
  for (const step of steps) {
    const recipe = recipeOfStep(catalog, step)
    if (!recipe?.skill) continue
    const known = bySkill.get(recipe.skill)
    bySkill.set(recipe.skill, {
      skill: recipe.skill,
      crafts: (known?.crafts ?? 0) + step.crafts,
      // A passive craft only waits in its station: nobody works at it.
      effort: (known?.effort ?? 0) + (recipe.passive ? 0 : roundedUp(recipe.effort * step.worked)),
      xp: (known?.xp ?? 0) + recipe.xp * step.worked,
      level: Math.max(known?.level ?? 0, recipe.level),
    })
  }
  return [...bySkill.values()].sort((a, b) => b.effort - a.effort || (a.skill < b.skill ? -1 : 1))
}

/**
 * The skill and level that a step asks for and that keep a player from it; for gathering, those of the place that asks least. Null where
 * the player can do it, or has not told a level in that skill (BEY-9).
 */
export function lackingLevel(
  catalog: Catalog,
  step: Pick<Work, 'itemId' | 'recipeIndex'>,
  levels: SkillLevels,
): NeededLevel | null {
  const recipe = recipeOfStep(catalog, step)
  return lackingFor(recipe ?? placeToGather(findItem(catalog, step.itemId), levels), levels)
}
