import type { StockRow } from './ledger-rows.ts'

/** What of an item nobody has reserved. */
export function availableOf({ quantity, reserved }: Pick<StockRow, 'quantity' | 'reserved'>): number {
  return Math.max(0, quantity - reserved)
}

/** Whether less of an item is available than the settlement wants at hand (INV-1). */
export function isLowStock(row: Pick<StockRow, 'quantity' | 'reserved'>, threshold: number): boolean {
  return availableOf(row) < threshold
}
