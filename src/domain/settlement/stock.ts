import type { StockRow } from './ledger-rows.ts'

type Counted = Pick<StockRow, 'quantity' | 'reserved'>

/** How much of an item is free: neither held by a project nor kept back. */
export function availableOf(row: Counted | undefined): number {
  return row ? Math.max(0, row.quantity - row.reserved) : 0
}

/** Whether less of an item is available than the settlement wants at hand (INV-1). */
export function isLowStock(row: Counted, threshold: number): boolean {
  return availableOf(row) < threshold
}
