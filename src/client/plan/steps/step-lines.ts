import { type Catalog, findItem } from '#domain/catalog/catalog'
import { plainText } from '#domain/catalog/plain-text'
import { fitOf, readTyped, type SearchedName, searchedName } from '#domain/catalog/typed-text'
import type { BuildStep } from '#domain/crafting/build-step'
import { placeToGather } from '#domain/crafting/gathering'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { recipeOfStep } from '#domain/crafting/work'
import { grouped } from '#domain/grouped'
import { type TimeTotal, totalTime } from '#domain/timing/time-total'
import type { WorkTime } from '#domain/timing/work-time'
import { buildingText } from '../../item/origin.ts'
import { stepsViewText as text } from '../../messages/steps-view-text.ts'

/** A step with its number among all steps of the plan, which stand in the order in which they can be done. No filter changes it. */
export type NumberedStep = { readonly step: BuildStep; readonly number: number; readonly time: WorkTime }

/** How the steps are grouped: not at all, by profession, or by where they are done. */
export type Grouping = keyof typeof text.groupings
export const groupings = Object.keys(text.groupings) as Grouping[]

export type StepLine =
  | ({ readonly kind: 'step' } & NumberedStep)
  | {
      readonly kind: 'heading'
      readonly title: string
      readonly count: number
      readonly total: TimeTotal
    }

/** The steps whose item fits what was typed; all of them where nothing was. */
export function foundSteps(steps: readonly NumberedStep[], searchTerm: string): readonly NumberedStep[] {
  const typed = readTyped(searchTerm)
  return steps.filter(
    ({ step }) =>
      (typed.tier === null || step.tier === typed.tier) &&
      (typed.words.length === 0 || fitOf(typed, nameOf(step)) !== null),
  )
}

/** Names prepared for the search, once per step: a search goes through all of them with every key. */
const names = new WeakMap<BuildStep, SearchedName>()

function nameOf(step: BuildStep): SearchedName {
  const name = names.get(step) ?? searchedName(plainText(step.itemName))
  names.set(step, name)
  return name
}

/** The steps as lines, each group below a heading with its time (CAL-9, BEY-20). Groups follow each other as their first steps do. */
export function stepLines(
  catalog: Catalog,
  steps: readonly NumberedStep[],
  grouping: Grouping,
  levels: SkillLevels,
): readonly StepLine[] {
  const lines = steps.map((one) => ({ kind: 'step' as const, ...one }))
  if (grouping === 'order') return lines
  const groups = grouped(lines, ({ step }) =>
    grouping === 'profession' ? professionOf(catalog, step, levels) : placeOf(catalog, step, levels),
  )
  return [...groups].flatMap(([title, members]): readonly StepLine[] => [
    { kind: 'heading', title, count: members.length, total: totalTime(members.map(({ time }) => time)) },
    ...members,
  ])
}

function professionOf(catalog: Catalog, step: BuildStep, levels: SkillLevels): string {
  const by = recipeOfStep(catalog, step) ?? sourceOf(catalog, step, levels)
  return by?.skill ?? text.noProfession
}

/** The name of the station, or of the node, animal or trader. */
function placeOf(catalog: Catalog, step: BuildStep, levels: SkillLevels): string {
  const recipe = recipeOfStep(catalog, step)
  if (recipe) return buildingText(recipe) ?? text.anywhere
  return sourceOf(catalog, step, levels)?.name ?? text.elsewhere
}

/** The place where a step's item is gathered; undefined where it comes from elsewhere, or must be there first because a circle is cut. */
function sourceOf(catalog: Catalog, step: BuildStep, levels: SkillLevels) {
  if (step.isElsewhere || step.obtainFirst) return undefined
  return placeToGather(findItem(catalog, step.itemId), levels)
}
