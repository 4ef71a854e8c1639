import './inventory.css'
import { useMemo, useState } from 'react'
import { inventoryText as text } from '../../../messages/inventory-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { shownRows, useSettlement, useSettlements } from '../../selectors.ts'
import { useSettlementCatalog } from '../../settlement-catalog.ts'
import { countLow, firstView, namedStock, type StockView, viewOf } from './listed-stock.ts'
import { StockList } from './stock-list.tsx'
import { StockFooter, StockToolbar } from './stock-toolbar.tsx'

/** The shared stock of the open settlement (INV-1). */
export function InventoryTab() {
  const opened = useSettlementCatalog()
  if (opened.state === 'ready') return <Stock engine={opened.engine} />
  if (opened.state === 'loading') return <Waiting text={text.names.loading} />
  return (
    <FailedState
      title={text.names.failed}
      hint={text.names.failedHint}
      retry={text.names.retry}
      onRetry={opened.retry}
    />
  )
}

function Stock({ engine: { catalog } }: { engine: Engine }) {
  const rows = useSettlements((state) => shownRows(state)?.stock)
  const threshold = useSettlement(({ settings }) => settings.lowStockThreshold) ?? 0
  const [view, setView] = useState<StockView>(firstView)
  const all = useMemo(() => namedStock(catalog, rows?.values() ?? []), [catalog, rows])
  const shown = useMemo(() => viewOf(all, view, threshold), [all, view, threshold])

  if (all.length === 0) return <EmptyState title={text.empty.title} hint={text.empty.hint} />
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <StockToolbar view={view} threshold={threshold} low={countLow(all, threshold)} onView={setView} />
      <StockList shown={shown} view={view} threshold={threshold} onView={setView} />
      <StockFooter threshold={threshold} shown={shown.length} all={all.length} />
    </div>
  )
}
