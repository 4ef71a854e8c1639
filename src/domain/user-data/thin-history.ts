import { dayMs, historyLimits, hourMs } from './history-limits.ts'

/** A saved state, as thinning needs to know it. */
export type HistoryEntry = {
  readonly version: number
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** As it is stored. */
  readonly bytes: number
}

/**
 * The states that go (SYS-7), newest first. The newest 50 stay. Of the older ones the newest of each hour (UTC) stays for
 * a day, the newest of each day (UTC) for 30 days. Where what stays takes too many bytes, the oldest go as well, except
 * for the newest 50.
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
