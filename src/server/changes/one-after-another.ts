import { monotonicMs } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import { Busy } from '../http/busy.ts'

/** Less than the 10 seconds after which a request is answered with an error: a change that has waited longer is not begun any more. */
const waitsMs = 9_000

/** For each database and each settlement in which a change is under way: the end of the last change that was asked for. */
const ends = new WeakMap<Database, Map<string, Promise<void>>>()

/**
 * Makes the changes of one settlement wait for each other in this process. They are carried out one after the other anyway; begun
 * together, all but one would be worked out in vain, and all would wait for the settlement's lock with a connection each, until
 * none is left.
 * @throws Busy, with nothing done, after too long a wait
 */
export async function oneAfterAnother<Result>(
  database: Database,
  settlementId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const endsHere = ends.get(database) ?? new Map<string, Promise<void>>()
  ends.set(database, endsHere)
  const askedAt = monotonicMs()
  const result = (endsHere.get(settlementId) ?? Promise.resolve()).then(() => {
    if (monotonicMs() - askedAt > waitsMs) throw waitedTooLong()
    return work()
  })
  const end = result.then(nothing, nothing)
  endsHere.set(settlementId, end)
  try {
    return await result
  } finally {
    if (endsHere.get(settlementId) === end) endsHere.delete(settlementId)
  }
}

function nothing(): void {}

function waitedTooLong(): Busy {
  return new Busy(
    'So much changes in this settlement at the moment that it is busy. Nothing was done; please try again.',
    'a settlement is busy: a change waited too long for others, and was not made',
  )
}
