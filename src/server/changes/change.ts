import { sql } from 'drizzle-orm'
import type { Activity } from '#domain/settlement/activity'
import type { Action } from '#domain/settlement/right'
import type { SettlementChange } from '#domain/settlement/settlement-state'
import { type Permit, permitToChange, type ReadPermit } from '../access/permit.ts'
import type { Tx } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { findAnswer, keepAnswer, type Operation } from '../rpc/applied-operations.ts'
import type { CallContext } from '../rpc/implementer.ts'
import type { Moved } from '../rpc/moved.ts'
import { announceLists } from './lists.ts'

/** What a command did. */
export type Done<Answer> = {
  readonly answer: Answer
  /** For everyone who looks on; none where nothing changed. */
  readonly changes: readonly SettlementChange[]
  /** For the activity log. */
  readonly did?: Activity
}
/** The answer of a command that has nothing to say. */
export type Nothing = Record<string, never>

type Parts = Pick<CallContext, 'database' | 'now' | 'tell'>
/** What a procedure for members is given: the right it asks for was looked at once already. */
type MemberParts<Allowed extends Action> = Parts & {
  readonly permit: ReadPermit<Allowed>
  readonly operation: Operation | null
}
type Changed<Answer> = {
  readonly answer: Answer
  readonly settlementId: string
  readonly seq: number | null
  /** Whose list of settlements looks different now. */
  readonly listsOf: readonly string[]
}

/** Changes a settlement as one of its members: lock, permit, command, history, all in one transaction; then tells everyone. */
export function changeSettlement<Answer, Allowed extends Action>(
  { permit: asked, operation, ...parts }: MemberParts<Allowed>,
  work: (tx: Tx, permit: Permit<Allowed>, at: Date) => Promise<Done<Answer>>,
): Promise<Answer> {
  return runOnce(parts, operation, {
    lock: (tx) => lockSettlement(tx, asked.settlementId),
    work: async (tx, at, settlement) => {
      const permit = await permitToChange(tx, asked, settlement)
      const { settlementId, userId } = permit
      return recordChange(tx, { settlementId, userId, at }, await work(tx, permit, at))
    },
  })
}

type Work<Answer, Held> = {
  /** Takes every lock the work needs, so that the same operation sent twice at once waits here for its own answer. */
  readonly lock: (tx: Tx) => Promise<Held>
  readonly work: (tx: Tx, at: Date, held: Held) => Promise<Changed<Answer>>
}

/** Carries out what was asked for, once for each of its ids (I11), and tells those who look on. */
export async function runOnce<Answer, Held>(
  { database, now, tell }: Parts,
  operation: Operation | null,
  { lock, work }: Work<Answer, Held>,
): Promise<Answer> {
  const changed = await database.transaction(async (tx): Promise<Changed<Answer>> => {
    const at = new Date(now())
    const held = await lock(tx)
    const known = operation && (await findAnswer(tx, operation))
    if (known) return { answer: known.answer as Answer, settlementId: '', seq: null, listsOf: [] }
    const result = await work(tx, at, held)
    if (operation) await keepAnswer(tx, operation, { answer: result.answer, at })
    return result
  })
  tell(movedBy(changed))
  return changed.answer
}

function movedBy({ settlementId, seq, listsOf }: Changed<unknown>): readonly Moved[] {
  if (seq === null) return []
  return [
    { kind: 'settlement', settlementId },
    ...listsOf.map((userId) => ({ kind: 'list', userId }) as const),
  ]
}

/** An operation of somebody who asks for no settlement's right: to found one, to join or leave, to bring one back. */
export function operationOf(
  name: string,
  userId: string,
  input: { readonly operationId?: string | undefined },
): Operation | null {
  const { operationId } = input
  return operationId === undefined ? null : { userId, operationId, request: [name, input] }
}

/** Gives the change its number, and keeps it for the streams and the log. */
export async function recordChange<Answer>(
  tx: Tx,
  { settlementId, userId, at }: { settlementId: string; userId: string; at: Date },
  { answer, changes, did }: Done<Answer>,
): Promise<Changed<Answer>> {
  if (changes.length === 0) return { answer, settlementId, seq: null, listsOf: [] }
  const moment = sql`${at.toISOString()}::timestamptz`
  const [row] = await tx.write(sql`
    update settlements set seq = seq + 1 where id = ${settlementId} returning seq`)
  const seq = Number(row!.seq)
  await tx.write(sql`
    insert into outbox (settlement_id, seq, changes, at)
    values (${settlementId}, ${seq}, ${JSON.stringify(changes)}::jsonb, ${moment})`)
  if (did) {
    const logged = await tx.write(sql`
      insert into activity (settlement_id, id, kind, by_no, facts, at)
      select ${settlementId}, ${seq}, ${did.kind}, no, ${JSON.stringify(did.facts)}::jsonb, ${moment}
      from people where settlement_id = ${settlementId} and account = ${userId} returning id`)
    if (logged.length === 0) throw new Error('somebody without a number in this settlement changed it')
  }
  await tx.write(sql`
    update memberships set last_active_at = ${moment} where settlement_id = ${settlementId} and user_id = ${userId}`)
  return { answer, settlementId, seq, listsOf: await announceLists(tx, settlementId, changes) }
}
