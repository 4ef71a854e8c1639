import { rarityName } from '#domain/catalog/rarity'
import { csvLine } from '#domain/exporting/plan-csv'
import { inventoryText } from '../../../messages/inventory-text.ts'
import type { ListedStock } from './listed-stock.ts'

const { columns } = inventoryText.csv

/** The stock as CSV, which can be read again as a pasted list; no cell of it runs as a formula (S12). */
export function stockCsv(stock: readonly ListedStock[], nameOf: (storageId: string) => string): string {
  // An item without a tier has the tier -1.
  const rows = stock.map(({ row, item, available }) => [
    item.name,
    item.tier < 0 ? '' : item.tier,
    rarityName(item.rarity),
    row.quantity,
    row.reserved,
    available,
    row.storageId === null ? '' : nameOf(row.storageId),
  ])
  return [columns, ...rows].map(csvLine).join('')
}
