import type { Item } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { calculatorText } from '../../messages/calculator-text.ts'

/** What a screen reader says of the row the arrows have reached. */
export function describeItem({ name, tier, rarity }: Item): string {
  return calculatorText.catalog.active(name, calculatorText.tierName(tier), rarityName(rarity))
}
