import type { Contribution } from '#domain/settlement/contribution'
import type { PersonNo } from '#domain/settlement/names'
import type { Member } from '#domain/settlement/tables'
import { useAnswer } from '../../../api/use-answer.ts'
import { useSettlementId } from '../../selectors.ts'

/**
 * The names of those who delivered what waits for review and are no members: a project was shared with them, or they have left. The
 * server is asked only where there is somebody like that.
 */
export function useOtherNames(
  waiting: ReadonlyMap<string, Contribution> | undefined,
  membersByNo: ReadonlyMap<PersonNo, Member>,
): Readonly<Record<string, string | null>> | undefined {
  const settlementId = useSettlementId()
  const others = new Set<PersonNo>()
  for (const { byNo } of waiting?.values() ?? []) if (!membersByNo.has(byNo)) others.add(byNo)
  const { answer } = useAnswer(
    'getTaskContributionsBySettlement',
    others.size === 0 ? null : { settlementId, status: 'pending', limit: 200 },
    others.size,
  )
  return answer?.names
}
