import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Action } from '#domain/settlement/right'
import { isSameJson } from '#domain/user-data/same-json'
import { type Permit, permitToAct } from '../access/permit.ts'
import { isoTime } from '../configuration/clock.ts'
import type { Writable } from '../db/database.ts'
import type { Changed } from '../rpc/api.ts'
import {
  answerColumn,
  answerIn,
  answerInsert,
  type KeptAnswer,
  type Operation,
} from '../rpc/applied-operations.ts'
import type { ActInput, Runner } from './act-runner.ts'
import { type Recorded, recordAct } from './record.ts'
import { refusalOfAct } from './refusal-of-act.ts'
import { type SentAct, sentAnswerIn, sentAnswerUpsert, sentColumn } from './sent-acts.ts'

export type ActCall = {
  readonly input: ActInput
  readonly runner: Runner
  readonly userId: string
  readonly isSiteAdmin: boolean
  /** The number that a client gave the act; by it a repeated request is recognised. */
  readonly sent: SentAct | null
  /** The id by which a repeated request is recognised, for an act without a number. */
  readonly operation: Operation | null
  readonly at: number
}

export type Attempted = {
  readonly recorded: Recorded<unknown>
  readonly whenRecorded?: (() => void) | undefined
}

/** Nothing was written: these settlements must be locked too, since the act writes in them. */
type MustLock = { readonly alsoLock: readonly string[] }

/**
 * Reads the rows that the act needs, runs it, and writes the result: two statements. The second writes nothing if the
 * settlement's number has changed since the first. Whatever an act reads, the caller's role included, changes that number.
 * @param others the other settlements that the transaction of `database` has locked, if it is one
 * @returns null if the number has changed, or if the act must read more
 */
export async function attemptAct(
  database: Writable,
  { input, runner: { action, columns, permit, run }, userId, isSiteAdmin, sent, operation, at }: ActCall,
  others: readonly string[],
): Promise<Attempted | MustLock | null> {
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
  if ('refused' in ran) throw refusalOfAct(ran.refused)
  const { done, parts = [], assigned, elsewhere = [], eventChanges, notified = [], whenRecorded } = ran
  const alsoLock = elsewhere.map(({ settlementId }) => settlementId).filter((id) => !others.includes(id))
  if (alsoLock.length > 0) return { alsoLock }
  const keeping = keepingFor({ sent, operation })
  const recorded = await recordAct(
    database,
    {
      permit: by,
      at,
      act: input.operationId,
      keeping,
      parts,
      assigned,
      eventChanges,
      isLast: elsewhere.length === 0,
    },
    done,
  )
  if (!recorded) return null
  for (const { statement } of elsewhere) await database.write(statement)
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

/** How the answer is kept for a repeated request, by the act's number or else its id, if `source` gives a row; null where it has neither. */
function keepingFor({ sent, operation }: Pick<ActCall, 'sent' | 'operation'>) {
  if (sent) return (kept: KeptAnswer, source?: SQL) => sentAnswerUpsert(sent, kept, source)
  return operation && ((kept: KeptAnswer, source?: SQL) => answerInsert(operation, kept, source))
}
