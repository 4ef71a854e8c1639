import type { ItemId } from '#domain/catalog/item'

/** The items that each item needs. */
export type Needs = ReadonlyMap<ItemId, readonly ItemId[]>

/**
 * The groups of items that need one another in a circle (strongly connected components, by Tarjan's algorithm). An item
 * that needs itself is a group of one.
 */
export function circlesIn(needs: Needs): readonly (readonly ItemId[])[] {
  const order = new Map<ItemId, number>()
  const lowest = new Map<ItemId, number>()
  const open: ItemId[] = []
  const isOpen = new Set<ItemId>()
  const circles: ItemId[][] = []

  function visit(id: ItemId): void {
    order.set(id, order.size)
    lowest.set(id, order.get(id)!)
    open.push(id)
    isOpen.add(id)
    for (const next of needs.get(id) ?? []) {
      if (!order.has(next)) visit(next)
      if (isOpen.has(next)) lowest.set(id, Math.min(lowest.get(id)!, lowest.get(next)!))
    }
    if (lowest.get(id) !== order.get(id)) return
    const circle = open.splice(open.indexOf(id))
    for (const member of circle) isOpen.delete(member)
    if (circle.length > 1 || needs.get(id)?.includes(id)) circles.push(circle)
  }

  for (const id of needs.keys()) if (!order.has(id)) visit(id)
  return circles
}
