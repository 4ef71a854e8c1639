import type { Catalog } from '../catalog/catalog.ts'
import type { Building } from '../catalog/item.ts'

/** How many waiting crafts run at once in a station of that name and tier; 1 where the catalogue does not know (BEY-20). */
export function slotsOf(catalog: Catalog, building: Building | null): number {
  if (!building) return 1
  const slots = catalog.stationItems.flatMap((index) => {
    const { station } = catalog.itemAt(index)
    return station?.name === building.name && station.tier === building.tier ? station.slots : []
  })
  return Math.max(1, ...slots)
}
