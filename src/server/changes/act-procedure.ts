import { randomUUID } from 'node:crypto'
import { ORPCError, ValidationError } from '@orpc/server'
import { type SQL, sql } from 'drizzle-orm'
import type { Act, ActRefusal } from '#domain/settlement/act'
import type { FactsByKind } from '#domain/settlement/activity'
import { type ActName, acts } from '#domain/settlement/acts/acts'
import type { Action } from '#domain/settlement/right'
import { isSameJson } from '#domain/user-data/same-json'
import { type Permit, permitToAct, permitToRead } from '../access/permit.ts'
import { signedIn } from '../access/signed-in.ts'
import { isoTime, now } from '../configuration/clock.ts'
import { isUuid } from '../db/columns.ts'
import type { Queryable, Writable } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { lockSettlement } from '../db/locks.ts'
import type { api, CallContext, Caller } from '../rpc/api.ts'
import { answerColumn, answerIn, answerInsert, type Kept, type Operation } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'
import { rowsIn, tablesIn } from './read-rows.ts'
import { type Recorded, recordAct } from './record.ts'
import { type SentAct, sentAnswerIn, sentAnswerUpsert, sentColumn } from './sent-acts.ts'

/** The fields that every act's input has besides its own. */
type ActInput = {
  readonly settlementId: string
  readonly operationId?: string | undefined
  readonly sent?: Pick<SentAct, 'client' | 'number'> | undefined
}
type AnyAct = Act<ActInput, unknown, FactsByKind>

/** Makes the procedure of an act: one line in a room's `procedures.ts`. */
export function procedureOf<Name extends ActName>(name: Name): ReturnType<(typeof api)[Name]['handler']> {
  const act = acts[name] as unknown as AnyAct
  const { action } = act
  const procedures = signedIn.use(async ({ context: { database, caller }, next }, input: unknown) => {
    try {
      return await next()
    } catch (error) {
      return refuseRightFirst(error, { database, userId: caller.userId, action, input })
    }
  }) as unknown as Record<ActName, AnyProcedure>
  return procedures[name]!.handler(({ context, input }) => perform(context, name, input)) as never
}

type AnyProcedure = {
  readonly handler: (
    work: (call: {
      readonly context: CallContext & { readonly caller: Caller }
      readonly input: ActInput
    }) => unknown,
  ) => unknown
}

type ActCall = {
  readonly name: ActName
  readonly input: ActInput
  readonly userId: string
  /** The number that a client gave the act; by it a repeated request is recognised. */
  readonly sent: SentAct | null
  /** The same by an id, for an act without a number. */
  readonly operation: Operation | null
  readonly at: number
}

/** Performs an act for a member, once for each number or id (I11), and announces the change. */
async function perform(
  { database, publish, caller: { userId } }: CallContext & { readonly caller: Caller },
  name: ActName,
  asked: ActInput,
): Promise<unknown> {
  const { sent: numbered, ...input } = asked
  const { settlementId, operationId } = input
  const request = [name, input] as const
  const sent = numbered ? { settlementId, userId, ...numbered, request } : null
  const operation = operationId && !sent ? { userId, operationId, request } : null
  const call: ActCall = { name, input, userId, sent, operation, at: now() }
  // Tried without a lock first, because another change at the same time is rare; after one, under the settlement's lock.
  const recorded =
    (await attempt(database, call)) ??
    (await database.transaction(async (tx) => {
      await lockSettlement(tx, settlementId)
      return attempt(tx, call)
    }))
  // Under the lock nobody else changes the settlement, so it can only be the id: another request has used it meanwhile.
  if (!recorded) throw refusal('operation-id-used')
  publish(recorded.changed)
  return recorded.answer
}

/**
 * Reads the rows that the act needs, runs it, and writes the result: two statements. The second writes nothing if the
 * settlement's number has changed since the first. Whatever an act reads, the caller's role included, changes that number.
 * @returns null if the number has changed
 */
async function attempt(
  database: Writable,
  { name, input, userId, sent, operation, at }: ActCall,
): Promise<Recorded<unknown> | null> {
  const act = acts[name] as unknown as AnyAct
  const { settlementId } = input
  const [row] = await database.all(sql`
    select settlements.*,
      (select role from memberships
        where settlement_id = ${settlementId} and user_id = ${userId} and status = 'active') as role,
      ${answerColumn(operation)}, ${sentColumn(sent)}, ${tablesIn(settlementId, act.needs(input, userId))}
    from settlements where id = ${settlementId}`)
  const findKnown = () => (row ? (sentAnswerIn(row, sent) ?? answerIn(row, operation)) : null)
  let by: Permit<Action>
  try {
    by = permitToAct({ userId, settlementId, action: act.action }, row)
  } catch (error) {
    // The act may have ended the caller's own right, so an empty answer is repeated without it.
    if (isEmptyAnswer(findKnown)) return { answer: {}, changed: [] }
    throw error
  }
  const known = findKnown()
  if (known) return { ...known, changed: [] }
  const acting = { id: input.operationId ?? randomUUID(), now: isoTime(at), by }
  const done = act.run(rowsIn(row!), input, acting)
  if ('refused' in done) throw refusalFor(done.refused)
  const keeping = keepingFor({ sent, operation })
  return recordAct(database, { permit: by, at, act: input.operationId, keeping }, done).catch(
    (error: unknown) => {
      // The same request ran at the same time and was first.
      if (operation && isUniqueViolation(error, 'applied_operations')) return null
      throw error
    },
  )
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
  if (refused.why === 'player-of-another-name') return refusal(refused.why, refused.facts)
  return refusal(refused.why)
}

/** Before a fault of the input is reported, checks the caller's right: without it, that is the refusal. */
async function refuseRightFirst(error: unknown, { database, userId, action, input }: Call): Promise<never> {
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    const { settlementId } = (input ?? {}) as { readonly settlementId?: unknown }
    if (!isUuid(settlementId)) throw refusal('settlement-id-invalid')
    await permitToRead(database, { userId, settlementId, action })
  }
  throw error
}

type Call = {
  readonly database: Queryable
  readonly userId: string
  readonly action: Action
  readonly input: unknown
}
