import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import type { NeedExplanation } from '#domain/planning/explain-need'
import { projectStockText } from '../../../messages/project-stock-text.ts'
import { standingOrdersText } from '../../../messages/standing-orders-text.ts'
import { changeQuery, openBesideList } from '../../../state/address-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ExplainedOrders } from '../../marks/explained-orders.tsx'
import { showInventory } from '../../settlement-route.ts'
import { NeedLines } from './need-lines.tsx'
import { StockLines } from './stock-lines.tsx'

const text = projectStockText.panel

type Props = { catalog: Catalog; explained: NeedExplanation }

/** Explains a project's numbers of an item, below the item's row: who asks for it, what counts, and what does not and why (BEY-3). */
export function NeedExplained({ catalog, explained }: Props) {
  const place = useRef<HTMLTableRowElement>(null)
  const { itemId, taskId } = explained.need
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function close() {
    // The focus goes back to the explained row before the element that has it is removed.
    place.current?.previousElementSibling?.querySelector<HTMLElement>('.need-open')?.focus()
    closeExplanation()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    <tr ref={place} className="need-explained" onKeyDown={closeOnEscape}>
      <td colSpan={5}>
        <NeedLines catalog={catalog} explained={explained} />
        <StockLines explained={explained} />
        {explained.orders.length > 0 && (
          <section
            aria-label={standingOrdersText.explained.title}
            className="border-t border-line px-3.5 py-2"
          >
            <ExplainedOrders catalog={catalog} itemId={itemId} orders={explained.orders} />
          </section>
        )}
        <div className="flex flex-wrap gap-1.5 px-3.5 pt-2 pb-1">
          {taskId !== null && (
            <Button className="text-small" onClick={() => openBesideList('task', taskId)}>
              {text.task}
            </Button>
          )}
          <Button className="text-small" onClick={() => showInventory('history', { item: itemId })}>
            {text.history}
          </Button>
          <Button className="text-small" onClick={() => showInventory('counting')}>
            {text.counting}
          </Button>
          <Button look="quiet" className="ml-auto text-small" aria-label={text.close} onClick={close}>
            {text.closeWord}
          </Button>
        </div>
      </td>
    </tr>
  )
}

export function closeExplanation(): void {
  // Replaces the history's entry, so that Back does not open the explanation again; nothing is kept in the entry.
  changeQuery({ need: null }, { replace: true, state: null })
}
