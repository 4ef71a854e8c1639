import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

/**
 * A hash of each session token of a deleted account is kept until the session would have expired, so that the
 * account's other browsers learn of the deletion and drop their copy (I9, AUTH-5). A missing account alone proves no
 * deletion: a database restored from a backup lacks the newest accounts too.
 */
const prefix = 'deleted-session:'

/** To be called before the account is deleted, because its sessions are deleted with it. */
export async function rememberDeletedSessions(tx: Tx, userId: string): Promise<void> {
  await tx.write(sql`
    insert into verifications (identifier, value, expires_at)
    select ${prefix}::text || encode(sha256(convert_to(token, 'UTF8')), 'hex'), '', expires_at
    from sessions where user_id = ${userId}`)
}

/** @param token of a session that is not valid */
export async function isOfDeletedAccount(
  database: Queryable,
  { token, at }: { readonly token: string; readonly at: number },
): Promise<boolean> {
  const identifier = prefix + createHash('sha256').update(token).digest('hex')
  const found = await database.all(sql`
    select id from verifications
    where identifier = ${identifier} and expires_at > ${sqlTime(at)}`)
  return found.length > 0
}
