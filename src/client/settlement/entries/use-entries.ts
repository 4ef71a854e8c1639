import { useRef } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { ask, type Replies } from '../../api/ask.ts'
import { useAsked } from '../../api/use-answer.ts'
import { joinedEntries, type KnownEntries, noEntries } from './known-entries.ts'

const pageLength = 50

/** The item, person or project whose movements are wanted; all movements where none is named (BEY-23). */
export type EntryFilter = {
  readonly itemId?: ItemId
  readonly personNo?: number
  readonly projectId?: string
}

export type ListedEntry = Replies['getInventoryEntries']['entries'][number]

/**
 * Movements of stock, newest first, read again whenever `version` changes. A component that shows them needs a new React key for a new `about`.
 */
export function useEntries(settlementId: string, about: EntryFilter, version: number) {
  const known = useRef<KnownEntries>(noEntries)
  const wantsOlder = useRef(false)
  const asked = useAsked(`entries ${settlementId} ${JSON.stringify(about)}`, read, version)

  async function read(signal: AbortSignal): Promise<KnownEntries> {
    const isOlderWanted = wantsOlder.current
    // A press for older entries that comes during this reading is one for the next reading.
    wantsOlder.current = false
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
    try {
      known.current = joinedEntries(known.current, await pageOf())
      const last = known.current.entries.at(-1)
      if (isOlderWanted && last) known.current = joinedEntries(known.current, await pageOf(last), 'older')
      return known.current
    } catch (error) {
      wantsOlder.current ||= isOlderWanted
      throw error
    }
  }

  function readOlder(): void {
    wantsOlder.current = true
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
