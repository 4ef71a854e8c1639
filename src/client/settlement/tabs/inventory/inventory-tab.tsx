import './inventory.css'
import { useMemo } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { unknownItem } from '#domain/catalog/read-item'
import type { StockRow } from '#domain/settlement/ledger-rows'
import { inventoryText as text } from '../../../messages/inventory-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { keptView } from '../../kept-view.ts'
import { useMay } from '../../membership.ts'
import { shownRows, useSettlement, useSettlements } from '../../selectors.ts'
import { useInventoryPage } from '../../settlement-route.ts'
import { WithCatalog } from '../../with-catalog.tsx'
import {
  AddItemDialog,
  CountingPage,
  HistoryPage,
  type InventoryDialog,
  PasteStockDialog,
  PickCraftDialog,
  StandingOrdersPage,
  StoragesDialog,
} from './inventory-dialogs.ts'
import { countLow, firstView, namedStock, viewOf } from './listed-stock.ts'
import { StockActions } from './stock-actions.tsx'
import { StockDetails } from './stock-details.tsx'
import { StockList } from './stock-list.tsx'
import { StockPanel } from './stock-panel.tsx'
import { StockFooter, StockToolbar } from './stock-toolbar.tsx'
import { useHolders } from './use-holders.ts'

const useStockView = keptView(firstView)

/** The shared stock of the open settlement (INV-1). */
export function InventoryTab() {
  return <WithCatalog>{(engine) => <Inventory engine={engine} />}</WithCatalog>
}

function Inventory({ engine }: { engine: Engine }) {
  const { opened, open, close } = useOneOpen<InventoryDialog>()
  const page = useInventoryPage()
  if (page === 'history') return <HistoryPage engine={engine} />
  if (page === 'orders') return <StandingOrdersPage engine={engine} />
  if (page === 'counting') return <CountingPage />
  return (
    <>
      <Stock engine={engine} onDialog={open} />
      {opened === 'add' && <AddItemDialog engine={engine} onClose={close} />}
      {opened === 'paste' && <PasteStockDialog engine={engine} onClose={close} />}
      {opened === 'craft' && <PickCraftDialog engine={engine} onClose={close} />}
      {opened === 'storages' && <StoragesDialog onClose={close} />}
    </>
  )
}

type StockProps = { engine: Engine; onDialog: (dialog: InventoryDialog) => void }

function Stock({ engine, onDialog }: StockProps) {
  const { catalog } = engine
  const rows = useSettlements((state) => shownRows(state)?.stock)
  const threshold = useSettlement(({ settings }) => settings.lowStockThreshold) ?? 0
  const mayEdit = useMay()('inventory.edit')
  const openId = useQueryPart('item') as ItemId | null
  const [view, setView] = useStockView()
  const holders = useHolders()
  const all = useMemo(() => namedStock(catalog, rows?.values() ?? []), [catalog, rows])
  const shown = useMemo(() => viewOf(all, view, threshold), [all, view, threshold])
  const isEmpty = all.length === 0

  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
        <StockActions shown={shown} kinds={all.length} mayEdit={mayEdit} onDialog={onDialog} />
        {isEmpty ? (
          <EmptyState title={text.empty.title} hint={mayEdit ? text.empty.hint : text.empty.hintViewer} />
        ) : (
          <>
            <StockToolbar view={view} threshold={threshold} low={countLow(all, threshold)} onView={setView} />
            <StockList shown={shown} holders={holders} view={view} threshold={threshold} onView={setView} />
            <StockFooter threshold={threshold} shown={shown.length} all={all.length} />
          </>
        )}
      </div>
      {openId !== null && (
        <StockPanel key={openId} item={findItem(catalog, openId) ?? unknownItem(openId)}>
          <StockDetails
            engine={engine}
            item={findItem(catalog, openId) ?? unknownItem(openId)}
            row={rows?.get(openId) ?? noStock(openId)}
            isThere={rows?.has(openId) ?? false}
            holders={holders.get(openId) ?? []}
          />
        </StockPanel>
      )}
    </div>
  )
}

/** The row that is shown for an item that is not in the stock, or no longer, so that an open form stays. */
function noStock(itemId: ItemId): StockRow {
  return { itemId, quantity: 0, reserved: 0, kept: 0, storageId: null, updatedAt: '' }
}
