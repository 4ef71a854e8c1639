import { type SQL, sql } from 'drizzle-orm'
import type { Activity } from '#domain/settlement/activity'
import { type Change, takesOut } from '#domain/settlement/change'
import { whole } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { keepAnswer, keepingAnswer, type Operation, usedBefore } from '../rpc/applied-operations.ts'
import type { Moved } from '../rpc/moved.ts'
import { listsOf } from './lists.ts'
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
export type Nothing = Record<string, never>

/** Where something was changed, by whom and when. */
export type Where = { readonly settlementId: string; readonly userId: string; readonly at: Date }

/** What is committed, and who has to hear of it. */
export type Recorded<Answer> = { readonly answer: Answer; readonly moved: readonly Moved[] }

/** Gives what a command has written its number, and keeps it for the streams and the log. */
export function recordChange<Answer>(tx: Tx, where: Where, done: Done<Answer>): Promise<Recorded<Answer>> {
  return record(tx, where, done, { rows: [], assignments: sql``, operation: null })
}

/** The same for what an act comes to, whose rows are written with it; and its answer is kept for a repeated request. */
export function recordAct<Answer>(
  tx: Tx,
  where: Where,
  done: Done<Answer>,
  operation: Operation | null,
): Promise<Recorded<Answer>> {
  const rows = writesOf(where.settlementId, done.changes, where.at)
  return record(tx, where, done, { rows, assignments: settlementAssignments(done.changes), operation })
}

type Writes = {
  readonly rows: readonly SQL[]
  readonly assignments: SQL
  readonly operation: Operation | null
}

/** One statement, since everybody else who changes the settlement waits for each of them. */
async function record<Answer>(
  tx: Tx,
  where: Where,
  { answer, changes, activity }: Done<Answer>,
  { rows, assignments, operation }: Writes,
): Promise<Recorded<Answer>> {
  if (changes.length === 0) {
    if (operation) await keepAnswer(tx, operation, { answer, at: where.at })
    return { answer, moved: [] }
  }
  const { settlementId, at } = where
  const parts: readonly (readonly [name: string, statement: SQL])[] = [
    ...rows.map((statement, index) => [`rows_${index}`, statement] as const),
    ['told', told(where, changes, operation)],
    ...(activity ? [['logged', logged(where, activity)] as const] : []),
    ...(takesOut(changes, where.userId) ? [] : [['seen', seen(where)] as const]),
    ...(operation ? [['kept', keepingAnswer(operation, { answer, at })] as const] : []),
  ]
  const [row] = await tx.write(sql`
    with numbered as (update settlements set seq = seq + 1 ${assignments} where id = ${settlementId} returning seq)
    ${sql.join(parts.map(([name, statement]) => sql`, ${sql.identifier(name)} as (${statement})`))}
    select seq, ${activity ? sql`(select count(*) from logged)` : sql`1`} as logged,
      ${operation ? sql`(select count(*) from kept)` : sql`1`} as kept,
      pg_notify('settlement_changed', ${settlementId})::text
    from numbered`)
  if (whole(row!, 'logged') === 0) throw new Error('somebody without a number in this settlement changed it')
  if (whole(row!, 'kept') === 0) throw usedBefore()
  const lists = await listsOf(tx, settlementId, changes)
  return {
    answer,
    moved: [
      { kind: 'settlement', settlementId },
      ...lists.map((userId) => ({ kind: 'list', userId }) as const),
    ],
  }
}

function told({ settlementId, at }: Where, changes: readonly Change[], operation: Operation | null): SQL {
  return sql`
    insert into outbox (settlement_id, seq, act, changes, at)
    select ${settlementId}::uuid, seq, ${operation?.operationId ?? null}::uuid, ${JSON.stringify(changes)}::jsonb, ${at.toISOString()}::timestamptz from numbered`
}

function logged({ settlementId, userId, at }: Where, { kind, facts }: Activity): SQL {
  return sql`
    insert into activity (settlement_id, id, kind, by_no, facts, at)
    select ${settlementId}::uuid, seq, ${kind}, no, ${JSON.stringify(facts)}::jsonb, ${at.toISOString()}::timestamptz
    from numbered, people where settlement_id = ${settlementId} and account = ${userId} returning id`
}

function seen({ settlementId, userId, at }: Where): SQL {
  return sql`
    update memberships set last_active_at = ${at.toISOString()}::timestamptz
    where settlement_id = ${settlementId} and user_id = ${userId}`
}
