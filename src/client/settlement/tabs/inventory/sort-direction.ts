import type { StockSort } from './listed-stock.ts'

/** The direction in which a column is sorted first: the largest quantity on top, all else ascending. */
export function usualDirection(by: StockSort['by']): StockSort['direction'] {
  return by === 'quantity' ? 'desc' : 'asc'
}

/** The order after a column was pressed: a press on the column that is sorted by turns it around. */
export function sortedBy(before: StockSort, by: StockSort['by']): StockSort {
  if (before.by !== by) return { by, direction: usualDirection(by) }
  return { by, direction: before.direction === 'asc' ? 'desc' : 'asc' }
}
