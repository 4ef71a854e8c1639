import type { Inventory } from './inventory.ts'

/**
 * All items of both sides, of each the larger amount, where plans are merged: at a sign-in (SAVE-3), or with a file (SYS-5). Also for what is kept
 * back.
 */
export function largerAmounts(one: Inventory, other: Inventory): Inventory {
  const both = new Map(one)
  for (const [itemId, amount] of other) both.set(itemId, Math.max(amount, one.get(itemId) ?? 0))
  return both
}
