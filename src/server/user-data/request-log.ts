import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SentOperation } from '#contract/sent-operations'
import { dayMs } from '../configuration/clock.ts'
import { whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

/** Answers kept for each browser. */
const mostRemembered = 50
/** Most browsers of one account. */
const mostClients = 100
/** Most browsers deleted in one statement. */
const mostForgotten = 500
const unusedMs = 180 * dayMs

/** A request of a browser and its answer. */
export type Answered = {
  readonly seq: number
  readonly hash: string
  readonly version: number
  /** Whether the answer contained the document. */
  readonly withDocument: boolean
}

export type SavingClient = {
  readonly lastSeq: number
  readonly answers: readonly Answered[]
}

type ClientKey = { readonly clientId: string; readonly userId: string }

/**
 * The number of a browser's last request, and its kept answers (I11). The first request binds the browser to the account.
 * Locks the browser's row, so that the sweep cannot delete it before the transaction ends.
 * @returns null if the browser belongs to another account: its changes were not meant for this one
 */
export async function takeClient(
  tx: Tx,
  { clientId, userId, at }: ClientKey & { readonly at: number },
): Promise<SavingClient | null> {
  const [row] = await tx.write(sql`
    insert into user_data_clients (client_id, user_id, last_used_at)
    values (${clientId}, ${userId}, ${sqlTime(at)})
    on conflict (client_id) do update set last_used_at = excluded.last_used_at
      where user_data_clients.user_id = excluded.user_id
    returning last_seq, answers`)
  return row ? { lastSeq: whole(row, 'last_seq'), answers: row.answers as readonly Answered[] } : null
}

/** Keeps the answer, in the same transaction as the save. */
export async function rememberAnswer(
  tx: Tx,
  { clientId, userId }: ClientKey,
  { answers }: SavingClient,
  answer: Answered,
): Promise<void> {
  const remembered = JSON.stringify([...answers, answer].slice(-mostRemembered))
  await tx.write(sql`
    update user_data_clients set last_seq = ${answer.seq}, answers = ${remembered}::jsonb
    where client_id = ${clientId} and user_id = ${userId}`)
}

/**
 * Deletes a batch of an account's browsers: those unused for 180 days, and those beyond the 100 used last. The trail keeps the
 * last version that they saved, so that a request sent again by one of them is not taken for a new one.
 * @param clientId a browser that stays in any case
 * @returns how many were deleted
 */
export async function forgetClients(
  tx: Tx,
  { userId, clientId, at }: { readonly userId: string; readonly clientId?: string; readonly at: number },
): Promise<number> {
  const [row] = await tx.write(sql`
    with forgotten as (
      delete from user_data_clients where client_id in (
        select client_id from (
          select client_id, last_used_at,
            row_number() over (
              order by client_id is not distinct from ${clientId ?? null}::uuid desc, last_used_at desc) as place
          from user_data_clients where user_id = ${userId}) as ranked
        where place > ${mostClients} or last_used_at < ${sqlTime(at - unusedMs)}
        order by last_used_at limit ${mostForgotten})
      returning (answers -> -1 ->> 'version')::int as version)
    update user_data
    set trail = jsonb_set(trail, '{forgottenClients}', to_jsonb(greatest(
      (trail ->> 'forgottenClients')::int, (select max(version) from forgotten), 0)))
    where user_id = ${userId} and exists (select from forgotten)
    returning (select count(*) from forgotten) as clients`)
  return row ? whole(row, 'clients') : 0
}

/** Accounts with browsers to delete: the next 100 by id. */
export function listWithOldClients(database: Queryable, after: string, at: number): Promise<readonly Row[]> {
  return database.all(sql`
    select user_id from user_data_clients where user_id > ${after}
    group by user_id
    having count(*) > ${mostClients} or min(last_used_at) < ${sqlTime(at - unusedMs)}
    order by user_id limit 100`)
}

type Sent = { readonly baseVersion: number; readonly operations: readonly SentOperation[] }

/**
 * Whether two requests with the same number are the same. A browser whose storage went back to an earlier state may send the same
 * operations again under a number that it has used before; but it has loaded a newer version by then.
 */
export function isSameRequest({ hash }: Answered, request: Sent): boolean {
  return hash === saveRequestHash(request) || hash === formerSaveRequestHash(request.operations)
}

export function saveRequestHash({ baseVersion, operations }: Sent): string {
  return shortHash([baseVersion, operations])
}

/** The hash of a request as earlier releases kept it. */
export function formerSaveRequestHash(operations: readonly SentOperation[]): string {
  return shortHash(operations)
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
