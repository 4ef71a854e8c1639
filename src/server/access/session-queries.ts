import { sql } from 'drizzle-orm'
import type { Queryable, Row } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { absoluteMs, idleMs } from './session-limits.ts'

/**
 * The session if it is valid at that time, with whether its account is disabled, and the account's email address in lower case, '' where
 * it is not confirmed.
 */
export async function findSession(
  database: Queryable,
  { token, at }: { readonly token: string; readonly at: number },
): Promise<Row | undefined> {
  const [row] = await database.all(sql`
    select sessions.id, sessions.user_id, sessions.updated_at, profiles.disabled,
      case when profiles.email_verified then lower(profiles.real_email) else '' end as confirmed_email
    from sessions join profiles using (user_id)
    where token = ${token} and ${validAt(at)}`)
  return row
}

/** A user's sessions that are valid at that time, newest first. */
export function listSessions(
  database: Queryable,
  { userId, at }: { readonly userId: string; readonly at: number },
): Promise<readonly Row[]> {
  return database.all(sql`
    select id, user_agent, created_at, updated_at
    from sessions
    where user_id = ${userId} and ${validAt(at)}
    order by created_at desc, id`)
}

function validAt(at: number) {
  return sql`sessions.expires_at > ${sqlTime(at)}
    and sessions.created_at > ${sqlTime(at - absoluteMs)}
    and sessions.updated_at > ${sqlTime(at - idleMs)}`
}
