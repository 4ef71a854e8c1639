import { entryKey } from '#domain/settlement/ledger-act'
import type { Replies } from '../../api/ask.ts'

type Page = Replies['getInventoryEntries']

/** The entries that a screen has read, newest first, and whether there are older ones. */
export type KnownEntries = Pick<Page, 'entries' | 'names' | 'endedProjects' | 'hasMore'>

export const noEntries: KnownEntries = { entries: [], names: {}, endedProjects: {}, hasMore: false }

/**
 * The known entries with a page of newer or older ones. Where more entries are new than a page holds, the known ones are dropped,
 * because some between would be missing.
 */
export function joinedEntries(
  known: KnownEntries,
  page: Page,
  side: 'newest' | 'older' = 'newest',
): KnownEntries {
  const names = { ...known.names, ...page.names }
  const endedProjects = { ...known.endedProjects, ...page.endedProjects }
  if (side === 'older') {
    const entries = markReverted([...known.entries, ...without(page.entries, known.entries)])
    return { entries, names, endedProjects, hasMore: page.hasMore }
  }
  const older = without(known.entries, page.entries)
  const isGap = known.entries.length > 0 && older.length === known.entries.length && page.hasMore
  if (known.entries.length === 0 || isGap) return page
  const entries = markReverted([...page.entries, ...older])
  return { entries, names, endedProjects, hasMore: known.hasMore }
}

function without(entries: Page['entries'], others: Page['entries']): Page['entries'] {
  const keys = new Set(others.map(entryKey))
  return entries.filter((entry) => !keys.has(entryKey(entry)))
}

/** Marks entries that were read before they were reverted, by the entries that revert them. */
function markReverted(entries: Page['entries']): Page['entries'] {
  const reverted = new Set(entries.flatMap(({ reverts }) => (reverts ? [entryKey(reverts)] : [])))
  return entries.map((entry) =>
    entry.reverted || !reverted.has(entryKey(entry)) ? entry : { ...entry, reverted: true },
  )
}
