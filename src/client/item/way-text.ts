import type { Catalog } from '#domain/catalog/catalog'
import type { Item, Recipe } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import type { SkillLevels } from '#domain/crafting/skill-levels'
import { summaryText } from '../messages/summary-text.ts'
import { buildingText, joinDotted, sourceText } from './origin.ts'
import { takenText } from './taken-text.ts'

/** A way to come by an item in one line: what its recipe takes and where, or where somebody of these levels gathers it. */
export function wayText(catalog: Catalog, item: Item, way: Choice, levels: SkillLevels): string {
  if (way.source === 'elsewhere') return summaryText.elsewhere
  if (way.source === 'gather') {
    const source = sourceText(item, levels)
    // A trade says "Trade" itself, and where no source is known nobody can say that it is gathered.
    return item.sources.every(({ type }) => type === 'trade') ? source : summaryText.gather(source)
  }
  return recipeWayText(catalog, item.recipes[way.recipeIndex])
}

/** Where a row or step that is not crafted comes from: it is obtained first or elsewhere, or somebody of these levels gathers it. */
export function uncraftedText(
  { obtainFirst, isElsewhere }: { readonly obtainFirst: boolean; readonly isElsewhere: boolean },
  item: Item | undefined,
  levels: SkillLevels,
): string {
  if (obtainFirst) return summaryText.obtainFirst
  return isElsewhere ? summaryText.elsewhere : sourceText(item, levels)
}

/** What a recipe takes, and where it is crafted, in one line. */
export function recipeWayText(catalog: Catalog, recipe: Recipe | undefined): string {
  if (!recipe) return ''
  return joinDotted([takenText(catalog, recipe) || recipe.name, buildingText(recipe)])
}

/** Tells one way of an item from another. */
export function wayKey(way: Choice): string {
  return way.source === 'craft' ? `craft ${way.recipeIndex}` : way.source
}
