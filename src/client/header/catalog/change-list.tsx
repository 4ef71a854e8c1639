import type { NeedChange } from '#domain/crafting/plan-difference'
import { catalogText } from '../../messages/catalog-text.ts'

const text = catalogText.review
const mostShown = 100

/** Amounts before and after, the largest change first. */
export function ChangeList({ label, changes }: { label: string; changes: readonly NeedChange[] }) {
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {changes.slice(0, mostShown).map(({ itemId, itemName, before, after }) => (
          <li key={itemId} className="flex items-baseline justify-between gap-3 py-1">
            <span className="min-w-0 truncate">{itemName}</span>
            <span className="font-semibold whitespace-nowrap">
              <span aria-hidden="true">{text.change(before, after)}</span>
              <span className="sr-only">{text.changeLabel(before, after)}</span>
            </span>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && (
        <p className="text-small text-ink-3">{text.more(changes.length - mostShown)}</p>
      )}
    </>
  )
}
