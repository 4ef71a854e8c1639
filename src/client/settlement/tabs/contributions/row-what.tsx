import type { ReactNode } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { joinDotted } from '../../../item/origin.ts'
import { TierChip } from '../../../item/tier-chip.tsx'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { Initials } from '../../initials.tsx'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.row

type Props = {
  listed: Pick<ListedContribution, 'who' | 'item' | 'amount' | 'others' | 'what'>
  /** What else there is to say, in one line. */
  about: readonly (string | false)[]
  isOpen: boolean
  onOpen: () => void
  children?: ReactNode
}

/** Who delivered how much of what; the item's name opens it. */
export function RowWhat({
  listed: { who, item, amount, others, what },
  about,
  isOpen,
  onOpen,
  children,
}: Props) {
  return (
    <>
      <span className="contribution-who">
        {/* Of one person, no others are counted, so what `andMore` makes is never shown. */}
        <Initials people={[who]} most={1} andMore={String} />
      </span>
      <b className="contribution-amount">{formatNumber(amount)}</b>
      <div className="contribution-what min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <TierChip tier={item.tier} />
          <button
            type="button"
            aria-label={text.open(what)}
            aria-current={isOpen || undefined}
            // Enter on the row presses it.
            data-opens
            // focusNeighbour gives it the focus when the row beside it goes away.
            data-remove
            className="contribution-open min-w-0 truncate text-left font-semibold"
            onClick={onOpen}
          >
            {item.name}
          </button>
          {others > 0 && <span className="shrink-0 text-small text-ink-2">{text.more(others)}</span>}
        </span>
        <p className="truncate text-tiny text-ink-2" title={joinDotted(about)}>
          {joinDotted(about)}
        </p>
        {children}
      </div>
    </>
  )
}
