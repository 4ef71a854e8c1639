import { formatNumber } from '#contract/sentences/numbers'
import type { Material } from '#domain/crafting/material'
import { itemText } from '../../messages/item-text.ts'

const text = itemText.facts

/** The row's four numbers, and how they differ (CAL-7). */
export function RowFacts({ row }: { row: Material }) {
  const { needed, demand, have, effectiveHave, missing } = row
  return (
    <dl className="mt-3 grid grid-cols-[auto_auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 text-small">
      <Fact name={text.needed} value={needed} hint={text.neededHint} />
      <Fact name={text.demand} value={demand} hint={text.demandHint} />
      <Fact name={text.have} value={have} hint={text.haveHint} />
      <Fact name={text.ready} value={effectiveHave} hint={text.readyHint(needed, missing)} />
    </dl>
  )
}

function Fact({ name, value, hint }: { name: string; value: number; hint: string }) {
  return (
    <div className="col-span-3 grid grid-cols-subgrid items-baseline">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{formatNumber(value)}</dd>
      <dd className="text-tiny text-ink-3">{hint}</dd>
    </div>
  )
}
