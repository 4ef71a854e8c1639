import { type SQL, sql } from 'drizzle-orm'
import { dayMs } from '../configuration/clock.ts'
import { whole } from '../db/columns.ts'
import type { Row, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-values.ts'
import { hashOf, type Kept } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'

/** An act that a client has numbered: done once, however much later it is sent again (BEY-11, I11). */
export type SentAct = {
  readonly settlementId: string
  readonly userId: string
  readonly client: string
  readonly number: number
  /** The procedure and its input without the number: another one under the same number is refused. */
  readonly request: readonly [name: string, input: unknown]
}

const mostAnswers = 50
const mostClients = 100
const unusedDays = 180

/** A column with what is known of the client, to be read by `sentAnswerIn`; null where the act has no number. */
export function sentColumn(sent: SentAct | null): SQL {
  if (!sent) return sql`null as sent`
  return sql`(
    select json_build_object('last_number', last_number, 'kept',
      (select kept from jsonb_array_elements(answers) kept where (kept->>'number')::bigint = ${sent.number}))
    from act_clients where ${isClient(sent)}) as sent`
}

/**
 * The answer to an act that is through; null where it is to be done.
 * @throws INVALID where the number was another act's; CONFLICT where it is too long ago to tell
 */
export function sentAnswerIn(row: Row, sent: SentAct | null): { readonly answer: unknown } | null {
  if (!sent) return null
  const client = row.sent as (Row & { readonly kept: Row | null }) | null
  // A client that was forgotten goes on counting: nobody knows what it has sent before.
  const next = client ? whole(client, 'last_number') + 1 : 1
  if (client ? sent.number >= next : sent.number === next) return null
  if (!client?.kept) throw refusal('perhaps-done')
  if (client.kept.hash !== hashOf(sent.request)) throw refusal('operation-id-used')
  return { answer: client.kept.answer }
}

/** The statement that keeps an answer as the client's newest, where `source` gives a row. It must hold no secret. */
export function sentAnswerUpsert(sent: SentAct, { answer, at }: Kept, source: SQL = sql``): SQL {
  const { settlementId, userId, client, number, request } = sent
  const kept = JSON.stringify([{ number, hash: hashOf(request), answer }])
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

/** Forgets clients that were not used for long, and of an account with too many the ones that were not used for longest. */
export async function forgetClients(database: Writable, now: number): Promise<void> {
  await database.write(sql`delete from act_clients where used_at < ${sqlTime(now - unusedDays * dayMs)}`)
  await database.write(sql`
    delete from act_clients using (
      select user_id, client_id, row_number() over (partition by user_id order by max(used_at) desc, client_id) as place
      from act_clients group by user_id, client_id) ranked
    where ranked.user_id = act_clients.user_id and ranked.client_id = act_clients.client_id and place > ${mostClients}`)
}

function isClient({ settlementId, userId, client }: SentAct): SQL {
  return sql`settlement_id = ${settlementId} and user_id = ${userId} and client_id = ${client}`
}
