import type { Item, Recipe, Source } from '#domain/catalog/item'
import { calculatorText } from '../messages/calculator-text.ts'

const text = calculatorText.summary
const separator = ' · '

/** Where a base item comes from: what one does, at what, with which skill. */
export function sourceText(item: Item | undefined): string {
  const [first, ...more] = item?.sources ?? []
  if (!first) return text.sourceUnknown
  return join([
    first.verb || verbOf(first),
    first.name,
    first.skill && calculatorText.steps.skill(first.skill, first.level),
    more.length > 0 && text.moreSources(more.length),
  ])
}

/** Station and skill of a recipe. */
export function recipeText(recipe: Recipe | undefined): string {
  return join([recipe && buildingText(recipe), recipe && skillText(recipe)])
}

export function buildingText({ building }: Recipe): string | null {
  return building && calculatorText.steps.building(building.name, building.tier)
}

export function skillText({ skill, level }: Recipe): string | null {
  return skill && calculatorText.steps.skill(skill, level)
}

export function join(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(separator)
}

function verbOf({ type }: Source): string | null {
  if (type === 'enemy') return text.hunt
  return type === 'trade' ? text.trade : null
}
