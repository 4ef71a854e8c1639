import { sql } from 'drizzle-orm'
import type { Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { absoluteMs, idleMs } from './session-limits.ts'

/** Sets the time at which a session was last used. */
export async function touchSession(
  database: Writable,
  { sessionId, at }: { readonly sessionId: string; readonly at: number },
): Promise<void> {
  await database.write(sql`
    update sessions set updated_at = ${sqlTime(at)} where id = ${sessionId}`)
}

/** Ends one session of a user. @returns whether it existed */
export async function endSessionOf(
  database: Writable,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const ended = await database.write(sql`
    delete from sessions where id::text = ${sessionId} and user_id = ${userId} returning id`)
  return ended.length > 0
}

export async function endSessionsOf(database: Writable, userId: string): Promise<void> {
  await database.write(sql`delete from sessions where user_id = ${userId}`)
}

export async function endSessionWith(database: Writable, token: string): Promise<void> {
  await database.write(sql`delete from sessions where token = ${token}`)
}

/** Deletes expired sessions and sign-ins that were never finished. */
export async function sweepSignIns(database: Writable, at: number): Promise<void> {
  const before = (ms: number) => sqlTime(at - ms)
  await database.write(sql`
    delete from sessions where created_at < ${before(absoluteMs)} or updated_at < ${before(idleMs)}`)
  await database.write(sql`delete from verifications where expires_at < ${before(0)}`)
}
