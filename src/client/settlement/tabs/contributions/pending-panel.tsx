import { useState } from 'react'
import { contributionsText } from '../../../messages/contributions-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { sayDone } from '../../contribution-acts.ts'
import { useCloseRow } from '../../use-close-row.ts'
import { ApproveForm } from './approve-form.tsx'
import { ContributionFacts } from './contribution-facts.tsx'
import { ContributionPanel } from './contribution-panel.tsx'
import type { ContributionContext } from './listed-contribution.ts'
import { NotWaiting } from './not-waiting.tsx'
import { OwnActs } from './own-acts.tsx'
import { RejectForm } from './reject-form.tsx'
import type { Reviewing } from './reviewing.ts'
import type { WaitingContribution } from './use-waiting.ts'

const text = contributionsText.panel

type Props = {
  engine: Engine
  context: ContributionContext
  openId: string
  /** null where it does not wait, or not any more. */
  found: WaitingContribution | null
  reviewing: Reviewing
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
  now: number
}

/** A contribution that waits, whole, with its review beside the list (CON-3, BEY-21). */
export function PendingPanel({
  engine,
  context,
  openId,
  found,
  reviewing,
  isRejecting,
  onRejecting,
  now,
}: Props) {
  const close = useCloseRow('contribution', openId)
  // A contribution that somebody else decides on meanwhile stays shown, with what was being typed.
  const [last, setLast] = useState(found)
  const [seen, setSeen] = useState(found?.contribution.revision ?? null)
  if (found && found !== last) {
    setLast(found)
    // The panel was opened by its address before the contribution was there.
    if (seen === null) setSeen(found.contribution.revision)
  }
  const listed = found ?? last
  if (!listed) return <NotWaiting contributionId={openId} context={context} />
  const { contribution, isOwn, isDecidedHere, isUnsent, what } = listed
  // An author is not told of their own edit.
  const isChanged = found !== null && !isOwn && seen !== null && contribution.revision !== seen
  const isThere = found !== null && !isDecidedHere
  const cannotReview = reviewing.whyNotReview(isOwn)

  function done(sentence: string) {
    sayDone(sentence)
    close()
  }

  return (
    <ContributionPanel openId={openId} listed={listed}>
      {!found && (
        <p role="alert" className="bg-warn-soft px-4 py-2 text-warn">
          {text.decided}
        </p>
      )}
      {found && (isDecidedHere || isUnsent) && (
        <p className="when-felt bg-warn-soft px-4 py-2 text-warn">
          {isDecidedHere ? contributionsText.row.decidedHere : contributionsText.row.unsent}
        </p>
      )}
      {isChanged && (
        <div role="alert" className="flex flex-wrap items-center gap-2 bg-warn-soft px-4 py-2 text-warn">
          <p className="min-w-0 flex-1">{text.changed}</p>
          <Button onClick={() => setSeen(contribution.revision)}>{text.seen}</Button>
        </div>
      )}
      <ContributionFacts catalog={engine.catalog} listed={listed} now={now} />
      {reviewing.reviews && cannotReview !== null && (
        <p className="border-t border-line px-4 py-3 text-small text-ink-2">{cannotReview}</p>
      )}
      {isOwn && (
        <OwnActs engine={engine} listed={listed} closed={reviewing.whyNotChange(isOwn)} isThere={isThere} />
      )}
      {cannotReview === null && (
        <>
          <div hidden={isRejecting}>
            <ApproveForm
              catalog={engine.catalog}
              listed={listed}
              isThere={isThere}
              isOpenForReview={isThere && !isChanged}
              onReject={() => onRejecting(true)}
              onDone={done}
            />
          </div>
          {isRejecting && (
            <RejectForm
              listed={listed}
              isOpenForReview={isThere && !isChanged}
              onClose={() => onRejecting(false)}
              onDone={() => done(contributionsText.reject.done(what))}
            />
          )}
        </>
      )}
    </ContributionPanel>
  )
}
