import { memo } from 'react'
import { maxQuantity } from '#domain/build-list/build-list'
import type { Item } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { calculatorText } from '../../../messages/calculator-text.ts'
import { formatNumber } from '../../../messages/format.ts'
import { Stepper } from '../../../ui/stepper.tsx'
import { amountLabels } from '../item/amount-labels.ts'
import { ItemLabel } from '../item/item-label.tsx'
import { buildingText, join } from '../item/origin.ts'
import { TierChip } from '../item/tier-chip.tsx'

const text = calculatorText.catalog

type Props = {
  item: Item
  place: number
  amount: number
  onAmount: (place: number, amount: number) => void
  onAdd: (place: number, amount: number) => void
}

export const CatalogRow = memo(function CatalogRow({ item, place, amount, onAmount, onAdd }: Props) {
  const [first] = item.recipes
  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity}>
        {join([rarityName(item.rarity), first && buildingText(first)])}
        {!first && <span className="ml-1.5 rounded-part bg-accent-soft px-1 text-ink">{text.resource}</span>}
      </ItemLabel>
      {first ? (
        <div className="flex items-center">
          <Stepper
            value={amount}
            min={1}
            max={maxQuantity}
            fallback={1}
            labels={amountLabels(item.name)}
            format={formatNumber}
            onChange={(next) => onAmount(place, next)}
            onEnter={(next) => onAdd(place, next)}
          />
          <button
            type="button"
            className="h-control px-2.5 font-semibold text-accent hover:underline thumb:px-4"
            aria-label={text.addItem(item.name)}
            onClick={() => onAdd(place, amount)}
          >
            {text.add}
          </button>
        </div>
      ) : (
        <span className="text-small whitespace-nowrap text-ink-3">{text.gatherOnly}</span>
      )}
    </>
  )
})
