import type { NeedChange } from '#domain/crafting/plan-difference'
import { changeText as text } from '../messages/change-text.ts'

const mostShown = 100

type Props = {
  label: string
  changes: readonly NeedChange[]
  /** A change in words, for screen readers. */
  changeLabel: (before: number, after: number) => string
}

/** Amounts before and after, in the order in which they are given; at most 100. */
export function ChangeList({ label, changes, changeLabel }: Props) {
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {changes.slice(0, mostShown).map(({ itemId, itemName, before, after }) => (
          <li key={itemId} className="flex items-baseline justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">{itemName}</span>
            <span className="font-semibold whitespace-nowrap">
              <span aria-hidden="true">{text.change(before, after)}</span>
              <span className="sr-only">{changeLabel(before, after)}</span>
            </span>
          </li>
        ))}
      </ul>
      <MoreNotShown count={changes.length - mostShown} />
    </>
  )
}

/** How many more there are than are shown; nothing where all are. */
export function MoreNotShown({ count }: { count: number }) {
  return count > 0 && <p className="text-small text-ink-3">{text.more(count)}</p>
}
