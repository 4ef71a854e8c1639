import { useMemo } from 'react'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { compareListed } from '#domain/catalog/listing-order'
import { unknownItem } from '#domain/catalog/read-item'
import type { Inventory } from '#domain/inventory/inventory'
import { useRowHeight } from '../../item/use-row-height.ts'
import { ownStockText } from '../../messages/own-stock-text.ts'
import { usePlan } from '../../plan/current-plan.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { clearStock } from '../../state/edits.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SecondPressButton } from '../../ui/second-press-button.tsx'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { InventoryRow } from './inventory-row.tsx'
import { stockNotes } from './stock-notes.ts'

const text = ownStockText
const confirmWithinMs = 3000
const row =
  'item-row min-h-row gap-x-2.5 border-b border-line px-3.5 py-1 hover:bg-sunken classic:py-0 thumb:classic:py-1'

export function InventoryList() {
  const { catalog } = useEngine()
  const inventory = useCalculator((state) => state.inventory)
  const rowHeight = useRowHeight({ modern: 49, classic: 31, phone: 88 })
  const buildList = useCalculator((state) => state.buildList)
  const { materials } = usePlan()
  const keptBack = useCalculator((state) => state.keptBack)
  const notes = useMemo(
    () => stockNotes(catalog, materials, { buildList, keptBack }),
    [catalog, materials, buildList, keptBack],
  )
  const held = useMemo(() => heldItems(catalog, inventory), [catalog, inventory])

  return (
    // Room for a row, and for a thumb above it that scrolls the tab.
    <section className="flex min-h-[min(12rem,75%)] flex-1 flex-col">
      <div className="flex min-h-control items-center px-3.5 pt-2 pb-1 classic:pt-1">
        <h3 className="font-bold">{text.yours(held.length)}</h3>
        <span className="ml-auto">
          {held.length > 0 && (
            <SecondPressButton
              labels={{ first: text.clearAll, second: text.confirmClearAll }}
              withinMs={confirmWithinMs}
              onConfirm={clearStock}
            />
          )}
        </span>
      </div>
      {held.length === 0 ? (
        <EmptyState title={text.empty} hint={text.emptyHint} />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col border-t border-line">
          <VirtualList
            label={text.yours(held.length)}
            count={held.length}
            rowHeight={rowHeight}
            keyAt={(index) => held[index]?.id ?? index}
            rowClass={(index) =>
              `${row} ${stripe(index)} ${notes.has(held[index]!.id) ? 'with-plan-note' : ''}`
            }
          >
            {(index) => {
              const item = held[index]!
              const note = notes.get(item.id) ?? ''
              return <InventoryRow item={item} quantity={inventory.get(item.id) ?? 0} note={note} />
            }}
          </VirtualList>
        </div>
      )}
    </section>
  )
}

/** The items held, by tier, then name (CAL-8). */
function heldItems(catalog: Catalog, inventory: Inventory): readonly Item[] {
  return [...inventory.keys()].map((id) => findItem(catalog, id) ?? unknownItem(id)).sort(compareListed)
}
