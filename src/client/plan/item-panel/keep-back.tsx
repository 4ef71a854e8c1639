import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import type { Item } from '#domain/catalog/item'
import { amountLabels } from '../../item/amount-labels.ts'
import { keptBackText as text } from '../../messages/kept-back-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { setKeptBack } from '../../state/counting-edits.ts'
import { Stepper } from '../../ui/stepper.tsx'

/** How many of the player's own pieces no plan may use (CAL-8); they stay in the inventory. */
export function KeepBack({ item }: { item: Item }) {
  const kept = useCalculator(({ keptBack }) => keptBack.get(item.id) ?? 0)
  return (
    <div className="-mt-2 flex items-center justify-end gap-2.5 pb-3 text-small text-ink-2 classic:mt-0 classic:pb-1.5">
      <span aria-hidden="true" className="whitespace-nowrap" title={text.title}>
        {text.label}
      </span>
      <Stepper
        wide
        value={kept}
        min={0}
        max={maxQuantity}
        labels={amountLabels(item.name, text.field(item.name))}
        format={formatNumber}
        onChange={(quantity) => setKeptBack(item.id, quantity)}
      />
    </div>
  )
}
