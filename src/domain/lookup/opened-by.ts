import type { Catalog } from '../catalog/catalog.ts'
import { canBeStock, type ItemId } from '../catalog/item.ts'
import { compareListed } from '../catalog/listing-order.ts'

/** Buildings and research whose default way asks for this piece of research, by tier and name; no decoration (BEY-19). */
export function openedBy(catalog: Catalog, researchId: ItemId): readonly ItemId[] {
  return Array.from({ length: catalog.size }, (_, index) => index)
    .filter((index) => !canBeStock(catalog.kindAt(index)) && !catalog.isDecoration(index))
    .map((index) => catalog.itemAt(index))
    .filter(({ recipes }) => recipes[0]?.requires.includes(researchId))
    .sort(compareListed)
    .map(({ id }) => id)
}
