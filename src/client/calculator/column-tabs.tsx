import { formatNumber } from '#contract/sentences/numbers'
import { calculatorText } from '../messages/calculator-text.ts'
import { useTypesToGet } from '../plan/current-plan.ts'
import { useCalculator } from '../state/calculator.ts'
import { Badge } from '../ui/badge.tsx'
import { type Column, showColumn } from './state/calculator-view.ts'

const titles = {
  catalog: calculatorText.catalog.title,
  queue: calculatorText.queue.title,
  results: calculatorText.results.title,
}

/** The columns of a small screen, at the thumb (CAL-2). */
export function ColumnTabs({ column }: { column: Column }) {
  const queued = useCalculator((state) => state.buildList.length)
  const toGet = useTypesToGet()
  const counts = { catalog: 0, queue: queued, results: toGet }

  return (
    <nav
      aria-label={calculatorText.columns}
      className="grid shrink-0 grid-cols-3 border-t border-line bg-panel pb-[env(safe-area-inset-bottom)] paired:hidden"
    >
      {(Object.keys(titles) as Column[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-current={column === name ? 'page' : undefined}
          className="flex h-15 short:h-11 items-center justify-center gap-2 border-t-2 max-[23rem]:gap-1 max-[23rem]:text-small border-transparent font-semibold text-ink-2 outline-offset-[-3px] aria-[current]:border-accent aria-[current]:text-accent"
          onClick={() => showColumn(name)}
        >
          {titles[name]}
          {counts[name] > 0 && <Badge>{formatNumber(counts[name])}</Badge>}
        </button>
      ))}
    </nav>
  )
}
