import type { ItemId } from '#domain/catalog/item'
import { csvCell } from '#domain/exporting/plan-csv'
import type { Rows } from '#domain/settlement/tables'
import { inventoryEntriesText } from '../../messages/inventory-entries-text.ts'
import { inventoryHistoryText as text } from '../../messages/inventory-history-text.ts'
import { personName } from '../../messages/settlement-activity-text.ts'
import type { KnownEntries } from './known-entries.ts'

/** The movements as CSV, newest first; no cell of it runs as a formula (S12). */
export function entriesCsv(
  { entries, names }: KnownEntries,
  { projects, players, storages }: Pick<Rows, 'projects' | 'players' | 'storages'>,
  nameOf: (itemId: ItemId) => string,
): string {
  const rows = entries.map((entry) => [
    entry.at,
    nameOf(entry.itemId),
    entry.itemId,
    entry.amount,
    inventoryEntriesText.kinds[entry.kind],
    personName(entry.byNo, names),
    projects.get(entry.projectId ?? '')?.name ?? '',
    players.get(entry.playerId ?? '')?.name ?? '',
    storages.get(entry.storageId ?? '')?.name ?? '',
    entry.note ?? '',
    entry.reverted ? text.yes : '',
  ])
  return [text.columns, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}
