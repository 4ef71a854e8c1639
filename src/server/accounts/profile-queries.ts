import { sql } from 'drizzle-orm'
import type { Queryable, Row } from '../db/database.ts'

/** A person's own profile, with the provider of the account that was made first. */
export async function findProfile(database: Queryable, userId: string): Promise<Row | undefined> {
  const [row] = await database.all(sql`
    select users.id, users.name, users.created_at, users.phone_number,
      profiles.username, profiles.custom_display_name, profiles.public_number, profiles.preferences,
      profiles.real_email, profiles.default_settlement_id, profiles.email_verified, profiles.last_sign_in,
      (select provider_id from accounts where accounts.user_id = users.id order by created_at, id limit 1) as provider_id
    from users join profiles on profiles.user_id = users.id
    where users.id = ${userId}`)
  return row
}
