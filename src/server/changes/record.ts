import { type SQL, sql } from 'drizzle-orm'
import type { Activity } from '#domain/settlement/activity'
import { type Change, takesOut } from '#domain/settlement/change'
import type { Action } from '#domain/settlement/right'
import type { Permit } from '../access/permit.ts'
import type { Tx, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-values.ts'
import type { Changed } from '../rpc/api.ts'
import type { Kept } from '../rpc/applied-operations.ts'
import { affectedLists } from './settlement-lists.ts'
import { settlementAssignments, writesOf } from './write-rows.ts'

/** What a change of a settlement came to. */
export type Done<Answer> = {
  readonly answer: Answer
  /** For everyone who looks on; none where nothing changed. */
  readonly changes: readonly Change[]
  /** For the activity log. */
  readonly activity?: Activity
}
/** The answer of a command that has nothing to say. */
export type EmptyAnswer = Record<string, never>

/** Where something was changed, by whom and when. */
export type Where = { readonly settlementId: string; readonly userId: string; readonly at: number }

/** What is committed, and who has to hear of it. */
export type Recorded<Answer> = { readonly answer: Answer; readonly changed: readonly Changed[] }

/** Gives what a command has written its number, and keeps it for the streams and the log. Needs the settlement's lock. */
export async function recordChange<Answer>(
  tx: Tx,
  where: Where,
  done: Done<Answer>,
): Promise<Recorded<Answer>> {
  if (done.changes.length === 0) return { answer: done.answer, changed: [] }
  const numbered = sql`update settlements set seq = seq + 1 where id = ${where.settlementId} returning seq`
  await writeAll(tx, numbered, historyOf(where, done))
  return recorded(tx, where.settlementId, done)
}

/** The same, and writes the rows too. */
export async function writeAndRecord<Answer>(
  tx: Tx,
  where: Where,
  done: Done<Answer>,
): Promise<Recorded<Answer>> {
  const { settlementId, at } = where
  const numbered = sql`
    update settlements set seq = seq + 1 ${settlementAssignments(done.changes)} where id = ${settlementId} returning seq`
  await writeAll(tx, numbered, [...writesOf(settlementId, done.changes, at), ...historyOf(where, done)])
  return recorded(tx, settlementId, done)
}

type Acted = {
  readonly permit: Permit<Action>
  readonly at: number
  /** The id of the act, where its doer gave it one. */
  readonly act: string | undefined
  /** The statement that keeps the answer for a repeated request, where a source gives a row; null where nothing is kept. */
  readonly keeping: ((kept: Kept, source?: SQL) => SQL) | null
}

/**
 * The same for what an act comes to, whose rows are written with it, and its answer is kept for a repeated request.
 * @returns null, with nothing written, where the settlement has moved on from the number of the permit
 * @throws a unique violation where the same request came at the same time, and was first
 */
export async function recordAct<Answer>(
  database: Writable,
  { permit: { settlementId, userId, seq }, at, act, keeping }: Acted,
  done: Done<Answer>,
): Promise<Recorded<Answer> | null> {
  const { answer, changes } = done
  if (changes.length === 0) {
    const kept = keeping ? await database.write(keeping({ answer, at })) : []
    return keeping && kept.length === 0 ? null : { answer, changed: [] }
  }
  const kept = keeping ? [keeping({ answer, at }, sql`from numbered`)] : []
  const numbered = sql`
    update settlements set seq = seq + 1 ${settlementAssignments(changes)}
    where id = ${settlementId} and seq = ${seq} and deleted_at is null returning seq`
  const where = { settlementId, userId, at, act }
  const parts = [...writesOf(settlementId, changes, at), ...historyOf(where, done), ...kept]
  const isWritten = await writeAll(database, numbered, parts)
  return isWritten ? recorded(database, settlementId, done) : null
}

/** One statement for all of it: the parts write where `numbered` gave a number. @returns whether it did. */
async function writeAll(database: Writable, numbered: SQL, parts: readonly SQL[]): Promise<boolean> {
  const named = parts.map((part, index) => sql`, ${sql.identifier(`part_${index}`)} as (${part})`)
  const rows = await database.write(
    sql`with numbered as (${numbered}) ${sql.join(named)} select seq from numbered`,
  )
  return rows.length > 0
}

/** The event, the entry in the log, and that somebody was active. */
function historyOf(
  { settlementId, userId, at, act }: Where & { readonly act?: string | undefined },
  { changes, activity }: Done<unknown>,
): readonly SQL[] {
  const time = sqlTime(at)
  const told = sql`
    insert into outbox (settlement_id, seq, act, changes, at)
    select ${settlementId}::uuid, seq, ${act ?? null}::uuid, ${JSON.stringify(changes)}::jsonb, ${time} from numbered`
  const seen = sql`
    update memberships set last_active_at = ${time} from numbered
    where settlement_id = ${settlementId} and user_id = ${userId}`
  // Somebody without a number there cannot have done it: the column refuses that.
  const logged =
    activity &&
    sql`
      insert into activity (settlement_id, id, kind, by_no, facts, at)
      select ${settlementId}::uuid, seq, ${activity.kind},
        (select no from people where settlement_id = ${settlementId} and account = ${userId}),
        ${JSON.stringify(activity.facts)}::jsonb, ${time} from numbered`
  return [told, ...(logged ? [logged] : []), ...(takesOut(changes, userId) ? [] : [seen])]
}

async function recorded<Answer>(
  database: Writable,
  settlementId: string,
  { answer, changes }: Done<Answer>,
): Promise<Recorded<Answer>> {
  const lists = await affectedLists(database, settlementId, changes)
  const changed = lists.map((userId) => ({ kind: 'list', userId }) as const)
  return { answer, changed: [{ kind: 'settlement', settlementId }, ...changed] }
}
