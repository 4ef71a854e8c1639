import type { MouseEvent } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { focusNeighbour } from '../../../ui/focus-neighbour.ts'
import { approveAsItIs, withdrawContribution } from '../../contribution-acts.ts'
import { closedBy } from '../../fields/closed-by.ts'
import type { Reviewing } from './reviewing.ts'
import type { WaitingContribution } from './use-waiting.ts'

const text = contributionsText.row

type Props = {
  settlementId: string
  listed: WaitingContribution
  reviewing: Reviewing
  onOpen: (rejects: boolean) => void
}

/** What can be done with a contribution from the list; a part of it is approved in the panel. */
export function ContributionButtons({ settlementId, listed, reviewing, onOpen }: Props) {
  const { id, contribution, amount, what, isOwn, isUnsent, isDecidedHere } = listed
  const cannotReview = reviewing.whyNotReview(isOwn)
  if (isDecidedHere) return <span className="when-felt text-small text-warn">{text.decidedHere}</span>

  function approve(event: MouseEvent<HTMLElement>) {
    // The second click of a double click falls on the row that moves up.
    if (event.detail > 1) return
    focusNeighbour(event.currentTarget)
    void approveAsItIs(settlementId, { contributionId: id, revision: contribution.revision, what })
  }

  return (
    <>
      {isUnsent && <span className="text-small text-warn">{text.unsent}</span>}
      {reviewing.reviews && (
        <Button
          className="contribution-approve"
          aria-label={text.of(text.approve, what)}
          {...closedBy(cannotReview)}
          onClick={approve}
        >
          {text.approve} <span className="contribution-sum">{formatNumber(amount)}</span>
        </Button>
      )}
      {reviewing.reviews && cannotReview === null && (
        <Button
          className="contribution-part"
          aria-label={text.of(text.part, what)}
          onClick={() => onOpen(false)}
        >
          {text.part}
        </Button>
      )}
      {isOwn && reviewing.whyNotChange(isOwn) === null && (
        <ConfirmButton
          labels={contributionsText.panel.withdraw}
          askLabel={text.of(contributionsText.panel.withdraw.ask, what)}
          onConfirm={() => void withdrawContribution(settlementId, { contributionId: id, what })}
        />
      )}
      {reviewing.reviews && !isOwn && (
        <Button look="quiet" aria-label={text.of(text.reject, what)} onClick={() => onOpen(true)}>
          {text.reject}
        </Button>
      )}
    </>
  )
}
