import type { ItemId } from '#domain/catalog/item'
import type { DropRow, ExtractionRow, ResourceRow } from './gathering-tables.ts'
import { expectedAmounts } from './outcomes.ts'
import type { Placeables } from './placeables.ts'
import type { Things } from './things.ts'

/** What one point of effort gives on average. Each stack is rolled separately; a probability above 1 counts as 1. */
export function expectedDrops(rows: readonly DropRow[], things: Things): Map<ItemId, number> {
  const expected = new Map<ItemId, number>()
  for (const { item_stack, probability } of rows) {
    for (const [id, amount] of expectedAmounts([item_stack], things)) {
      expected.set(id, (expected.get(id) ?? 0) + amount * Math.min(1, probability))
    }
  }
  return new Map([...expected].filter(([, amount]) => amount > 0))
}

/** What one point of effort at a node gives on average, with what it puts beside the node, such as a geode. */
export function dropsPerPoint(
  row: ExtractionRow | null | undefined,
  things: Things,
  placeables: Placeables,
): Map<ItemId, number> {
  const expected = expectedDrops(row?.extracted_item_stacks ?? [], things)
  for (const { placeableId, chance } of row?.spawned_placeables ?? []) {
    for (const [id, amount] of placeables(placeableId)) {
      expected.set(id, (expected.get(id) ?? 0) + amount * Math.min(1, chance))
    }
  }
  return expected
}

/**
 * The items that a node gives when it is used up. The tables name cargo too, but the game leaves it out (CAT-2); a node that ignores
 * damage is never used up.
 */
export function dropsAtTheEnd(resource: ResourceRow, things: Things): ReadonlyMap<ItemId, number> {
  if (resource.ignore_damage) return new Map()
  const items = resource.on_destroy_yield.filter((stack) => stack.item_type === 'Item')
  return expectedAmounts(items, things)
}

/** The points of effort in a node. */
export function pointsIn(resource: ResourceRow): number {
  return Math.max(1, resource.max_health)
}
