import { memo } from 'react'
import { maxQuantity } from '#domain/build-list/build-list'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Material } from '#domain/crafting/material'
import { calculatorText } from '../../../messages/calculator-text.ts'
import { formatNumber, percentReady } from '../../../messages/format.ts'
import { setStock } from '../../../state/calculator.ts'
import { useEngine } from '../../../state/catalog.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { amountLabels } from '../item/amount-labels.ts'
import { ItemLabel } from '../item/item-label.tsx'
import { join, recipeText, sourceText } from '../item/origin.ts'
import { TierChip } from '../item/tier-chip.tsx'

const text = calculatorText.summary

export const MaterialRow = memo(function MaterialRow({ material }: { material: Material }) {
  const { catalog } = useEngine()
  const { itemId, itemName, tier, rarity, needed, missing, effectiveHave, have } = material
  const percent = percentReady(material)
  return (
    <>
      <TierChip tier={tier} />
      <ItemLabel name={itemName} rarity={rarity}>
        {originOf(catalog, material)}
      </ItemLabel>
      <div className="flex min-w-0 items-center gap-3">
        <Stepper
          wide
          value={have}
          min={0}
          max={maxQuantity}
          labels={amountLabels(itemName, text.owned(itemName))}
          format={formatNumber}
          onChange={(quantity) => setStock(itemId, quantity)}
        />
        <div className="min-w-0 flex-1 classic:flex classic:items-center classic:gap-2">
          <ProgressBar
            percent={percent}
            label={text.progressOf(itemName)}
            className="mb-0.5 classic:mb-0 classic:w-10 classic:shrink-0"
          />
          <div
            className="text-tiny leading-tight text-ink-3 classic:truncate"
            title={text.amounts(effectiveHave, needed)}
          >
            {text.ready(percent)}
            <span className="classic:@max-[44rem]:hidden"> · {text.amounts(effectiveHave, needed)}</span>
          </div>
        </div>
      </div>
      {missing > 0 ? (
        <b className="text-right text-body leading-tight whitespace-nowrap text-missing">
          {formatNumber(missing)}
          <small className="block text-tiny font-normal text-ink-3 classic:sr-only">{text.missing}</small>
        </b>
      ) : (
        <b className="text-right whitespace-nowrap text-have">{text.rowReady}</b>
      )}
    </>
  )
})

/** The quiet line: where a base item comes from, or how the others are crafted. */
function originOf(catalog: Catalog, { itemId, obtainFirst, craft }: Material): string {
  if (obtainFirst) return text.obtainFirst
  const item = findItem(catalog, itemId)
  if (!craft) return sourceText(item)
  return join([recipeText(item?.recipes[craft.recipeIndex]), craft.crafts > 0 && text.crafts(craft.crafts)])
}
