import { type Asked, useAnswer } from '../../../api/use-answer.ts'
import { useSettlementId } from '../../selectors.ts'
import { useSettledSeq } from '../../use-settled-seq.ts'
import {
  type ContributionContext,
  type ListedContribution,
  listedContribution,
} from './listed-contribution.ts'

export type Opened = Pick<Asked<unknown>, 'trouble' | 'askAgain'> & {
  /** null where there is none; undefined until that is known. */
  readonly found: ListedContribution | null | undefined
}

/**
 * A contribution that is opened by its address and is not on the list beside it: of another status, or further down than was read.
 * @param contributionId null where there is nothing to ask
 */
export function useOpened(contributionId: string | null, context: ContributionContext): Opened {
  const settlementId = useSettlementId()
  const { answer, ...asked } = useAnswer(
    'getTaskContributionsBySettlement',
    contributionId === null ? null : { settlementId, contributionId },
    useSettledSeq(),
  )
  if (contributionId === null) return { ...asked, found: null }
  if (!answer) return { ...asked, found: undefined }
  const [found] = answer.contributions
  return { ...asked, found: found ? listedContribution(found, { ...context, ...answer }) : null }
}
