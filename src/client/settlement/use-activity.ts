import { useRef } from 'react'
import type { ActivityEntry } from '#contract/activity'
import { ask } from '../api/ask.ts'
import { useAsked } from '../api/use-answer.ts'
import { useSettledSeq } from './use-settled-seq.ts'

/** The server answers that many at a time. */
const pageLength = 50

type Entries = readonly ActivityEntry[]
type Known = { readonly entries: Entries; readonly hasMore: boolean }

/** The log of a settlement, newest first; read again whenever it has grown. */
export function useActivity(settlementId: string) {
  const known = useRef<Known>({ entries: [], hasMore: false })
  /** Whether the page before the entries that are known is wanted too. */
  const wantsOlder = useRef(false)
  const asked = useAsked(`activity ${settlementId}`, read, useSettledSeq())

  async function read(signal: AbortSignal): Promise<Known> {
    const { entries, hasMore } = known.current
    const last = wantsOlder.current ? entries.at(-1) : undefined
    const pageOf = (before?: number) =>
      ask('getSettlementActivity', { settlementId, ...(before !== undefined && { before }) }, { signal })
    const [newest, older] = await Promise.all([pageOf(), last && pageOf(last.id)])
    // A press that came while this was read waits for the next reading.
    if (last) wantsOlder.current = false
    const oldest = older ?? (entries.length === 0 ? newest : null)
    known.current = {
      entries: joined(joined(entries, newest), older ?? []),
      hasMore: oldest ? oldest.length === pageLength : hasMore,
    }
    return known.current
  }

  function readOlder(): void {
    wantsOlder.current = true
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}

function joined(known: Entries, page: Entries): Entries {
  const byId = new Map([...known, ...page].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => b.id - a.id)
}
