import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { OrderAsking } from '#domain/planning/explain-orders'
import { standingOrdersText } from '../../messages/standing-orders-text.ts'

const text = standingOrdersText.explained

type Props = { catalog: Catalog; itemId: ItemId; orders: readonly OrderAsking[] }

/** What standing orders ask of an item, and that projects come before them (BEY-3, BEY-18); nothing where none does. */
export function ExplainedOrders({ catalog, itemId, orders }: Props) {
  if (orders.length === 0) return null
  return (
    <div className="text-small">
      {orders.map(({ orderedId, asked, counted, short }) => (
        <p key={orderedId}>
          {orderedId === itemId
            ? text.own(asked, counted, short)
            : text.ofAnother(itemName(catalog, orderedId), asked, counted, short)}
        </p>
      ))}
      <p className="text-ink-2">{text.rule}</p>
    </div>
  )
}
