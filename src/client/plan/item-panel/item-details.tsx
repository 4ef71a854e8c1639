import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import { findItem } from '#domain/catalog/catalog'
import { canBeStock, type ItemId } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { unknownItem } from '#domain/catalog/read-item'
import { amountLabels } from '../../item/amount-labels.ts'
import { joinDotted } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { itemText as text } from '../../messages/item-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { setStock } from '../../state/edits.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { KeepBack } from './keep-back.tsx'
import { NeededFirst } from './needed-first.tsx'
import { Opens } from './opens.tsx'
import { Packed } from './packed.tsx'
import { PlanRows } from './plan-rows.tsx'
import { Sources } from './sources.tsx'
import { UsedIn } from './used-in.tsx'
import { Ways } from './ways.tsx'

/** Everything about one item: where its numbers come from, how to get it, what it is good for (BEY-3). */
export function ItemDetails({ itemId }: { itemId: ItemId }) {
  const { catalog } = useEngine()
  const item = findItem(catalog, itemId) ?? unknownItem(itemId)
  const have = useCalculator(({ inventory }) => inventory.get(item.id) ?? 0)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6 classic:px-3">
      <div className="flex items-center gap-2.5 py-3 text-small text-ink-2 classic:py-1.5">
        <span className="min-w-0 flex-1">
          {joinDotted([calculatorText.tierName(item.tier), rarityName(item.rarity), item.tag])}
        </span>
        <span aria-hidden="true" className="whitespace-nowrap">
          {text.own}
        </span>
        <Stepper
          wide
          value={have}
          min={0}
          max={maxQuantity}
          labels={amountLabels(item.name, text.owned(item.name))}
          format={formatNumber}
          onChange={(quantity, how) => setStock(item.id, quantity, how)}
        />
      </div>
      {canBeStock(item.kind) && <KeepBack item={item} />}
      <PlanRows item={item} />
      <NeededFirst item={item} />
      <Packed item={item} />
      <Ways item={item} />
      <Sources item={item} />
      {canBeStock(item.kind) ? <UsedIn item={item} /> : <Opens item={item} />}
    </div>
  )
}
