import { useEffect, useRef, useState } from 'react'
import type { ActivityEntry } from '#contract/activity'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'

/** The server answers that many at a time. */
const pageLength = 50
/** Several changes in a row are fetched as one. */
const settleMs = 200

type Entries = readonly ActivityEntry[]

/** What was done in a settlement, newest first; asked for anew whenever its history has grown. */
export function useActivity(settlementId: string, seq: number) {
  const [entries, setEntries] = useState<Entries>([])
  const [failed, setFailed] = useState(false)
  const [hasMore, setMore] = useState(false)
  const first = useRef(true)

  async function load(before?: number): Promise<void> {
    try {
      const input = { settlementId, ...(before !== undefined && { before }) }
      const page = await ask('getSettlementActivity', input, { signal: networkTimeOut() })
      setEntries((known) => joined(known, page))
      if (first.current || before !== undefined) setMore(page.length === pageLength)
      first.current = false
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is what asks for more.
  useEffect(() => {
    const timer = setTimeout(() => void load(), first.current ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [settlementId, seq])

  const last = entries.at(-1)
  return {
    entries,
    failed,
    retry: () => void load(),
    /** Asks for what came before; null where all is known. */
    more: hasMore && last ? () => void load(last.id) : null,
  }
}

function joined(known: Entries, page: Entries): Entries {
  const byId = new Map([...known, ...page].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => b.id - a.id)
}
