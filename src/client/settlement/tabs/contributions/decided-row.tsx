import { useEffect, useRef } from 'react'
import { contributionsText, shortNotes } from '../../../messages/contributions-text.ts'
import { formatRecent, formatTime } from '../../../messages/format.ts'
import { openBesideList } from '../../../state/address-query.ts'
import { stripe } from '../../../ui/stripe.ts'
import type { ListedContribution } from './listed-contribution.ts'
import { RowWhat } from './row-what.tsx'

const text = contributionsText.row

type Props = { listed: ListedContribution; index: number; isOpen: boolean }

/** A decided contribution: who delivered how much of what, for which task; who decided, when and why (CON-3). */
export function DecidedRow({ listed, index, isOpen }: Props) {
  const { id, contribution, who, enteredBy, decidedBy, takenBack, task } = listed
  const { notes, reason, status, decidedAt, splitOf } = contribution
  const about = [
    who.name,
    enteredBy !== null && text.enteredBy(enteredBy),
    task,
    splitOf !== null && text.splitOff,
  ]
  const row = useRef<HTMLLIElement>(null)
  // A row that is opened by its address, such as from a notification, may be far down.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li
      ref={row}
      className={`contribution-row decided border-b border-line ${isOpen ? 'bg-accent-soft' : stripe(index)}`}
    >
      <RowWhat
        listed={listed}
        about={about}
        isOpen={isOpen}
        onOpen={() => openBesideList('contribution', id)}
      >
        {reason !== null ? (
          <p className="text-tiny wrap-anywhere text-missing">
            {contributionsText.decided.reason(shortNotes(reason))}
          </p>
        ) : (
          notes && <p className="truncate text-tiny text-ink-2">{text.quoted(shortNotes(notes))}</p>
        )}
      </RowWhat>
      {decidedAt !== null && (
        <span className="contribution-decided text-small text-ink-2" title={formatTime(decidedAt)}>
          {contributionsText.decided.by(contributionsText.decided.did[status], decidedBy)}
          <span className="block">{formatRecent(decidedAt)}</span>
          {takenBack && (
            <span className="block text-warn" title={formatTime(takenBack.at)}>
              {contributionsText.decided.takenBack(takenBack.by, takenBack.isWhole)}
              <span className="block">{formatRecent(takenBack.at)}</span>
            </span>
          )}
        </span>
      )}
    </li>
  )
}
