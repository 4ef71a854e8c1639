import { useMemo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { TierChip } from '../../../item/tier-chip.tsx'
import { overviewText } from '../../../messages/overview-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { shownRows, useSettlement, useSettlements } from '../../selectors.ts'
import { showInventory, showSettlementTab } from '../../settlement-route.ts'
import { firstView, namedStock, viewOf } from '../inventory/listed-stock.ts'

const text = overviewText.stock
const mostShown = 5

/** The items of which less is available than the settlement wants at hand, the least first (SET-1, INV-1). */
export function LowStock({ engine: { catalog } }: { engine: Engine }) {
  const stock = useSettlements((state) => shownRows(state)?.stock)
  const threshold = useSettlement(({ settings }) => settings.lowStockThreshold) ?? 0
  const low = useMemo(
    () => viewOf(namedStock(catalog, stock?.values() ?? []), { ...firstView, lowOnly: true }, threshold),
    [catalog, stock, threshold],
  )
  const kinds = stock?.size ?? 0
  const toInventory = () => showSettlementTab('inventory')
  return (
    <section aria-label={text.title} className="overview-part">
      <div className="overview-head">
        <h3 className="font-bold">{text.title}</h3>
        <span className="text-small text-ink-2">{text.below(threshold)}</span>
        {low.length > mostShown && (
          <Button look="quiet" className="-mr-2 ml-auto text-small" onClick={toInventory}>
            {text.all(low.length)}
          </Button>
        )}
      </div>
      {low.length === 0 && kinds > 0 && <p className="text-small text-ink-2">{text.nothingLow(kinds)}</p>}
      {kinds === 0 && (
        <>
          <p className="text-small text-ink-2">{text.empty}</p>
          <Button className="mt-1.5 text-small" onClick={toInventory}>
            {text.enter}
          </Button>
        </>
      )}
      {low.length > 0 && (
        <ul ref={plainListKeys} aria-label={text.list} className="overview-rows">
          {low.slice(0, mostShown).map(({ row, item, available }) => (
            <li key={row.itemId} className="low-row">
              <TierChip tier={item.tier} />
              <button
                type="button"
                aria-label={text.open(item.name)}
                className="overview-open min-w-0 truncate text-left font-semibold"
                title={item.name}
                onClick={() => showInventory('stock', { item: row.itemId })}
              >
                {item.name}
              </button>
              <b className={available === 0 ? 'text-missing' : 'text-warn'}>
                {formatNumber(available)}
                <span className="sr-only"> {text.available}</span>
              </b>
              <span className="text-right text-small text-ink-2">
                {text.of} {formatNumber(row.quantity)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
