import { type Catalog, itemName } from '#domain/catalog/catalog'
import { calculatorStore } from './calculator.ts'

/** Names of the items for which the player chose a recipe other than the default, in the queue or for the whole plan (BEY-14). */
export function chosenRecipes(catalog: Catalog): readonly string[] {
  const { buildList, choices } = calculatorStore.getState()
  const queued = buildList.filter(({ recipeIndex }) => recipeIndex > 0).map(({ itemId }) => itemId)
  const chosen = [...choices].filter(([, choice]) => choice.source === 'craft').map(([itemId]) => itemId)
  return [...new Set([...queued, ...chosen])].map((itemId) => itemName(catalog, itemId))
}
