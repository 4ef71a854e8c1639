import type { Catalog } from '../catalog/catalog.ts'
import type { Building } from '../catalog/item.ts'

/** How many waiting crafts run at once in a station of that name and tier; 1 where the catalogue does not know (BEY-20). */
export function slotsOf(catalog: Catalog, building: Building | null): number {
  return (building && slotsByStation(catalog).get(keyOf(building))) ?? 1
}

type Slots = ReadonlyMap<string, number>
const known = new WeakMap<Catalog, Slots>()

function slotsByStation(catalog: Catalog): Slots {
  const slots = known.get(catalog) ?? readSlots(catalog)
  known.set(catalog, slots)
  return slots
}

/** Of two stations of one name and tier the one with more slots counts. */
function readSlots(catalog: Catalog): Slots {
  const slots = new Map<string, number>()
  for (const index of catalog.stationItems) {
    const { station } = catalog.itemAt(index)
    if (!station) continue
    const key = keyOf(station)
    slots.set(key, Math.max(1, station.slots, slots.get(key) ?? 1))
  }
  return slots
}

function keyOf({ name, tier }: Pick<Building, 'name' | 'tier'>): string {
  return `${tier} ${name}`
}
