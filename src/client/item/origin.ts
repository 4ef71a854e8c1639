import type { Item, Recipe, Source } from '#domain/catalog/item'
import { placeToGather } from '#domain/crafting/gathering'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { calculatorText } from '../messages/calculator-text.ts'

const text = calculatorText.origin
const separator = ' · '

/** Where somebody of these levels gets a base item: what a player does, at what, with which skill (BEY-9). */
export function sourceText(item: Item | undefined, levels: SkillLevels): string {
  const place = placeToGather(item, levels)
  if (!item || !place) return text.unknown
  const more = item.sources.length - 1
  return joinDotted([
    place.verb || verbOf(place),
    place.name,
    place.skill && calculatorText.skill(place.skill, place.level),
    more > 0 && text.more(more),
  ])
}

/** Station and skill of a recipe. */
export function recipeText(recipe: Recipe | undefined): string {
  return joinDotted([recipe && buildingText(recipe), recipe && skillText(recipe)])
}

export function buildingText({ building }: Recipe): string | null {
  return building && calculatorText.nameAndTier(building.name, building.tier)
}

export function skillText({ skill, level }: Recipe): string | null {
  return skill && calculatorText.skill(skill, level)
}

export function joinDotted(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(separator)
}

function verbOf({ type }: Source): string | null {
  if (type === 'enemy') return text.hunt
  return type === 'trade' ? text.trade : null
}
