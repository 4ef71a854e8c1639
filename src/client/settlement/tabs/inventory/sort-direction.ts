import type { StockSort } from './listed-stock.ts'

/** How a column is sorted first: much of something on top, all else from the beginning. */
export function usualDirection(by: StockSort['by']): StockSort['direction'] {
  return by === 'quantity' ? 'desc' : 'asc'
}

/** The order after a column was pressed: the same column turns around. */
export function sortedBy(before: StockSort, by: StockSort['by']): StockSort {
  if (before.by !== by) return { by, direction: usualDirection(by) }
  return { by, direction: before.direction === 'asc' ? 'desc' : 'asc' }
}
