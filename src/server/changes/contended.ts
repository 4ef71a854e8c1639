import { monotonicMs } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'

/** How long a settlement counts as contended after a collision. */
const lastsMs = 500

/** For each database and settlement: until when it counts as contended. */
const ends = new WeakMap<Database, Map<string, number>>()

/**
 * Whether an act of this process was worked out in vain a moment ago, because another process changed the settlement meanwhile: it is
 * likely to happen again.
 */
export function isContended(database: Database, settlementId: string): boolean {
  return (ends.get(database)?.get(settlementId) ?? 0) > monotonicMs()
}

/** Notes that an act was worked out in vain, nearly always because another process was first. */
export function noteCollision(database: Database, settlementId: string): void {
  const now = monotonicMs()
  const endsHere = ends.get(database) ?? new Map<string, number>()
  ends.set(database, endsHere)
  for (const [id, end] of endsHere) if (end <= now) endsHere.delete(id)
  endsHere.set(settlementId, now + lastsMs)
}
