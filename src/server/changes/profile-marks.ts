import { sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import type { Queryable } from '../db/database.ts'
import { marksByUser } from './marks-by-user.ts'

/** A mark that differs after every change of a profile: of a name, the default settlement, or a preference; tools and levels are among these (SYS-8). */
export const profileMark = sql.raw(
  'md5(jsonb_build_array(profiles.username, profiles.custom_display_name, profiles.default_settlement_id, profiles.preferences)::text)',
)

/** The mark of each user's profile; none for deleted accounts. */
export function profileMarks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return marksByUser(
    database,
    sql`
    select user_id, ${profileMark} as mark from profiles
    where user_id in ${among(userIds)}`,
  )
}
