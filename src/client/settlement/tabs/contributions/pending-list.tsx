import { useRowHeight } from '../../../item/use-row-height.ts'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { stripe } from '../../../ui/stripe.ts'
import { toggled } from '../../../ui/toggled.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { PendingRow } from './pending-row.tsx'
import type { Reviewing } from './reviewing.ts'
import type { WaitingContribution } from './use-waiting.ts'

const text = contributionsText.pending

type Props = {
  shown: readonly WaitingContribution[]
  reviewing: Reviewing
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  openId: string | null
  now: number
  /** Opens a contribution; `rejects`: with the form that rejects it. */
  onOpen: (id: string, rejects: boolean) => void
}

/** The contributions that wait, one row each; whoever reviews can select several (BEY-12). */
export function PendingList({ shown, reviewing, selected, onSelect, openId, now, onOpen }: Props) {
  const rowHeight = useRowHeight({
    modern: 56,
    classic: 40,
    phone: 134,
    classicPhone: 118,
    classicTouched: 49,
  })
  return (
    <>
      <div ref={keepFocus} className="flex min-h-0 flex-1 flex-col">
        <VirtualList
          label={text.list}
          count={shown.length}
          rowHeight={rowHeight}
          keyAt={(index) => shown[index]?.id ?? index}
          rowClass={(index) =>
            `contribution-row border-b border-line ${shown[index]?.id === openId ? 'bg-accent-soft' : stripe(index)}`
          }
        >
          {(index) => {
            const listed = shown[index]!
            return (
              <PendingRow
                listed={listed}
                now={now}
                reviewing={reviewing}
                isOpen={listed.id === openId}
                // null: whoever does not review sees no boxes.
                isSelected={reviewing.reviews ? selected.has(listed.id) : null}
                onSelect={() => onSelect(toggled(selected, listed.id))}
                onOpen={(rejects) => onOpen(listed.id, rejects)}
              />
            )
          }}
        </VirtualList>
      </div>
      <p className="border-t border-line px-3.5 py-1.5 text-small text-ink-2">{text.footer}</p>
    </>
  )
}
