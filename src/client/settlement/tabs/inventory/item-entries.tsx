import type { StockRow } from '#domain/settlement/ledger-rows'
import { inventoryEntriesText as text } from '../../../messages/inventory-entries-text.ts'
import { EntryList } from '../../entries/entry-list.tsx'

/**
 * The movements of one item, each with the stock after it (INV-1). Each movement gives the row a new time, so that they are read again; an
 * item that is not in the stock has no time.
 */
export function ItemEntries({ settlementId, row }: { settlementId: string; row: StockRow }) {
  return (
    <section aria-label={text.title} className="pb-4">
      <h4 className="px-4 pt-3 pb-1 font-bold">{text.title}</h4>
      <EntryList
        settlementId={settlementId}
        about={{ itemId: row.itemId }}
        version={Date.parse(row.updatedAt) || 0}
      />
    </section>
  )
}
