import type { Catalog } from '#domain/catalog/catalog'
import type { Recipe } from '#domain/catalog/item'
import { calculatorText } from '../messages/calculator-text.ts'
import { tellingName } from './telling-name.ts'

/** What a craft takes, with what it gives back when it fails; empty where it takes nothing. */
export function takenText(catalog: Catalog, { ingredients, keptOnFailure }: Recipe): string {
  return [...keptOnFailure, ...ingredients]
    .map(({ itemId, quantity }) => calculatorText.ingredient(quantity, tellingName(catalog, itemId)))
    .join(', ')
}
