import { calculatorText } from '../../../messages/calculator-text.ts'
import { formatNumber } from '../../../messages/format.ts'

const text = calculatorText.summary

export function SummaryCards({ materialTypes, itemsNeeded }: { materialTypes: number; itemsNeeded: number }) {
  return (
    <dl className="grid grid-cols-2 gap-2.5 px-3.5 pt-3 classic:flex classic:gap-6 classic:pt-2">
      <Card name={text.materialTypes} value={materialTypes} />
      <Card name={text.itemsNeeded} value={itemsNeeded} />
    </dl>
  )
}

function Card({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-part bg-sunken px-3 py-2 classic:flex-row classic:items-baseline classic:gap-1.5 classic:bg-transparent classic:p-0">
      <dt className="text-small text-ink-3">{name}</dt>
      <dd className="text-large leading-tight font-bold classic:text-body">{formatNumber(value)}</dd>
    </div>
  )
}
