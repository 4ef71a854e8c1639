import type { Catalog } from '../catalog/catalog.ts'
import { findItem } from '../catalog/catalog.ts'
import type { Choices } from './choice.ts'
import type { Material } from './material.ts'
import { easiestSource, type ProfessionWork, recipeOfStep, type Work, workByProfession } from './work.ts'

export type ProfessionTotal = ProfessionWork & {
  /** Pieces to gather; their effort is not known. */
  readonly toGather: number
}

/** What is left to do per profession, crafting and gathering: the most effort first, then the most to gather (BEY-9). */
export function professionTotals(
  catalog: Catalog,
  materials: readonly Material[],
  choices: Choices,
): readonly ProfessionTotal[] {
  const crafts = materials.flatMap((row) => (row.craft && row.craft.crafts > 0 ? [workOf(row)] : []))
  const totals = new Map<string, ProfessionTotal>(
    workByProfession(catalog, crafts).map((work) => [work.skill, { ...work, toGather: 0 }]),
  )
  for (const row of materials) {
    const source = isGathered(row, choices) ? easiestSource(findItem(catalog, row.itemId)) : undefined
    if (!source?.skill) continue
    const known = totals.get(source.skill) ?? noWork(source.skill)
    const level = Math.max(known.level, source.level)
    totals.set(source.skill, { ...known, level, toGather: known.toGather + row.toGet })
  }
  return [...totals.values()].sort(
    (a, b) => b.effort - a.effort || b.toGather - a.toGather || (a.skill < b.skill ? -1 : 1),
  )
}

/** The row as work: its recipe and how often, or gathering. */
export function workOf({ itemId, craft, toGet }: Material): Work {
  return { itemId, recipeIndex: craft?.recipeIndex ?? null, crafts: craft?.crafts ?? 0, wanted: toGet }
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
