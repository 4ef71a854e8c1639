import { type SQL, sql } from 'drizzle-orm'
import { dayMs } from '../configuration/clock.ts'
import { text, whole } from '../db/columns.ts'
import type { Row, Writable } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { sqlTime } from '../db/sql-time.ts'
import { type KeptAnswer, operationHash } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'

/** An act with a number that its client counted up: done once, however late it is sent again (BEY-11, I11). */
export type SentAct = {
  readonly settlementId: string
  readonly userId: string
  readonly client: string
  readonly number: number
  /** The procedure and its input without the number: another request with the same number is refused. */
  readonly request: readonly [name: string, input: unknown]
}

/** Answers kept for each client in a settlement. */
const mostAnswers = 50
/** Most clients of one account. */
const mostClients = 100
const unusedDays = 180
/** How many accounts one statement looks at for clients to forget. */
const accountsAtOnce = 200

/**
 * A column with the client's last number and the act's kept answer, to be read by `sentAnswerIn`; null for an act without a
 * number.
 */
export function sentColumn(sent: SentAct | null): SQL {
  if (!sent) return sql`null as sent`
  return sql`(
    select json_build_object('last_number', last_number, 'kept',
      (select kept from jsonb_array_elements(answers) kept where (kept->>'number')::bigint = ${sent.number}))
    from act_clients where ${isClient(sent)}) as sent`
}

/**
 * @returns the answer of an act that was done already; null if it is to be done
 * @throws INVALID if another act had the number; CONFLICT if it is too long ago to know
 */
export function sentAnswerIn(row: Row, sent: SentAct | null): { readonly answer: unknown } | null {
  if (!sent) return null
  const client = row.sent as (Row & { readonly kept: Row | null }) | null
  // A known client may skip numbers (decision 15). Without a row only number 1 is surely new: a client that was forgotten goes on
  // counting, and the server cannot know which of its acts were done.
  const next = client ? whole(client, 'last_number') + 1 : 1
  if (client ? sent.number >= next : sent.number === next) return null
  if (!client?.kept) throw refusal('perhaps-done')
  if (client.kept.hash !== operationHash(sent.request)) throw refusal('operation-id-used')
  return { answer: client.kept.answer }
}

/** The statement that keeps an answer as the client's newest, if `source` gives a row. The answer must hold no secret. */
export function sentAnswerUpsert(sent: SentAct, { answer, at }: KeptAnswer, source: SQL = sql``): SQL {
  const { settlementId, userId, client, number, request } = sent
  const kept = JSON.stringify([{ number, hash: operationHash(request), answer }])
  return sql`
    insert into act_clients (settlement_id, user_id, client_id, last_number, answers, used_at)
    select ${settlementId}::uuid, ${userId}::uuid, ${client}::uuid, ${number}::bigint, ${kept}::jsonb,
      ${sqlTime(at)} ${source}
    on conflict (settlement_id, user_id, client_id) do update
      set last_number = excluded.last_number, used_at = excluded.used_at,
        answers = (
          select jsonb_agg(kept order by place) from (
            select kept, place
            from jsonb_array_elements(act_clients.answers || excluded.answers) with ordinality as every(kept, place)
            order by place desc limit ${mostAnswers}) newest)
      where act_clients.last_number < excluded.last_number
    returning client_id`
}

/** Deletes clients unused for 180 days, and of each account those beyond the 100 used last. */
export async function forgetClients(database: Writable, now: number, over: AbortSignal): Promise<void> {
  const unusedSince = sqlTime(now - unusedDays * dayMs)
  let first = '00000000-0000-0000-0000-000000000000'
  await inBatches(over, async () => {
    const accounts = await database.all(
      sql`select id from users where id > ${first} order by id limit ${accountsAtOnce}`,
    )
    const last = accounts.at(-1)
    if (!last) return false
    await database.write(sql`
      delete from act_clients using (
        select user_id, client_id, row_number() over (partition by user_id order by max(used_at) desc, client_id) as place
        from act_clients where user_id > ${first} and user_id <= ${text(last, 'id')} group by user_id, client_id) ranked
      where ranked.user_id = act_clients.user_id and ranked.client_id = act_clients.client_id
        and (place > ${mostClients} or used_at < ${unusedSince})`)
    first = text(last, 'id')
    return true
  })
}

function isClient({ settlementId, userId, client }: SentAct): SQL {
  return sql`settlement_id = ${settlementId} and user_id = ${userId} and client_id = ${client}`
}
