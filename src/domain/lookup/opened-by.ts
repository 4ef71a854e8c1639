import type { Catalog } from '../catalog/catalog.ts'
import { canBeStock, type ItemId } from '../catalog/item.ts'
import { compareListed } from '../catalog/listing-order.ts'

/**
 * Buildings and research that ask for this piece of research, or come with it (their recipe for that requires it too), by tier and
 * name; decorations are left out (BEY-19).
 */
export function openedBy(catalog: Catalog, researchId: ItemId): readonly ItemId[] {
  return Array.from({ length: catalog.size }, (_, index) => index)
    .filter((index) => !canBeStock(catalog.kindAt(index)) && !catalog.isDecoration(index))
    .map((index) => catalog.itemAt(index))
    .filter(({ recipes }) => recipes.some(({ requires }) => requires.includes(researchId)))
    .sort(compareListed)
    .map(({ id }) => id)
}
