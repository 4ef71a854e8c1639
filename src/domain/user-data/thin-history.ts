import { dayMs, historyLimits, hourMs } from './history-limits.ts'

/** What thinning needs to know of a saved state. */
export type HistoryEntry = {
  readonly version: number
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** Size as stored. */
  readonly bytes: number
}

/**
 * The saved states to delete (SYS-7), newest first. The newest 50 are kept. Of the older ones the newest of each hour (UTC) is
 * kept for a day, the newest of each day (UTC) for 30 days. If the kept ones take too many bytes, the oldest are deleted too,
 * except for the newest 50.
 * @param newestFirst all states of one account
 */
export function statesToDrop(newestFirst: readonly HistoryEntry[], now: number): readonly HistoryEntry[] {
  const hours = new Set<number>()
  const days = new Set<number>()
  let bytes = 0
  return newestFirst.filter((entry, place) => {
    const age = now - entry.savedAt
    const hour = Math.floor(entry.savedAt / hourMs)
    const day = Math.floor(entry.savedAt / dayMs)
    const isNewestOfPeriod = age <= historyLimits.hourlyForMs ? !hours.has(hour) : !days.has(day)
    hours.add(hour)
    days.add(day)
    const isAmongNewest = place < historyLimits.alwaysKept
    if (!isAmongNewest && (age > historyLimits.keptForMs || !isNewestOfPeriod)) return true
    bytes += entry.bytes
    return !isAmongNewest && bytes > historyLimits.bytes
  })
}
