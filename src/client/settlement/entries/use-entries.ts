import { useState } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { ask, type Replies } from '../../api/ask.ts'
import { useAsked } from '../../api/use-answer.ts'
import { pageReader } from '../page-reader.ts'
import { joinedEntries, noEntries } from './known-entries.ts'

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
  const [pages] = useState(() =>
    pageReader(noEntries, {
      withNewest: joinedEntries,
      withOlder: (known, page: Parameters<typeof joinedEntries>[1]) => joinedEntries(known, page, 'older'),
    }),
  )
  const asked = useAsked(`entries ${settlementId} ${JSON.stringify(about)}`, read, version)

  function read(signal: AbortSignal) {
    return pages.read((before) =>
      ask(
        'getInventoryEntries',
        {
          settlementId,
          ...about,
          limit: pageLength,
          ...(before && { before: { act: before.act, line: before.line } }),
        },
        { signal },
      ),
    )
  }

  function readOlder(): void {
    pages.wantOlder()
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
