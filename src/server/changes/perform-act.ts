import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { ActRefusal } from '#domain/settlement/act'
import { type Action, mayAsSiteAdmin } from '#domain/settlement/right'
import { isSameJson } from '#domain/user-data/same-json'
import { type Permit, permitToAct } from '../access/permit.ts'
import { isoTime, now } from '../configuration/clock.ts'
import type { Tx, Writable } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { lockSettlement } from '../db/locks.ts'
import type { CallContext, Caller, Changed } from '../rpc/api.ts'
import { answerColumn, answerIn, answerInsert, type Kept, type Operation } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'
import type { ActInput, Runner } from './act-runner.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { takeNumber } from './person-numbers.ts'
import { type Recorded, recordAct } from './record.ts'
import { type SentAct, sentAnswerIn, sentAnswerUpsert, sentColumn } from './sent-acts.ts'

type ActCall = {
  readonly input: ActInput
  readonly userId: string
  readonly isSiteAdmin: boolean
  /** The number that a client gave the act; by it a repeated request is recognised. */
  readonly sent: SentAct | null
  /** The same by an id, for an act without a number. */
  readonly operation: Operation | null
  readonly at: number
}

/** Performs an act for a member, once for each number or id (I11), and announces the change. */
export async function performAct(
  { database, publish, caller: { userId, isSiteAdmin } }: CallContext & { readonly caller: Caller },
  name: string,
  asked: ActInput,
  runner: Runner,
): Promise<unknown> {
  const { sent: numbered, ...input } = asked
  const { settlementId, operationId } = input
  const request = [name, input] as const
  const sent = numbered ? { settlementId, userId, ...numbered, request } : null
  const operation = operationId && !sent ? { userId, operationId, request } : null
  const call: ActCall = { input, userId, isSiteAdmin, sent, operation, at: now() }
  const isForSiteAdmin = mayAsSiteAdmin(isSiteAdmin, runner.action)
  const attempted = await oneAfterAnother(database, settlementId, async () => {
    // Tried without a lock first, because a change of another process at the same time is rare; after one, under the
    // settlement's lock.
    const done =
      (isForSiteAdmin ? null : await attempt(database, null, call, runner).catch(nullIfIdUsed)) ??
      (await database
        .transaction(async (tx) => {
          const settlement = await lockSettlement(tx, settlementId)
          // The log names them, though they need not be members.
          if (settlement && isForSiteAdmin) await takeNumber(tx, { settlementId, userId })
          return (await attempt(tx, tx, call, runner)) ?? attempt(tx, tx, call, runner)
        })
        .catch(nullIfIdUsed))
    // The next of this process begins with the rows that this one leaves.
    done?.whenRecorded?.()
    return done
  })
  // Under the lock nobody else changes the settlement, so it can only be the id.
  if (!attempted) throw refusal('operation-id-used')
  publish(attempted.recorded.changed)
  return attempted.recorded.answer
}

/** The same request ran at the same time and was first, or the id was used for another one, however long ago. */
function nullIfIdUsed(error: unknown): null {
  if (idTables.some((table) => isUniqueViolation(error, table))) return null
  throw error
}

/** Entries are never deleted, so they know the ids whose answers are forgotten. */
const idTables = ['applied_operations', 'entries']

type Attempted = {
  readonly recorded: Recorded<unknown>
  readonly whenRecorded?: (() => void) | undefined
}

/**
 * Reads the rows that the act needs, runs it, and writes the result: two statements. The second writes nothing if the
 * settlement's number has changed since the first. Whatever an act reads, the caller's role included, changes that number.
 * @param tx the transaction under the settlement's lock; null where it is tried without
 * @returns null if the number has changed, if the act must read more, or if it needs a transaction
 */
async function attempt(
  database: Writable,
  tx: Tx | null,
  { input, userId, isSiteAdmin, sent, operation, at }: ActCall,
  { action, columns, permit, run }: Runner,
): Promise<Attempted | null> {
  const { settlementId } = input
  const [row] = await database.all(sql`
    select settlements.*,
      (select role from memberships
        where settlement_id = ${settlementId} and user_id = ${userId} and status = 'active') as role,
      ${answerColumn(operation)}, ${sentColumn(sent)}, ${columns()}
    from settlements where id = ${settlementId}`)
  const findKnown = () => (row ? (sentAnswerIn(row, sent) ?? answerIn(row, operation)) : null)
  let by: Permit<Action>
  try {
    by = permit ? permit(row) : permitToAct({ userId, settlementId, action, isSiteAdmin }, row)
  } catch (error) {
    // The act may have ended the caller's own right, so an empty answer is repeated without it.
    if (isEmptyAnswer(findKnown)) return { recorded: { answer: {}, changed: [] } }
    throw error
  }
  const known = findKnown()
  if (known) return { recorded: { ...known, changed: [] } }
  const ran = await run(row!, { id: input.operationId ?? randomUUID(), now: isoTime(at), by }, database)
  if (ran === null) return null
  if ('refused' in ran) throw refusalFor(ran.refused)
  const { done, parts = [], elsewhere = [], eventChanges, notified = [], whenRecorded } = ran
  if (elsewhere.length > 0 && !tx) return null
  const keeping = keepingFor({ sent, operation })
  const recorded = await recordAct(
    database,
    { permit: by, at, act: input.operationId, keeping, parts, eventChanges },
    done,
  )
  if (!recorded) return null
  for (const statement of elsewhere) await tx?.write(statement)
  const bells = notified.map((id): Changed => ({ kind: 'notifications', userId: id }))
  return { recorded: { ...recorded, changed: [...recorded.changed, ...bells] }, whenRecorded }
}

/**
 * Whether the kept answer is the empty one, as after leaving. A caller without a right learns nothing else, not even that a
 * number is unknown: that would tell that there is such a settlement.
 */
function isEmptyAnswer(findKnown: () => { readonly answer: unknown } | null): boolean {
  try {
    const known = findKnown()
    return known !== null && isSameJson(known.answer, {})
  } catch {
    return false
  }
}

function keepingFor({ sent, operation }: Pick<ActCall, 'sent' | 'operation'>) {
  if (sent) return (kept: Kept, source?: SQL) => sentAnswerUpsert(sent, kept, source)
  return operation && ((kept: Kept, source?: SQL) => answerInsert(operation, kept, source))
}

function refusalFor(refused: ActRefusal) {
  return 'facts' in refused ? refusal(refused.why, refused.facts as never) : refusal(refused.why)
}
