import type { Item } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { join } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'

/** An item to pick; names are not unique, so tier and rarity stand beside them. */
export function itemOption({ id, name, tier, rarity }: Item) {
  return { key: id, text: name, detail: join([calculatorText.tierChip(tier), rarityName(rarity)]) }
}
