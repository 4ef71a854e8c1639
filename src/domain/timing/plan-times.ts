import { type Catalog, findItem } from '../catalog/catalog.ts'
import type { BuildStep } from '../crafting/build-step.ts'
import type { Choices } from '../crafting/choice.ts'
import { placeToGather } from '../crafting/gathering.ts'
import type { Material } from '../crafting/material.ts'
import { workOf } from '../crafting/professions.ts'
import { recipeOfStep } from '../crafting/work.ts'
import { addTime, noTime, type TimeTotal } from './time-total.ts'
import { type Means, type TimedWork, timeOfWork, type WorkTime } from './work-time.ts'

/** The time that a step takes whoever does it (BEY-20). */
export function timeOfStep(catalog: Catalog, step: BuildStep, means: Means): WorkTime {
  return timeOfWork(catalog, workOfStep(step), means)
}

/** The time of what is left to do of one row of the materials; null where nothing is left. */
export function timeOfMaterial(
  catalog: Catalog,
  row: Material,
  choices: Choices,
  means: Means,
): WorkTime | null {
  const work = workOfMaterial(row, choices)
  return work && timeOfWork(catalog, work, means)
}

/** Times of what is left to do, by the profession it is done with, as `professionTotals` has them (BEY-20). */
export function timeByProfession(
  catalog: Catalog,
  materials: readonly Material[],
  choices: Choices,
  means: Means,
): ReadonlyMap<string, TimeTotal> {
  const totals = new Map<string, TimeTotal>()
  for (const row of materials) {
    const work = workOfMaterial(row, choices)
    const skill = work && skillOf(catalog, work, means)
    if (!work || !skill) continue
    totals.set(skill, addTime(totals.get(skill) ?? noTime, timeOfWork(catalog, work, means)))
  }
  return totals
}

function workOfStep(step: BuildStep): TimedWork {
  const isGathered = step.action === 'gather'
  return {
    itemId: step.itemId,
    recipeIndex: step.recipeIndex,
    crafts: step.crafts,
    worked: step.worked,
    toGather: isGathered ? step.needToCraft : 0,
    isElsewhere: isGathered && (step.obtainFirst || step.isElsewhere),
  }
}

function workOfMaterial(row: Material, choices: Choices): TimedWork | null {
  if (row.craft ? row.craft.crafts === 0 : row.toGet === 0) return null
  return {
    ...workOf(row),
    toGather: row.isBaseItem ? row.toGet : 0,
    isElsewhere: row.isBaseItem && (row.obtainFirst || choices.get(row.itemId)?.source === 'elsewhere'),
  }
}

function skillOf(catalog: Catalog, work: TimedWork, { levels }: Means): string | null {
  if (work.isElsewhere) return null
  const recipe = recipeOfStep(catalog, work)
  return (recipe ?? placeToGather(findItem(catalog, work.itemId), levels))?.skill ?? null
}
