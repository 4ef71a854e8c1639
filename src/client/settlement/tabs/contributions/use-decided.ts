import { useRef } from 'react'
import type { Contribution, ContributionStatus } from '#domain/settlement/contribution'
import { ask, type Inputs, type Replies } from '../../../api/ask.ts'
import { useAsked } from '../../../api/use-answer.ts'
import { useSettledSeq } from '../../use-settled-seq.ts'
import type { ContributionFilter } from './listed-contribution.ts'
import { useServerFilter } from './use-server-filter.ts'

const pageLength = 50
/** The server sends at most that many contributions at once. */
const mostAtOnce = 200

type Page = Replies['getTaskContributionsBySettlement']
type Question = Inputs['getTaskContributionsBySettlement']

/** Which decided contributions are wanted. */
export type Wanted = ContributionFilter & {
  readonly settlementId: string
  readonly status: ContributionStatus
}

/**
 * Decided contributions, newest first, read again whenever something has happened in the settlement: a contribution that was just decided may
 * belong anywhere in the list, so all that are shown are read again.
 */
export function useDecided(wanted: Wanted) {
  const seq = useSettledSeq()
  const { settlementId, status } = wanted
  const length = useRef(pageLength)
  const question: Question = { settlementId, status, ...useServerFilter(wanted) }
  const asked = useAsked(`contributions ${JSON.stringify(question)}`, read, seq)

  async function read(signal: AbortSignal): Promise<Page> {
    let known = await pageFrom(question, length.current, undefined, signal)
    while (known.hasMore && known.contributions.length < length.current) {
      const left = length.current - known.contributions.length
      known = joined(known, await pageFrom(question, left, known.contributions.at(-1), signal))
    }
    return known
  }

  function readOlder(): void {
    length.current += pageLength
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}

function pageFrom(
  question: Question,
  length: number,
  last: Contribution | undefined,
  signal: AbortSignal,
): Promise<Page> {
  const limit = Math.min(length, mostAtOnce)
  return ask(
    'getTaskContributionsBySettlement',
    { ...question, limit, ...(last && { before: last.id }) },
    { signal },
  )
}

function joined(known: Page, older: Page): Page {
  return {
    contributions: [...known.contributions, ...older.contributions],
    names: { ...known.names, ...older.names },
    taskTitles: { ...known.taskTitles, ...older.taskTitles },
    takenBack: { ...known.takenBack, ...older.takenBack },
    hasMore: older.hasMore,
  }
}
