import { type MouseEvent, memo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import type { Item } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { amountLabels } from '../../item/amount-labels.ts'
import { ItemLabel } from '../../item/item-label.tsx'
import { joinDotted } from '../../item/origin.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { ownStockText } from '../../messages/own-stock-text.ts'
import { summaryText } from '../../messages/summary-text.ts'
import { itemLink } from '../../plan/aside-address.ts'
import { setStock } from '../../state/edits.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { Stepper } from '../../ui/stepper.tsx'

const text = ownStockText

type Props = {
  item: Item
  quantity: number
  /** What the plan does not use up of it, and what is kept back, in words; empty where there is neither. */
  note: string
}

export const InventoryRow = memo(function InventoryRow({ item, quantity, note }: Props) {
  function remove(event: MouseEvent<HTMLElement>) {
    focusNeighbour(event.currentTarget)
    setStock(item.id, 0)
  }

  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity} link={itemLink(item.id)}>
        {joinDotted([rarityName(item.rarity), note])}
      </ItemLabel>
      <div className="flex items-center gap-2">
        <Stepper
          wide
          value={quantity}
          min={0}
          max={maxQuantity}
          // The minus ends at 1: at 0 the row would go, which is what the button beside it is for.
          lessAbove={1}
          labels={amountLabels(item.name, summaryText.owned(item.name))}
          format={formatNumber}
          onChange={(next, how) => setStock(item.id, next, how)}
        />
        <RemoveButton label={text.remove(item.name)} onClick={remove} />
      </div>
    </>
  )
})
