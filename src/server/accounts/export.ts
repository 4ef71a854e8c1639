import { sql } from 'drizzle-orm'
import { allRows, type Exporter, oneRow } from '../rpc/exported-rows.ts'

/** What is stored about the account itself (AUTH-5), without tokens and the password's hash. */
export const exportProfile: Exporter = (database, userId) => ({
  profile: oneRow(
    database,
    sql`
      select users.id, name, phone_number, users.created_at, username, custom_display_name, public_number,
        preferences, real_email, profiles.email_verified, last_sign_in
      from users join profiles on profiles.user_id = users.id
      where users.id = ${userId}`,
  ),
  accounts: allRows(
    database,
    sql`
      select provider_id, account_id, created_at from accounts where user_id = ${userId}
      order by created_at, id`,
  ),
  sessions: allRows(
    database,
    sql`
      select id, user_agent, created_at, updated_at, expires_at from sessions where user_id = ${userId}
      order by created_at, id`,
  ),
})
