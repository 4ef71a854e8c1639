import { calculatorText } from '../../../messages/calculator-text.ts'

export function SectionHeading({ title, missing, all }: { title: string; missing: number; all: number }) {
  return (
    <div className="flex items-baseline gap-2.5 border-b border-line px-3.5 pt-4 pb-1.5 classic:pt-2.5 classic:pb-1">
      <h3 className="font-bold">{title}</h3>
      <span className="text-small whitespace-nowrap text-ink-3">
        {calculatorText.summary.missingOf(missing, all)}
      </span>
    </div>
  )
}
