import type { Item } from '#domain/catalog/item'
import type { StockRow } from '#domain/settlement/ledger-rows'
import type { Action } from '#domain/settlement/right'
import { availableOf } from '#domain/settlement/stock'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { standingOrdersText } from '../../../messages/standing-orders-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { closedBy } from '../../fields/closed-by.ts'
import { endStandingOrder, removeItem } from '../../inventory-acts.ts'
import { useMay } from '../../membership.ts'
import { useRow, useSettlementId } from '../../selectors.ts'
import { useCloseRow } from '../../use-close-row.ts'
import type { Holder } from './holders.ts'
import { StockForm, type StockFormName } from './stock-forms.tsx'

const text = inventoryText.acts

type Props = { item: Item; row: StockRow; isThere: boolean; holders: readonly Holder[] }

/** The buttons of an opened item; one form at a time opens below them. */
export function StockActs({ item, row, isThere, holders }: Props) {
  const settlementId = useSettlementId()
  const may = useMay()
  const order = useRow('standingOrders', row.itemId)
  const { opened, open, close } = useOneOpen<StockFormName>()
  const closePanel = useCloseRow('item', row.itemId)
  const closed = (action: Action, why?: string | false) => closedBy(may(action) ? why : text.notYours)
  const button = (name: StockFormName, state: object) => (
    <Button
      className="text-small"
      aria-expanded={opened === name}
      aria-label={text.of(text.open[name], item.name)}
      {...state}
      onClick={() => (opened === name ? close() : open(name))}
    >
      {text.open[name]}
    </Button>
  )

  async function remove() {
    if (await removeItem(settlementId, row.itemId)) closePanel()
  }

  return (
    <div className="border-b border-line px-4 pb-3">
      <div className="flex flex-wrap gap-1.5">
        {button('change', closed('inventory.edit'))}
        {button('take', closed('inventory.edit', row.quantity === 0 && text.nothingThere))}
        {isThere && button('place', closed('inventory.edit'))}
        {button('keepBack', closed('inventory.keep_back', availableOf(row) === 0 && text.nothingFree))}
        {row.kept > 0 && button('release', closed('inventory.keep_back'))}
        {holders.length > 0 && button('handOver', closed('inventory.hand_over'))}
        {button('order', closed('standing_order.manage'))}
        {order && (
          <Button
            look="quiet"
            className="text-small"
            aria-label={standingOrdersText.endOf(item.name)}
            {...closed('standing_order.manage')}
            onClick={() => void endStandingOrder(settlementId, order, item.name)}
          >
            {standingOrdersText.endHere}
          </Button>
        )}
        {isThere && (
          <ConfirmButton
            labels={text.remove}
            askLabel={text.of(text.remove.ask, item.name)}
            {...closed('inventory.edit', row.reserved > 0 && text.isReserved)}
            onConfirm={() => void remove()}
          />
        )}
      </div>
      {opened && (
        <StockForm
          key={opened}
          name={opened}
          settlementId={settlementId}
          row={row}
          holders={holders}
          onClose={close}
        />
      )}
    </div>
  )
}
