import { useAnswer } from '../../../api/use-answer.ts'
import { useSeq } from '../../selectors.ts'
import { type Around, type ListedContribution, listedContribution } from './listed-contribution.ts'

/**
 * A contribution that is opened by its address and is not on the list beside it: of another status, or further down than was read.
 * @param contributionId null where there is nothing to ask
 * @returns null where there is none; undefined until that is known
 */
export function useOpened(
  settlementId: string,
  contributionId: string | null,
  around: Around,
): ListedContribution | null | undefined {
  const { answer, trouble } = useAnswer(
    'getTaskContributionsBySettlement',
    contributionId === null ? null : { settlementId, contributionId },
    useSeq(),
  )
  if (trouble || contributionId === null) return null
  if (!answer) return undefined
  const [found] = answer.contributions
  return found ? listedContribution(found, { ...around, ...answer }) : null
}
