import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { Choices } from './choice.ts'
import { effortToGather, placeToGather } from './gathering.ts'
import type { Material } from './material.ts'
import type { SkillLevels } from './skill-levels.ts'
import { roundedUp } from './whole-amounts.ts'
import { type ProfessionWork, recipeOfStep, type Work, workByProfession } from './work.ts'

export type ProfessionTotal = ProfessionWork & {
  /** Pieces to gather; their points of progress count in `effort`, where they are known. */
  readonly toGather: number
}

/** What is left to do per profession, crafting and gathering: the most effort first, then the most to gather (BEY-9). */
export function professionTotals(
  catalog: Catalog,
  materials: readonly Material[],
  choices: Choices,
  levels: SkillLevels,
): readonly ProfessionTotal[] {
  const crafts = materials.flatMap((row) => (row.craft && row.craft.crafts > 0 ? [workOf(row)] : []))
  const totals = new Map<string, ProfessionTotal>(
    workByProfession(catalog, crafts).map((work) => [work.skill, { ...work, toGather: 0 }]),
  )
  for (const row of materials) {
    const place = isGathered(row, choices) ? placeToGather(findItem(catalog, row.itemId), levels) : undefined
    if (!place?.skill) continue
    const known = totals.get(place.skill) ?? noWork(place.skill)
    totals.set(place.skill, {
      ...known,
      effort: known.effort + roundedUp(effortToGather(place, row.toGet)),
      level: Math.max(known.level, place.level),
      toGather: known.toGather + row.toGet,
    })
  }
  return [...totals.values()].sort(
    (a, b) => b.effort - a.effort || b.toGather - a.toGather || (a.skill < b.skill ? -1 : 1),
  )
}

/** The row as work: its recipe and how often, or gathering. */
export function workOf({ itemId, craft }: Material): Work {
  const { recipeIndex, crafts, worked } = craft ?? { recipeIndex: null, crafts: 0, worked: 0 }
  return { itemId, recipeIndex, crafts, worked }
}

/** Skills a row can be worked with: its recipe's, or those of the item's sources. */
export function skillsOf(catalog: Catalog, row: Material): readonly string[] {
  const recipe = recipeOfStep(catalog, workOf(row))
  const needs = recipe ? [recipe] : (findItem(catalog, row.itemId)?.sources ?? [])
  return needs.flatMap(({ skill }) => skill ?? [])
}

function isGathered({ isBaseItem, obtainFirst, toGet, itemId }: Material, choices: Choices): boolean {
  return isBaseItem && !obtainFirst && toGet > 0 && choices.get(itemId)?.source !== 'elsewhere'
}

function noWork(skill: string): ProfessionTotal {
  return { skill, crafts: 0, effort: 0, xp: 0, level: 0, toGather: 0 }
}
