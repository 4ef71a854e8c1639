import { inventoryText as text } from '../../../messages/inventory-text.ts'
import type { StockSort } from './listed-stock.ts'
import { sortedBy } from './sort-direction.ts'

type Props = { sort: StockSort; onSort: (sort: StockSort) => void }

/** The columns' names where the list is wide enough for columns; pressing one sorts by it. */
export function StockHead({ sort, onSort }: Props) {
  const column = (by: StockSort['by']) => (
    <SortButton by={by} sort={sort} onSort={() => onSort(sortedBy(sort, by))} />
  )
  return (
    <div className="stock-row stock-head border-b border-line text-small font-semibold text-ink-2">
      <span className="stock-tier">{column('tier')}</span>
      <span className="stock-name">{column('name')}</span>
      <span className="stock-quantity">{column('quantity')}</span>
      <span className="stock-reserved">{text.columns.reserved}</span>
      <span className="stock-available">{column('available')}</span>
      <span className="stock-storage">{text.columns.storage}</span>
    </div>
  )
}

function SortButton({ by, sort, onSort }: { by: StockSort['by']; sort: StockSort; onSort: () => void }) {
  const isChosen = sort.by === by
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={text.sort.column(text.columns[by])}
      className="min-h-6 whitespace-nowrap hover:text-ink aria-pressed:text-ink"
      onClick={onSort}
    >
      {text.columns[by]}
      {isChosen && <span aria-hidden="true"> {sort.direction === 'asc' ? '↑' : '↓'}</span>}
    </button>
  )
}
