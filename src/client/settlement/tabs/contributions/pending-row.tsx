import { memo } from 'react'
import { ageWords, isOld } from '../../../messages/age-words.ts'
import { contributionsText, shortNotes } from '../../../messages/contributions-text.ts'
import { formatTime } from '../../../messages/format.ts'
import { useSettlementId } from '../../selectors.ts'
import { ContributionButtons } from './contribution-buttons.tsx'
import type { Reviewing } from './reviewing.ts'
import { RowWhat } from './row-what.tsx'
import type { WaitingContribution } from './use-waiting.ts'

const text = contributionsText.row

type Props = {
  listed: WaitingContribution
  now: number
  reviewing: Reviewing
  isOpen: boolean
  /** null where the user reviews none, and so selects none. */
  isSelected: boolean | null
  onSelect: () => void
  /** Opens the contribution; `rejects`: with the form that rejects it. */
  onOpen: (rejects: boolean) => void
}

/** A contribution that waits: who delivered how much of what, for which task, how long ago, and its review (CON-2, BEY-21). */
export const PendingRow = memo(function PendingRow(props: Props) {
  const { listed, now, reviewing, isOpen, isSelected, onSelect, onOpen } = props
  const settlementId = useSettlementId()
  const { contribution, what, isOwn } = listed
  const cannotReview = reviewing.whyNotReview(isOwn)
  return (
    <>
      <span className="contribution-select">
        {isSelected !== null && (
          <input
            type="checkbox"
            aria-label={contributionsText.pending.select(what)}
            title={cannotReview ?? contributionsText.pending.select(what)}
            checked={isSelected && cannotReview === null}
            disabled={cannotReview !== null || listed.isDecidedHere}
            onChange={onSelect}
          />
        )}
      </span>
      <RowWhat listed={listed} about={aboutOf(listed)} isOpen={isOpen} onOpen={() => onOpen(false)} />
      <Age submittedAt={contribution.submittedAt} now={now} />
      <span className="contribution-acts">
        <ContributionButtons
          settlementId={settlementId}
          listed={listed}
          reviewing={reviewing}
          onOpen={onOpen}
        />
      </span>
    </>
  )
})

function aboutOf({
  who,
  enteredBy,
  isOwn,
  task,
  contribution,
}: WaitingContribution): readonly (string | false)[] {
  const { materials, proofOfWork, notes } = contribution
  return [
    enteredBy === null && isOwn ? text.you(who.name) : who.name,
    enteredBy !== null && text.enteredBy(enteredBy),
    task,
    materials.length > 0 && text.materials(materials.length),
    proofOfWork !== '' && text.proof,
    // In the same line, so that all rows are of one height.
    notes !== '' && text.quoted(shortNotes(notes)),
  ]
}

function Age({ submittedAt, now }: { submittedAt: string; now: number }) {
  const age = ageWords(submittedAt, now)
  const isLate = isOld(submittedAt, now)
  return (
    <span
      className={`contribution-age ${isLate ? 'font-bold text-warn' : 'text-ink-2'}`}
      title={formatTime(submittedAt)}
    >
      {isLate && (
        <>
          <span aria-hidden="true">⚠ </span>
          <span className="sr-only">{text.old} </span>
        </>
      )}
      {age}
    </span>
  )
}
