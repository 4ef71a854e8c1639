import type { ItemId } from '#domain/catalog/item'
import { isLowStock } from '#domain/settlement/stock'
import { joinDotted } from '../../../item/origin.ts'
import { useRowHeight } from '../../../item/use-row-height.ts'
import { inventoryText as text } from '../../../messages/inventory-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { stripe } from '../../../ui/stripe.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { useRows, useSettlementId } from '../../selectors.ts'
import type { Holder } from './holders.ts'
import { firstView, type ListedStock, type StockView } from './listed-stock.ts'
import { StockHead } from './stock-head.tsx'
import { StockRow } from './stock-row.tsx'

type Props = {
  shown: readonly ListedStock[]
  holders: ReadonlyMap<ItemId, readonly Holder[]>
  view: StockView
  threshold: number
  onView: (view: StockView) => void
}

/** The stock, one row an item; only the rows in sight are drawn. */
export function StockList({ shown, holders, view, threshold, onView }: Props) {
  const settlementId = useSettlementId()
  const storages = new Map(useRows('storages').map(({ id, name }) => [id, name]))
  const openId = useQueryPart('item')
  const rowHeight = useRowHeight({ modern: 49, classic: 31, phone: 62, classicPhone: 54 })

  if (shown.length === 0)
    return (
      <EmptyState title={text.nothing.title} hint={text.nothing.hint}>
        <Button onClick={() => onView({ ...firstView, sort: view.sort })}>{text.nothing.show}</Button>
      </EmptyState>
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <StockHead sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
      <div ref={keepFocus} className="flex min-h-0 flex-1 flex-col">
        <VirtualList
          label={text.list}
          count={shown.length}
          rowHeight={rowHeight}
          keyAt={(index) => shown[index]?.row.itemId ?? index}
          rowClass={(index) => {
            const look = shown[index]?.row.itemId === openId ? 'bg-accent-soft' : stripe(index)
            return `stock-row border-b border-line ${look}`
          }}
        >
          {(index) => {
            const { row, item } = shown[index]!
            return (
              <StockRow
                settlementId={settlementId}
                row={row}
                item={item}
                reservedBy={wordsOf(holders.get(row.itemId), row.kept)}
                storage={(row.storageId && storages.get(row.storageId)) || ''}
                isLow={isLowStock(row, threshold)}
                isOpen={row.itemId === openId}
              />
            )
          }}
        </VirtualList>
      </div>
    </div>
  )
}

/** "reserved by Market hall 6 · kept back 2"; empty where nothing is reserved. */
function wordsOf(holders: readonly Holder[] = [], kept: number): string {
  const names = holders.map(({ name, amount }) => text.row.holder(name, amount))
  const by = names.length > 0 ? text.row.reservedBy(names) : ''
  return joinDotted([by, kept > 0 && text.row.keptBack(kept)])
}
