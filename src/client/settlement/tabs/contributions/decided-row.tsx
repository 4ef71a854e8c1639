import { formatNumber } from '#contract/sentences/numbers'
import { TierChip } from '../../../item/tier-chip.tsx'
import { contributionsText, shortNotes } from '../../../messages/contributions-text.ts'
import { formatRecent, formatTime } from '../../../messages/format.ts'
import { changeQuery } from '../../../state/address-query.ts'
import { stripe } from '../../../ui/stripe.ts'
import { Initials } from '../../initials.tsx'
import type { ListedContribution } from './listed-contribution.ts'

const text = contributionsText.row

type Props = { listed: ListedContribution; index: number; isOpen: boolean }

/** One that was decided: who, how much of what, for which task, who decided, when and why (CON-3). */
export function DecidedRow({ listed, index, isOpen }: Props) {
  const { id, contribution, who, enteredBy, decidedBy, item, amount, others, task, what } = listed
  const { notes, reason, status, decidedAt, splitOf } = contribution
  const about = [
    who.name,
    enteredBy !== null && text.enteredBy(enteredBy),
    task,
    splitOf !== null && text.splitOff,
  ]
  return (
    <li
      className={`contribution-row decided border-b border-line ${isOpen ? 'bg-accent-soft' : stripe(index)}`}
    >
      <span className="contribution-who">
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
            className="contribution-open min-w-0 truncate text-left font-semibold"
            onClick={() => changeQuery({ contribution: id }, { replace: isOpen, state: null })}
          >
            {item.name}
          </button>
          {others > 0 && <span className="shrink-0 text-small text-ink-2">{text.more(others)}</span>}
        </span>
        <p className="truncate text-tiny text-ink-2">{about.filter(Boolean).join(' · ')}</p>
        {reason !== null ? (
          <p className="text-tiny wrap-anywhere text-missing">
            {contributionsText.decided.reason(shortNotes(reason))}
          </p>
        ) : (
          notes && <p className="truncate text-tiny text-ink-2">{text.quoted(shortNotes(notes))}</p>
        )}
      </div>
      {decidedAt !== null && (
        <span className="contribution-decided text-small text-ink-2" title={formatTime(decidedAt)}>
          {contributionsText.decided.by(contributionsText.decided.did[status], decidedBy)}
          <span className="block">{formatRecent(decidedAt)}</span>
        </span>
      )}
    </li>
  )
}
