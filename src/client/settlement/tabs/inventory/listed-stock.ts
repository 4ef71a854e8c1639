import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { compareListed, compareTexts, compareTiers } from '#domain/catalog/listing-order'
import { plainText } from '#domain/catalog/plain-text'
import { unknownItem } from '#domain/catalog/read-item'
import type { StockRow } from '#domain/settlement/ledger-rows'
import { availableOf, isLowStock } from '#domain/settlement/stock'

export const stockSorts = ['available', 'name', 'tier', 'quantity'] as const
export type StockSort = { readonly by: (typeof stockSorts)[number]; readonly direction: 'asc' | 'desc' }

/** Which items of the stock are wanted, and in which order. */
export type StockView = {
  readonly searchTerm: string
  /** `'all'`, or null for what lies nowhere in particular. */
  readonly storageId: string | null
  readonly lowOnly: boolean
  readonly sort: StockSort
}

/** With the least available on top, so that low stock comes first. */
export const firstView: StockView = {
  searchTerm: '',
  storageId: 'all',
  lowOnly: false,
  sort: { by: 'available', direction: 'asc' },
}

/** An item of the stock under its name. */
export type ListedStock = { readonly row: StockRow; readonly item: Item; readonly available: number }

/** The stock with the names of its items, in the order of all lists of items. */
export function namedStock(catalog: Catalog, stock: Iterable<StockRow>): readonly ListedStock[] {
  return Array.from(stock, (row) => {
    const item = findItem(catalog, row.itemId) ?? unknownItem(row.itemId)
    return { row, item, available: availableOf(row) }
  }).sort((a, b) => compareListed(a.item, b.item))
}

/** The items that are wanted, in order; equal ones stay as they were (INV-1). */
export function viewOf(
  stock: readonly ListedStock[],
  { searchTerm, storageId, lowOnly, sort }: StockView,
  threshold: number,
): readonly ListedStock[] {
  const words = plainText(searchTerm).split(' ')
  const sign = sort.direction === 'asc' ? 1 : -1
  return stock
    .filter(({ row, item }) => {
      if (storageId !== 'all' && row.storageId !== storageId) return false
      if (lowOnly && !isLowStock(row, threshold)) return false
      const name = plainText(item.name)
      return words.every((word) => name.includes(word))
    })
    .sort((a, b) => sign * compare[sort.by](a, b))
}

export function countLow(stock: readonly ListedStock[], threshold: number): number {
  return stock.filter(({ row }) => isLowStock(row, threshold)).length
}

const compare = {
  available: (a: ListedStock, b: ListedStock) => a.available - b.available,
  quantity: (a: ListedStock, b: ListedStock) => a.row.quantity - b.row.quantity,
  name: (a: ListedStock, b: ListedStock) => compareTexts(a.item.name, b.item.name),
  tier: (a: ListedStock, b: ListedStock) => compareTiers(a.item.tier, b.item.tier),
}
