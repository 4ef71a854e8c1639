import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { absoluteMs, idleMs } from './session-limits.ts'

/** Notes that a session is in use. */
export async function touchSession(
  database: Queryable,
  { sessionId, at }: { readonly sessionId: string; readonly at: number },
): Promise<void> {
  await database.all(sql`
    update sessions set updated_at = ${new Date(at).toISOString()}::timestamptz where id = ${sessionId}`)
}

/** Ends one session of a person. Answers whether there was such a one. */
export async function endSessionOf(
  database: Queryable,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const ended = await database.all(sql`
    delete from sessions where id::text = ${sessionId} and user_id = ${userId} returning id`)
  return ended.length > 0
}

export async function endSessionsOf(database: Queryable, userId: string): Promise<void> {
  await database.all(sql`delete from sessions where user_id = ${userId}`)
}

export async function endSessionWith(database: Queryable, token: string): Promise<void> {
  await database.all(sql`delete from sessions where token = ${token}`)
}

/** Takes out what no longer opens anything: sessions too old, sign-ins that were never finished. */
export async function sweepSignIns(database: Queryable, at: number): Promise<void> {
  const before = (ms: number) => sql`${new Date(at - ms).toISOString()}::timestamptz`
  await database.all(sql`
    delete from sessions where created_at < ${before(absoluteMs)} or updated_at < ${before(idleMs)}`)
  await database.all(sql`delete from verifications where expires_at < ${before(0)}`)
}
