import type { Item } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { joinDotted } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'

/** An item to pick; names are not unique, so tier and rarity stand beside them. */
export function itemOption({ id, name, tier, rarity }: Item) {
  return { key: id, text: name, detail: joinDotted([calculatorText.tierChip(tier), rarityName(rarity)]) }
}
