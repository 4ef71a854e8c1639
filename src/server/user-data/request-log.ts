import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Operation } from '#domain/user-data/operation'
import { text, whole } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'

/** So many of a browser's latest requests can be repeated. */
const mostRemembered = 50

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
 * somebody else: what it holds was never meant for this account.
 */
export async function takeClient(tx: Tx, { clientId, userId }: ClientKey): Promise<SavingClient | null> {
  await tx.all(sql`
    insert into user_data_clients (client_id, user_id) values (${clientId}, ${userId})
    on conflict (client_id) do nothing`)
  const [row] = await tx.all(sql`
    select user_id, last_seq, answers from user_data_clients where client_id = ${clientId}`)
  if (!row || text(row, 'user_id') !== userId) return null
  return { lastSeq: whole(row, 'last_seq'), answers: row.answers as readonly Answered[] }
}

/** Notes the answer, in the transaction that makes it true. */
export async function rememberAnswer(
  tx: Tx,
  { clientId, userId }: ClientKey,
  { answers }: SavingClient,
  answer: Answered,
): Promise<void> {
  const remembered = JSON.stringify([...answers, answer].slice(-mostRemembered))
  await tx.all(sql`
    update user_data_clients set last_seq = ${answer.seq}, answers = ${remembered}::jsonb
    where client_id = ${clientId} and user_id = ${userId}`)
}

/** Tells two contents of the same number apart. */
export function hashOf(operations: readonly Operation[]): string {
  return createHash('sha256').update(JSON.stringify(operations)).digest('base64url').slice(0, 22)
}
