import { mayAsSiteAdmin } from '#domain/settlement/right'
import { now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { lockSettlements } from '../db/locks.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'
import type { ActInput, Runner } from './act-runner.ts'
import { type ActCall, type Attempted, attemptAct } from './attempt-act.ts'
import { isContended, noteCollision } from './contended.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { takeNumber } from './person-numbers.ts'

/**
 * Performs an act for a member, once for each number or id (I11), and announces the change.
 * @param runnerFor is given the input without the number that a client gave the act
 */
export async function performAct(
  { database, publish, caller: { userId, isSiteAdmin } }: CallContext & { readonly caller: Caller },
  name: string,
  asked: ActInput,
  runnerFor: (input: ActInput) => Runner,
): Promise<unknown> {
  const { sent: numbered, ...input } = asked
  const { settlementId, operationId } = input
  const request = [name, input] as const
  // By its number, or else by its id, an act that is sent again is recognised: it gets the first answer and is not done twice.
  const sent = numbered ? { settlementId, userId, ...numbered, request } : null
  const operation = operationId && !sent ? { userId, operationId, request } : null
  const call: ActCall = { input, runner: runnerFor(input), userId, isSiteAdmin, sent, operation, at: now() }
  const attempted = await oneAfterAnother(database, settlementId, async () => {
    const done = await performOnce(database, call).catch(nullIfIdUsed)
    // The next act in this process begins with the rows that this one leaves.
    done?.whenRecorded?.()
    return done
  })
  // Under the lock nobody else changes the settlement: the id must have been used for another request.
  if (!attempted) throw refusal('operation-id-used')
  publish(attempted.recorded.changed)
  return attempted.recorded.answer
}

/**
 * Tries without a lock first, because a change of another process at the same time is rare; if there was one, tries under the
 * settlement's lock. Acts that follow soon take the lock at once: where several processes are busy in a settlement, a third of the tries
 * without it were in vain.
 */
async function performOnce(database: Database, call: ActCall): Promise<Attempted | null> {
  const { settlementId } = call.input
  if (isForSiteAdmin(call)) return performLocked(database, call, [])
  const attempt = isContended(database, settlementId) ? performLocked : attemptAct
  const attempted = await attempt(database, call, []).catch(nullIfIdUsed)
  if (attempted && 'recorded' in attempted) return attempted
  if (!attempted) noteCollision(database, settlementId)
  // Also after a try under the lock: the same act, where it changes nothing and so needs no lock, may have been recorded by another process
  // meanwhile; now its answer is found.
  return performLocked(database, call, attempted?.alsoLock ?? [])
}

/**
 * Locks the other settlements that the act writes in together with its own, all in one order. If it turns out that the act writes
 * in further ones, begins again with them too.
 */
async function performLocked(
  database: Database,
  call: ActCall,
  others: readonly string[],
): Promise<Attempted | null> {
  const { userId, input } = call
  const { settlementId } = input
  const attempted = await database.transaction(async (tx) => {
    const locking = lockSettlements(tx, [settlementId, ...others], 'change')
    // The log names site admins, though they need not be members.
    if (isForSiteAdmin(call) && (await locking).some(({ id }) => id === settlementId))
      await takeNumber(tx, { settlementId, userId })
    // The rows are asked for right behind the lock, and read once it is there.
    const attempting = attemptAct(tx, call, others)
    // Where the lock fails, so does this, and the lock says why.
    attempting.catch(() => {})
    await locking
    const first = await attempting
    // Under the lock null says that the act must read more than it has asked for: the second time it asks for all of that. Or this act or
    // a later one of the same client, which changed nothing and so needed no lock, was recorded meanwhile.
    return first ?? attemptAct(tx, call, others)
  })
  if (!attempted || 'recorded' in attempted) return attempted
  return performLocked(database, call, [...others, ...attempted.alsoLock])
}

function isForSiteAdmin({ isSiteAdmin, runner: { action } }: ActCall): boolean {
  return mayAsSiteAdmin(isSiteAdmin, action)
}

/** Null if the same request ran at the same time and was first, or the id was used for another request, however long ago. */
function nullIfIdUsed(error: unknown): null {
  if (idTables.some((table) => isUniqueViolation(error, table))) return null
  throw error
}

/** Entries are never deleted, so they know the ids whose answers are forgotten. */
const idTables = ['applied_operations', 'entries']
