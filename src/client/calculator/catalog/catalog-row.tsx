import { memo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import { canBeStock, type Item, type ItemId } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { amountLabels } from '../../item/amount-labels.ts'
import { ItemLabel } from '../../item/item-label.tsx'
import { buildingText, joinDotted } from '../../item/origin.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { itemLink } from '../../plan/aside-address.ts'
import { Stepper } from '../../ui/stepper.tsx'

const text = calculatorText.catalog

type Props = {
  item: Item
  amount: number
  onAmount: (itemId: ItemId, amount: number) => void
  onAdd: (itemId: ItemId, amount: number) => void
}

export const CatalogRow = memo(function CatalogRow({ item, amount, onAmount, onAdd }: Props) {
  const [first] = item.recipes
  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity} link={itemLink(item.id)} byPointer>
        {joinDotted([
          canBeStock(item.kind) ? rarityName(item.rarity) : item.tag,
          first && buildingText(first),
        ])}
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
            onChange={(next) => onAmount(item.id, next)}
            onEnter={(next) => onAdd(item.id, next)}
          />
          <button
            type="button"
            className="h-control px-2.5 font-semibold text-accent hover:underline thumb:px-4"
            aria-label={text.addItem(item.name)}
            onClick={() => onAdd(item.id, amount)}
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
