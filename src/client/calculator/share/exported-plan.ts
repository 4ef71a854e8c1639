import type { BuildList } from '#domain/build-list/build-list'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import type { Material } from '#domain/crafting/material'
import { neededOnce } from '#domain/crafting/needed-once'
import type { PlanToExport } from '#domain/exporting/plan-text'
import { exportWords } from '../../messages/share-text.ts'

/** The queue by name, and its materials, as the exports take them. */
export function planToExport(
  catalog: Catalog,
  buildList: BuildList,
  materials: readonly Material[],
  timeOf: PlanToExport['timeOf'],
): PlanToExport {
  const targets = buildList.map(({ itemId, quantity }) => {
    const { name, rarity } = findItem(catalog, itemId) ?? unknownItem(itemId)
    return { itemName: name, rarity, quantity }
  })
  return {
    title: exportWords.planTitle,
    targets,
    materials,
    once: neededOnce(catalog, materials, buildList),
    timeOf,
  }
}
