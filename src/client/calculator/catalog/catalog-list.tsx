import { memo, type Ref } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList, type VirtualListHandle } from '../../ui/virtual-list.tsx'
import { CatalogRow } from './catalog-row.tsx'

type Props = {
  /** Places of the items that are found, in their order. */
  found: Int32Array
  /** The row that keys act on. */
  marked: number | null
  /** How many of an item its row adds to the queue; 1 where it is not named. */
  amounts: ReadonlyMap<ItemId, number>
  handle: Ref<VirtualListHandle>
  onAmount: (itemId: ItemId, amount: number) => void
  onAdd: (itemId: ItemId, amount: number) => void
}

const row =
  'item-row min-h-[61px] gap-x-2.5 border-b border-line px-3.5 py-0.5 hover:bg-sunken classic:min-h-row classic:gap-x-1.5 classic:px-2.5 classic:py-px thumb:classic:py-1'
const markedRow = 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]'

/** The rows that are found. Not drawn again for a key that finds the same items. */
export const CatalogList = memo(function CatalogList({
  found,
  marked,
  amounts,
  handle,
  onAmount,
  onAdd,
}: Props) {
  const { catalog } = useEngine()
  const rowHeight = useRowHeight({ modern: 61, classic: 31, phone: 88 })
  return (
    <VirtualList
      label={calculatorText.catalog.title}
      count={found.length}
      rowHeight={rowHeight}
      rowClass={(index) => `${row} ${index === marked ? markedRow : stripe(index)}`}
      handle={handle}
    >
      {(index) => {
        const item = catalog.itemAt(found[index]!)
        return <CatalogRow item={item} amount={amounts.get(item.id) ?? 1} onAmount={onAmount} onAdd={onAdd} />
      }}
    </VirtualList>
  )
})
