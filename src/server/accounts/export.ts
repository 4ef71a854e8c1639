import { sql } from 'drizzle-orm'
import type { Queryable, Row } from '../db/database.ts'

/** What a room stores about a person, by a name for each kind of thing; without secrets. */
export type Exporter = (database: Queryable, userId: string) => Promise<Readonly<Record<string, unknown>>>

/** The accounts' own part (AUTH-5): everything but tokens and the password's hash. */
export const exportProfile: Exporter = async (database, userId) => {
  const [profile] = await database.all(sql`
    select users.id, name, phone_number, users.created_at, username, custom_display_name, public_number,
      preferences, real_email, profiles.email_verified, last_sign_in
    from users join profiles on profiles.user_id = users.id
    where users.id = ${userId}`)
  return {
    profile: profile ?? null,
    accounts: await rows(
      database,
      sql`select provider_id, account_id, created_at from accounts where user_id = ${userId} order by created_at, id`,
    ),
    sessions: await rows(
      database,
      sql`select id, user_agent, created_at, updated_at, expires_at from sessions where user_id = ${userId} order by created_at, id`,
    ),
  }
}

async function rows(
  database: Queryable,
  statement: Parameters<Queryable['all']>[0],
): Promise<readonly Row[]> {
  return database.all(statement)
}
