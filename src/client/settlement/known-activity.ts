import type { ActivityEntry } from '#contract/activity'

/** The server sends that many entries at a time. */
export const pageLength = 50

/** The lines of the log that a screen has read, newest first without a gap, and whether there are older ones. */
export type KnownActivity = { readonly entries: readonly ActivityEntry[]; readonly hasMore: boolean }

export const noActivity: KnownActivity = { entries: [], hasMore: false }

/** With the newest page. Where more lines are new than a page holds, the known ones are dropped, because some between would be missing. */
export function withNewest(known: KnownActivity, page: readonly ActivityEntry[]): KnownActivity {
  const isFull = page.length === pageLength
  const ids = new Set(page.map(({ id }) => id))
  const older = known.entries.filter(({ id }) => !ids.has(id))
  const isGap = isFull && older.length === known.entries.length
  if (known.entries.length === 0 || isGap) return { entries: page, hasMore: isFull }
  return { entries: [...page, ...older], hasMore: known.hasMore }
}

/** With the page before the last known line. */
export function withOlder({ entries }: KnownActivity, page: readonly ActivityEntry[]): KnownActivity {
  return { entries: [...entries, ...page], hasMore: page.length === pageLength }
}
