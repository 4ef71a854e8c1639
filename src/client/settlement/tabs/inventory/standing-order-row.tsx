import type { Item } from '#domain/catalog/item'
import type { StandingOrder } from '#domain/settlement/ledger-rows'
import { ItemLabel } from '../../../item/item-label.tsx'
import { joinDotted } from '../../../item/origin.ts'
import { TierChip } from '../../../item/tier-chip.tsx'
import { standingOrdersText as text } from '../../../messages/standing-orders-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { ClosedControl } from '../../fields/closed-by.ts'
import { endStandingOrder } from '../../inventory-acts.ts'
import { showInventory } from '../../settlement-route.ts'

type Props = {
  settlementId: string
  order: StandingOrder
  item: Item
  /** How much of the item no project holds and nobody keeps back. */
  free: number
  /** How much the order lacks. */
  short: number
  openTasks: number
  /** What switches the button off where the user may not end orders; empty where they may. */
  closed: ClosedControl
}

/** A standing order: the item, how many are to be there at least, how many are free, and how many are short (BEY-18). */
export function StandingOrderRow({ settlementId, order, item, free, short, openTasks, closed }: Props) {
  const facts = joinDotted([text.atLeast(order.atLeast), text.free(free), short > 0 && text.tasks(openTasks)])
  return (
    <li className="flex items-center gap-3 px-3.5 py-1.5 classic:py-0.5">
      <TierChip tier={item.tier} />
      <button
        type="button"
        aria-label={text.open(item.name)}
        className="flex min-h-control min-w-0 flex-1 text-left"
        onClick={() => showInventory('stock', { item: item.id })}
      >
        <ItemLabel name={item.name} rarity={item.rarity}>
          {facts}
        </ItemLabel>
      </button>
      <b className={`text-right ${short > 0 ? 'text-missing' : 'text-have'}`}>
        {short > 0 ? text.short(short) : text.enough}
      </b>
      <Button
        look="quiet"
        className="text-small"
        aria-label={text.endOf(item.name)}
        {...closed}
        onClick={() => void endStandingOrder(settlementId, order, item.name)}
      >
        {text.end}
      </Button>
    </li>
  )
}
