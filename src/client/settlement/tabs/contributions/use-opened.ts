import { useAnswer } from '../../../api/use-answer.ts'
import { useSettlementId } from '../../selectors.ts'
import { useSettledSeq } from '../../use-settled-seq.ts'
import { type Around, type ListedContribution, listedContribution } from './listed-contribution.ts'

/**
 * A contribution that is opened by its address and is not on the list beside it: of another status, or further down than was read.
 * @param contributionId null where there is nothing to ask
 * @returns null where there is none; undefined until that is known
 */
export function useOpened(
  contributionId: string | null,
  around: Around,
): ListedContribution | null | undefined {
  const settlementId = useSettlementId()
  const { answer, trouble } = useAnswer(
    'getTaskContributionsBySettlement',
    contributionId === null ? null : { settlementId, contributionId },
    useSettledSeq(),
  )
  if (trouble || contributionId === null) return null
  if (!answer) return undefined
  const [found] = answer.contributions
  return found ? listedContribution(found, { ...around, ...answer }) : null
}
