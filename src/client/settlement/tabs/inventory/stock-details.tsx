import { useMemo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import type { Item, ItemId } from '#domain/catalog/item'
import { explainOrders } from '#domain/planning/explain-orders'
import type { StockRow } from '#domain/settlement/ledger-rows'
import { availableOf, isLowStock } from '#domain/settlement/stock'
import { inventoryText } from '../../../messages/inventory-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { useLedgerRows } from '../../ledger.ts'
import { ledgerOf } from '../../ledger-of.ts'
import { ExplainedOrders } from '../../marks/explained-orders.tsx'
import { useRow, useSettlement, useSettlementId } from '../../selectors.ts'
import { showInventory } from '../../settlement-route.ts'
import type { Holder } from './holders.ts'
import { ItemEntries } from './item-entries.tsx'
import { RecordCraft } from './record-craft.tsx'
import { StockActs } from './stock-acts.tsx'

const text = inventoryText.panel

type Props = {
  engine: Engine
  item: Item
  row: StockRow
  /** Whether it is on the list of the stock. */
  isThere: boolean
  holders: readonly Holder[]
}

/** An opened item of the stock: its numbers, who holds it, and what can be done with it (INV-1). */
export function StockDetails({ engine, item, row, isThere, holders }: Props) {
  const settlementId = useSettlementId()
  const threshold = useSettlement(({ settings }) => settings.lowStockThreshold) ?? 0
  // null: it lies in no storage, and none has the id ''.
  const storage = useRow('storages', row.storageId ?? '')
  // An item that is not in the stock is not low either.
  const isLow = isThere && isLowStock(row, threshold)
  return (
    <>
      {!isThere && (
        <p role="status" className="border-b border-line bg-warn-soft px-4 py-2 text-small text-warn">
          {text.notThere}
        </p>
      )}
      <dl className="grid grid-cols-3 divide-x divide-line border-b border-line">
        <Fact name={text.quantity} amount={row.quantity} />
        <Fact name={text.reserved} amount={row.reserved} />
        <Fact
          name={isLow ? text.availableLow : text.available}
          amount={availableOf(row)}
          tone={isLow ? 'text-missing' : ''}
        />
      </dl>
      <div className="px-4 py-2.5 text-small classic:py-1.5">
        <ul aria-label={text.holders}>
          {holders.map(({ projectId, name, amount }) => (
            <Holding key={projectId} name={name} amount={amount} />
          ))}
          {row.kept > 0 && <Holding name={text.keptBack} amount={row.kept} />}
        </ul>
        {row.reserved === 0 && <p className="text-ink-2">{text.nobody}</p>}
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0 text-ink-2">{storage ? text.liesIn(storage.name) : text.liesNowhere}</p>
          <Button
            look="quiet"
            className="-mr-2 flex-none text-small"
            onClick={() => showInventory('counting')}
          >
            {text.counting}
          </Button>
        </div>
        <OrderLines catalog={engine.catalog} itemId={row.itemId} />
      </div>
      <StockActs item={item} row={row} isThere={isThere} holders={holders} />
      <RecordCraft engine={engine} item={item} quantity={row.quantity} />
      <ItemEntries settlementId={settlementId} row={row} />
    </>
  )
}

/** What standing orders ask of the item, and what is short of it (BEY-18); nothing where none does. */
function OrderLines({ catalog, itemId }: { catalog: Engine['catalog']; itemId: ItemId }) {
  const rows = useLedgerRows()
  const orders = useMemo(
    () => (rows ? explainOrders(ledgerOf(catalog), rows, itemId) : []),
    [catalog, rows, itemId],
  )
  return <ExplainedOrders catalog={catalog} itemId={itemId} orders={orders} />
}

function Fact({ name, amount, tone = '' }: { name: string; amount: number; tone?: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end px-4 py-2 classic:py-1">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className={`text-large leading-tight font-bold ${tone}`}>{formatNumber(amount)}</dd>
    </div>
  )
}

function Holding({ name, amount }: { name: string; amount: number }) {
  return (
    <li className="flex gap-3 py-0.5">
      <span className="min-w-0 flex-1 wrap-anywhere text-ink-2">{name}</span>
      <b>{formatNumber(amount)}</b>
    </li>
  )
}
