import { useMemo } from 'react'
import { useSettlements } from '../../selectors.ts'
import {
  type ContributionContext,
  type ListedContribution,
  listedContribution,
  oldestFirst,
} from './listed-contribution.ts'
import { unsentReviews } from './unsent-reviews.ts'

/** A contribution that waits for review, or whose review waits to be sent. */
export type WaitingContribution = ListedContribution & {
  /** Delivered or changed here, and not sent yet. */
  readonly isUnsent: boolean
  /** Decided here, and not sent yet. */
  readonly isDecidedHere: boolean
}

/** The contributions that wait for review, the oldest first (BEY-21), and those that were decided here, until the server has heard of it. */
export function useWaiting(context: ContributionContext): readonly WaitingContribution[] {
  const held = useSettlements(({ opened }) => (opened.status === 'ready' ? opened.held : null))
  const shown = held?.shown.contributions
  const known = held?.truth.rows.contributions
  const pending = held?.pending
  return useMemo(() => {
    if (!shown || !known || !pending) return []
    const { changed, decided } = unsentReviews(pending)
    const decidedHere = [...known.values()].filter(({ id }) => decided.has(id) && !shown.has(id))
    return oldestFirst([...shown.values(), ...decidedHere]).map((contribution) => ({
      ...listedContribution(contribution, context),
      isUnsent: changed.has(contribution.id),
      isDecidedHere: decided.has(contribution.id),
    }))
  }, [shown, known, pending, context])
}
