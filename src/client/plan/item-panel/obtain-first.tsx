import { itemName } from '#domain/catalog/catalog'
import type { Explanation } from '#domain/crafting/explanation'
import { itemText as text } from '../../messages/item-text.ts'
import { useEngine } from '../../state/catalog.ts'

/** Why a circle of recipes was cut at this item (CAL-12). */
export function ObtainFirst({ name, explanation }: { name: string; explanation: Explanation }) {
  const { catalog } = useEngine()
  const askers = [...new Set(explanation.uses.map(({ itemId }) => itemName(catalog, itemId)))]
  return (
    <p className="mb-2 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">
      {text.whyObtainFirst(name, askers.join(text.and))}
    </p>
  )
}
