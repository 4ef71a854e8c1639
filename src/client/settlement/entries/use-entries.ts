import { useRef } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { ask, type Replies } from '../../api/ask.ts'
import { useAsked } from '../../api/use-answer.ts'
import { joinedEntries, type KnownEntries, noEntries } from './known-entries.ts'

const pageLength = 50

/** Whose movements are wanted; all of them where nothing is named (BEY-23). */
export type About = {
  readonly itemId?: ItemId
  readonly personNo?: number
  readonly projectId?: string
}

export type ReadEntry = Replies['getInventoryEntries']['entries'][number]

/**
 * Movements of stock, newest first, read again whenever `version` changes. For other movements it needs another key.
 */
export function useEntries(settlementId: string, about: About, version: number) {
  const known = useRef<KnownEntries>(noEntries)
  const wantsOlder = useRef(false)
  const asked = useAsked(`entries ${settlementId} ${JSON.stringify(about)}`, read, version)

  async function read(signal: AbortSignal): Promise<KnownEntries> {
    const last = wantsOlder.current ? known.current.entries.at(-1) : undefined
    const pageOf = (before?: ReadEntry) =>
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
    const newest = await pageOf()
    known.current = joinedEntries(known.current, newest)
    if (last) known.current = joinedEntries(known.current, await pageOf(last), 'older')
    // A press that came while this was read waits for the next reading.
    if (last) wantsOlder.current = false
    return known.current
  }

  function readOlder(): void {
    wantsOlder.current = true
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
