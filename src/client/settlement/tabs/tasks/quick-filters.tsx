import { formatNumber } from '#contract/sentences/numbers'
import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import { type QuickFilter, quickFilters } from './task-view.ts'

const text = tasksText.quick

type Props = {
  quick: QuickFilter | null
  counts: Readonly<Record<QuickFilter, number>>
  all: number
  onQuick: (quick: QuickFilter | null) => void
}

/** Filters with their counts; those that would show nothing are left out, except the one in use (TSK-1). */
export function QuickFilters({ quick, counts, all, onQuick }: Props) {
  const offered = quickFilters.filter((one) => counts[one] > 0 || one === quick)
  const button = (one: QuickFilter | null, word: string, count: number) => (
    <Button
      key={word}
      aria-pressed={quick === one}
      className="text-small aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={() => onQuick(quick === one ? null : one)}
    >
      {word} <b>{formatNumber(count)}</b>
    </Button>
  )
  return (
    <fieldset aria-label={text.label} className="quick-filters min-w-0 px-3.5 pb-2 classic:pb-1">
      {button(null, text.all, all)}
      {offered.map((one) => button(one, text[one], counts[one]))}
    </fieldset>
  )
}
