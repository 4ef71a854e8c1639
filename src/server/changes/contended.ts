import { monotonicMs } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'

/** How long a settlement counts as contended after a collision. */
const lastsMs = 500

/** For each database and settlement: until when it counts as contended. */
const ends = new WeakMap<Database, Map<string, number>>()

/**
 * Whether another process has changed the settlement a moment ago while an act of this one was worked out, so that this was in vain.
 * It is likely to happen again.
 */
export function isContended(database: Database, settlementId: string): boolean {
  const endsHere = ends.get(database)
  const end = endsHere?.get(settlementId)
  if (end === undefined) return false
  if (end > monotonicMs()) return true
  endsHere?.delete(settlementId)
  return false
}

/** Notes that another process was first. */
export function noteCollision(database: Database, settlementId: string): void {
  const endsHere = ends.get(database) ?? new Map<string, number>()
  ends.set(database, endsHere)
  endsHere.set(settlementId, monotonicMs() + lastsMs)
}
