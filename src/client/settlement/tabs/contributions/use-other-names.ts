import type { Contribution } from '#domain/settlement/contribution'
import type { PersonNo } from '#domain/settlement/names'
import type { Member } from '#domain/settlement/tables'
import { ask } from '../../../api/ask.ts'
import { useAsked } from '../../../api/use-answer.ts'
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
  const numbers = [...others].sort((a, b) => a - b)
  // The question names all of them: others may have come in place of some who went.
  const question = numbers.length === 0 ? null : `names ${settlementId} ${numbers.join()}`
  // The server sends at most 200 contributions at once, with the names of those who delivered them.
  const { answer } = useAsked(question, (signal) =>
    ask('getTaskContributionsBySettlement', { settlementId, status: 'pending', limit: 200 }, { signal }),
  )
  return answer?.names
}
