import { memo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import type { Material } from '#domain/crafting/material'
import type { Unpacking } from '#domain/lookup/unpacking'
import { amountLabels } from '../../item/amount-labels.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { percentReady } from '../../messages/format.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { setStock } from '../../state/edits.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { ExplainButton } from './explain-button.tsx'
import { MaterialLabel } from './material-label.tsx'

type Props = {
  material: Material
  /** The level the player lacks for it, in words; empty where nothing is in the way. */
  lacking: string
  /** How much of it is given back, in words; empty where all of it is used up. */
  kept: string
  /** Packages in the stock that hold some of what is missing; null for none. */
  unpacking: Unpacking | null
}

export const MaterialRow = memo(function MaterialRow({ material, lacking, kept, unpacking }: Props) {
  const { itemId, itemName, tier, needed, effectiveHave, have } = material
  const percent = percentReady(material)
  return (
    <>
      <TierChip tier={tier} />
      <MaterialLabel material={material} lacking={lacking} kept={kept} unpacking={unpacking} />
      <div className="flex min-w-0 items-center gap-2">
        <Stepper
          wide
          value={have}
          min={0}
          max={maxQuantity}
          labels={amountLabels(itemName, text.owned(itemName))}
          format={formatNumber}
          onChange={(quantity, how) => setStock(itemId, quantity, how)}
        />
        <div className="min-w-0 flex-1 classic:flex classic:items-center classic:gap-2">
          <ProgressBar
            percent={percent}
            label={text.progressOf(itemName)}
            className="mb-0.5 classic:mb-0 classic:w-8 classic:shrink-0 classic:@min-[44rem]:w-16"
          />
          <div
            className="ready-words text-tiny leading-tight text-ink-3 classic:truncate"
            title={text.amounts(effectiveHave, needed)}
          >
            <span className="classic:@max-[44rem]:hidden">{text.ready(percent)}</span>
            <span aria-hidden="true" className="hidden classic:@max-[44rem]:inline">
              {text.percent(percent)}
            </span>
            <span className="dot"> · </span>
            <span>{text.amounts(effectiveHave, needed)}</span>
          </div>
        </div>
      </div>
      <ExplainButton material={material} />
    </>
  )
})
