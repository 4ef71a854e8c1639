import { sql } from 'drizzle-orm'
import type { OwnUser } from '#contract/users'
import { profileMark } from '../changes/profile-marks.ts'
import type { Queryable, Row } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'
import { twinMark } from './name-look.ts'
import { ownUser } from './rows.ts'

/**
 * A user's profile, with the provider of the account that was created first. A default settlement that the user no longer
 * belongs to counts as none.
 */
export async function findProfile(database: Queryable, userId: string): Promise<Row | undefined> {
  const [row] = await database.all(sql`
    select users.id, users.name, users.created_at, users.phone_number,
      profiles.username, profiles.custom_display_name, profiles.public_number, profiles.preferences,
      profiles.public_look, profiles.real_email, profiles.email_verified, profiles.last_sign_in, ${profileMark} as mark,
      (select settlement_id from memberships join settlements on settlements.id = settlement_id
        where settlement_id = default_settlement_id and memberships.user_id = users.id and status = 'active'
          and deleted_at is null) as default_settlement_id,
      (select provider_id from accounts where accounts.user_id = users.id order by created_at, id limit 1) as provider_id
    from users join profiles on profiles.user_id = users.id
    where users.id = ${userId}`)
  return row
}

/** Whether another user has a nickname that looks like this. A key with `twinMark` is of a nickname from before looks were compared. */
export async function isNicknameOfAnother(
  database: Queryable,
  { userId, look }: { readonly userId: string; readonly look: string },
): Promise<boolean> {
  const [other] = await database.all(sql`
    select user_id from profiles
    where user_id <> ${userId} and (username_key = ${look} or starts_with(username_key, ${look + twinMark}))
    limit 1`)
  return other !== undefined
}

/** The caller's own profile. @throws UNAUTHORIZED if the account was deleted since the request was sent */
export async function readOwnUser(database: Queryable, userId: string): Promise<OwnUser> {
  const row = await findProfile(database, userId)
  if (!row) throw refusal('account-deleted')
  return ownUser(row)
}
