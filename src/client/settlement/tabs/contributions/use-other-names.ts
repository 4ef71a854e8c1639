import type { Contribution } from '#domain/settlement/contribution'
import type { PersonNo } from '#domain/settlement/names'
import type { Member } from '#domain/settlement/tables'
import { ask } from '../../../api/ask.ts'
import { useAsked } from '../../../api/use-answer.ts'
import { useSettlementId } from '../../selectors.ts'

type Names = Readonly<Record<string, string | null>>

/**
 * The names of those who delivered what waits for review and are no members: a project was shared with them, or they have left. The
 * server is asked only where there is somebody like that.
 */
export function useOtherNames(
  waiting: ReadonlyMap<string, Contribution> | undefined,
  membersByNo: ReadonlyMap<PersonNo, Member>,
): Names | undefined {
  const settlementId = useSettlementId()
  const others = new Set<PersonNo>()
  for (const { byNo } of waiting?.values() ?? []) if (!membersByNo.has(byNo)) others.add(byNo)
  const numbers = [...others].sort((a, b) => a - b)
  // The question names all of them: others may have come in place of some who went.
  const question = numbers.length === 0 ? null : `names ${settlementId} ${numbers.join()}`
  const { answer } = useAsked(question, (signal) => askForNames(settlementId, numbers, signal))
  return answer ?? undefined
}

/** Reads what waits, page by page, until everybody is named; the server sends the names of those who delivered with each page. */
async function askForNames(
  settlementId: string,
  numbers: readonly PersonNo[],
  signal: AbortSignal,
): Promise<Names> {
  const names: Record<string, string | null> = {}
  let before: string | undefined
  for (;;) {
    const asked = { settlementId, status: 'pending', before, limit: 200 } as const
    const page = await ask('getTaskContributionsBySettlement', asked, { signal })
    Object.assign(names, page.names)
    before = page.contributions.at(-1)?.id
    if (!page.hasMore || numbers.every((no) => no in names)) return names
  }
}
