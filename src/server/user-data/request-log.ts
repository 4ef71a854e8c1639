import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SentOperation } from '#contract/user-data'
import { dayMs } from '../configuration/clock.ts'
import { whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-values.ts'

/** So many of a browser's latest requests can be repeated. */
const mostRemembered = 50
/** Browsers of one account. */
const mostClients = 100
/** In one statement. */
const mostForgotten = 500
const unusedMs = 180 * dayMs

/** What a request of a browser was and was answered. */
export type Answered = {
  readonly seq: number
  readonly hash: string
  readonly version: number
  /** Whether the answer carried the document. */
  readonly withDocument: boolean
}

export type SavingClient = {
  readonly lastSeq: number
  readonly answers: readonly Answered[]
}

type ClientKey = { readonly clientId: string; readonly userId: string }

/**
 * How far a browser's requests were taken; binds it to the account at its first one (I11). Null where it belongs to
 * somebody else: what it holds was never meant for this account. The sweep cannot forget it before the transaction ends.
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

/** Notes the answer, in the transaction that makes it true. */
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
 * Forgets an account's browsers that were not used for 180 days, and beyond 100 those not used for longest; a small batch
 * at a time. What they may send again must not be taken for new: the trail notes up to which version they have saved.
 * `clientId` is one that stays in any case.
 * @returns how many there were
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

/** Accounts that have browsers to forget, some at a time, in the order of their ids. */
export function listWithOldClients(database: Queryable, after: string, at: number): Promise<readonly Row[]> {
  return database.all(sql`
    select user_id from user_data_clients where user_id > ${after}
    group by user_id
    having count(*) > ${mostClients} or min(last_used_at) < ${sqlTime(at - unusedMs)}
    order by user_id limit 100`)
}

/** Tells two contents of the same number apart. */
export function hashOf(operations: readonly SentOperation[]): string {
  return createHash('sha256').update(JSON.stringify(operations)).digest('base64url').slice(0, 22)
}
