import type { Inventory } from './inventory.ts'

/** All items of both sides, of each the larger amount (SAVE-3, SYS-5). */
export function largerAmounts(one: Inventory, other: Inventory): Inventory {
  const both = new Map(one)
  for (const [itemId, amount] of other) both.set(itemId, Math.max(amount, one.get(itemId) ?? 0))
  return both
}
