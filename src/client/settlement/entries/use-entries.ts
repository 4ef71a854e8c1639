import { useRef } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { ask, type Replies } from '../../api/ask.ts'
import { useAsked } from '../../api/use-answer.ts'
import { joinedEntries, type KnownEntries, noEntries } from './known-entries.ts'

const pageLength = 50

/** Whose movements are wanted; all of them where nothing is named (BEY-23). */
export type EntryFilter = {
  readonly itemId?: ItemId
  readonly personNo?: number
  readonly projectId?: string
}

export type ListedEntry = Replies['getInventoryEntries']['entries'][number]

/**
 * Movements of stock, newest first, read again whenever `version` changes. Whoever uses it gets another key for another `about`.
 */
export function useEntries(settlementId: string, about: EntryFilter, version: number) {
  const known = useRef<KnownEntries>(noEntries)
  const wantsOlder = useRef(false)
  const asked = useAsked(`entries ${settlementId} ${JSON.stringify(about)}`, read, version)

  async function read(signal: AbortSignal): Promise<KnownEntries> {
    // A press for older entries that comes during this reading waits for the next one.
    const isOlderWanted = wantsOlder.current
    const pageOf = (before?: ListedEntry) =>
      ask(
        'getInventoryEntries',
        {
          settlementId,
          ...about,
          limit: pageLength,
          ...(before && { before: { act: before.act, line: before.line } }),
        },
        { signal },
      )
    known.current = joinedEntries(known.current, await pageOf())
    const last = known.current.entries.at(-1)
    if (!isOlderWanted || !last) return known.current
    known.current = joinedEntries(known.current, await pageOf(last), 'older')
    wantsOlder.current = false
    return known.current
  }

  function readOlder(): void {
    wantsOlder.current = true
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
