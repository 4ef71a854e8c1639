import { useMemo } from 'react'
import { findItem } from '#domain/catalog/catalog'
import { compareListed } from '#domain/catalog/listing-order'
import { unknownItem } from '#domain/catalog/read-item'
import { orderWork } from '#domain/planning/order-work'
import { freeStock } from '#domain/planning/project-numbers'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { standingOrdersText as text } from '../../../messages/standing-orders-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { closedBy } from '../../fields/closed-by.ts'
import { useLedgerRows } from '../../ledger.ts'
import { ledgerOf } from '../../ledger-of.ts'
import { useMay } from '../../membership.ts'
import { useSettlementId } from '../../selectors.ts'
import { NewOrderDialog } from './new-order-dialog.tsx'
import { StandingOrderRow } from './standing-order-row.tsx'
import { SubPage } from './sub-page.tsx'

/** The standing orders by item: how much is to be there, how much is, what is short, their open tasks (BEY-18). */
export function StandingOrdersPage({ engine }: { engine: Engine }) {
  const settlementId = useSettlementId()
  const rows = useLedgerRows()
  const closed = closedBy(!useMay()('standing_order.manage') && inventoryText.acts.notYours)
  const dialog = useOneOpen<'add'>()
  const orders = useMemo(() => (rows ? listedOrders(engine, rows) : []), [engine, rows])
  return (
    <SubPage
      title={text.title}
      back={text.back}
      actions={
        <Button look="primary" {...closed} onClick={() => dialog.open('add')}>
          {text.add}
        </Button>
      }
    >
      <p className="max-w-[44rem] px-3.5 pb-2 text-small text-ink-2">{text.rule}</p>
      {orders.length === 0 ? (
        <p className="px-3.5">{text.empty}</p>
      ) : (
        <ul ref={plainListKeys} aria-label={text.title} className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <StandingOrderRow key={order.item.id} settlementId={settlementId} closed={closed} {...order} />
          ))}
        </ul>
      )}
      {dialog.opened && <NewOrderDialog engine={engine} onClose={dialog.close} />}
    </SubPage>
  )
}

function listedOrders({ catalog }: Engine, rows: NonNullable<ReturnType<typeof useLedgerRows>>) {
  return orderWork(ledgerOf(catalog), rows)
    .map(({ order, short, work }) => ({
      order,
      short,
      item: findItem(catalog, order.itemId) ?? unknownItem(order.itemId),
      free: freeStock(rows, order.itemId),
      openTasks: work.filter(({ state }) => state !== 'done').length,
    }))
    .sort((a, b) => compareListed(a.item, b.item))
}
