import { contributionsText as text } from '../../../messages/contributions-text.ts'
import type { Closed } from '../../fields/closed-by.ts'
import { useMay } from '../../membership.ts'

export type Reviewing = {
  /** Whether the user reviews contributions at all. */
  readonly reviews: boolean
  /** Why a contribution cannot be approved or rejected: only the owner decides on their own (SET-5). */
  readonly whyNotReview: (isOwn: boolean) => Closed
  /** Why a contribution cannot be edited or withdrawn. */
  readonly whyNotChange: (isOwn: boolean) => Closed
}

export function useReviewing(): Reviewing {
  const may = useMay()
  const reviews = may('contribution.approve_other')
  const decidesOnOwn = may('contribution.approve_own')
  const changes = may('contribution.withdraw_own')
  return {
    reviews,
    whyNotReview(isOwn) {
      if (!reviews) return text.notYours
      return isOwn && !decidesOnOwn ? text.own : null
    },
    whyNotChange: (isOwn) => (isOwn && changes ? null : text.notYours),
  }
}
