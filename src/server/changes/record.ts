import { type SQL, sql } from 'drizzle-orm'
import type { Done as DoneBy } from '#domain/settlement/act'
import type { FactsByKind } from '#domain/settlement/activity'
import { type Change, takesOut } from '#domain/settlement/change'
import type { Action } from '#domain/settlement/right'
import type { Permit } from '../access/permit.ts'
import type { Queryable, Tx, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import type { Changed } from '../rpc/api.ts'
import type { KeptAnswer } from '../rpc/applied-operations.ts'
import { affectedLists } from './settlement-lists.ts'
import { settlementAssignments, writesOf } from './write-rows.ts'

/** The result of a command or act. */
export type Done<Answer> = DoneBy<Answer, FactsByKind> & {
  /** Users outside the settlement for whom the command changes what is shared with them. */
  readonly outside?: readonly string[]
}
/** The answer of a command that returns nothing. */
export type EmptyAnswer = Record<string, never>

/** The settlement of a change, its user and its time. */
export type Where = { readonly settlementId: string; readonly userId: string; readonly at: number }

/** The answer of a recorded change, and what to announce after the commit. */
export type Recorded<Answer> = { readonly answer: Answer; readonly changed: readonly Changed[] }

/** Numbers a command's changes and adds the event and the log entry. Needs the settlement's lock. */
export async function recordChange<Answer>(
  tx: Tx,
  where: Where,
  done: Done<Answer>,
): Promise<Recorded<Answer>> {
  if (done.changes.length === 0) return { answer: done.answer, changed: [] }
  const numbered = sql`update settlements set seq = seq + 1 where id = ${where.settlementId} returning seq`
  await writeAll(tx.write, numbered, historyOf(where, done))
  return recorded(tx, where.settlementId, done)
}

/** Like `recordChange`, but also writes the changed rows. */
export async function writeAndRecord<Answer>(
  tx: Tx,
  where: Where,
  done: Done<Answer>,
): Promise<Recorded<Answer>> {
  const { settlementId, at } = where
  const numbered = sql`
    update settlements set seq = seq + 1 ${settlementAssignments(done.changes)} where id = ${settlementId} returning seq`
  await writeAll(tx.write, numbered, [...writesOf(settlementId, done.changes, at), ...historyOf(where, done)])
  return recorded(tx, settlementId, done)
}

type Acted = {
  readonly permit: Permit<Action>
  readonly at: number
  /** The id that the browser gave the act, if any. */
  readonly act: string | undefined
  /** The statement that keeps the answer for a repeated request if `source` gives a row; null if none is kept. */
  readonly keeping: ((kept: KeptAnswer, source?: SQL) => SQL) | null
  /** Further statements that write only if `numbered` gives a number. */
  readonly parts: readonly SQL[]
  /** A further assignment in the row of the settlement. */
  readonly assigned: SQL | undefined
  /** The changes that the event tells, where it does not tell all. */
  readonly eventChanges: readonly Change[] | undefined
  /** Whether nothing is written after it, so that a transaction is committed with it. */
  readonly isLast: boolean
}

/**
 * Like `writeAndRecord`, for an act: needs no lock, and keeps the answer for a repeated request.
 * @returns null, with nothing written, if the settlement's number is no longer the permit's
 * @throws a unique violation if the same request ran at the same time and was first
 */
export async function recordAct<Answer>(
  database: Writable,
  { permit, at, act, keeping, parts: further, assigned, eventChanges, isLast }: Acted,
  done: Done<Answer>,
): Promise<Recorded<Answer> | null> {
  const { settlementId, userId, seq } = permit
  const { answer, changes } = done
  // A building that stands for no live project changes no row, but it has entries.
  if (changes.length === 0 && further.length === 0) {
    const kept = keeping ? await database.write(keeping({ answer, at })) : []
    // No row is kept if this act or a later one of the same client was recorded meanwhile: then the act is read and tried again.
    return keeping && kept.length === 0 ? null : { answer, changed: [] }
  }
  const kept = keeping ? [keeping({ answer, at }, sql`from numbered`)] : []
  const numbered = sql`
    update settlements set seq = seq + 1 ${settlementAssignments(changes)} ${assigned ? sql`, ${assigned}` : sql``}
    where id = ${settlementId} and seq = ${seq} and deleted_at is null returning seq`
  const where = { settlementId, userId, at, act }
  const history = historyOf(where, { ...done, changes: eventChanges ?? changes })
  const parts = [...writesOf(settlementId, changes, at), ...further, ...history, ...kept]
  const isWritten = await writeAll(isLast ? database.writeLast : database.write, numbered, parts)
  return isWritten ? recorded(database, settlementId, done) : null
}

/** Runs all parts as one statement; they write only if `numbered` gives a number. @returns whether it did */
async function writeAll(write: Writable['write'], numbered: SQL, parts: readonly SQL[]): Promise<boolean> {
  const named = parts.map((part, index) => sql`, ${sql.identifier(`part_${index}`)} as (${part})`)
  const rows = await write(sql`with numbered as (${numbered}) ${sql.join(named)} select seq from numbered`)
  return rows.length > 0
}

/** Statements for the event, the log entry and the member's last activity. */
function historyOf(
  { settlementId, userId, at, act }: Where & { readonly act?: string | undefined },
  { changes, activity }: Done<unknown>,
): readonly SQL[] {
  const time = sqlTime(at)
  const event = sql`
    insert into outbox (settlement_id, seq, act, changes, at)
    select ${settlementId}::uuid, seq, ${act ?? null}::uuid, ${JSON.stringify(changes)}::jsonb, ${time} from numbered`
  const lastActive = sql`
    update memberships set last_active_at = ${time} from numbered
    where settlement_id = ${settlementId} and user_id = ${userId}`
  // A user without a person number gives null, which the column refuses.
  const logEntry =
    activity &&
    sql`
      insert into activity (settlement_id, id, kind, by_no, facts, at)
      select ${settlementId}::uuid, seq, ${activity.kind},
        (select no from people where settlement_id = ${settlementId} and account = ${userId}),
        ${JSON.stringify(activity.facts)}::jsonb, ${time} from numbered`
  // No last activity for a user whom the act takes out: it changes that membership already, and one statement may change a row only once.
  return [event, ...(logEntry ? [logEntry] : []), ...(takesOut(changes, userId) ? [] : [lastActive])]
}

async function recorded<Answer>(
  database: Queryable,
  settlementId: string,
  { answer, changes, outside = [] }: Done<Answer>,
): Promise<Recorded<Answer>> {
  const members = await affectedLists(database, settlementId, changes)
  const changed = [...members, ...outside].map((userId) => ({ kind: 'list', userId }) as const)
  return { answer, changed: [{ kind: 'settlement', settlementId }, ...changed] }
}
