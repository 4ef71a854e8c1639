import { sql } from 'drizzle-orm'
import { text } from '../db/columns.ts'
import type { Database, Row } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { publicName } from '../db/public-name.ts'
import { nameLook, twinMark } from './name-look.ts'

const batch = 500

/** Fills in `public_look` and `username_key` of profiles from earlier releases. Several servers may do it at once. */
export async function fillLooks(database: Database): Promise<void> {
  for (;;) {
    const rows = await database.all(sql`
      select user_id, custom_display_name, username, public_number from profiles
      where public_look is null or (username is not null and username_key is null)
      order by user_id limit ${batch}`)
    for (const row of rows) await fillLook(database, row)
    if (rows.length < batch) return
  }
}

async function fillLook(database: Database, row: Row): Promise<void> {
  const userId = text(row, 'user_id')
  const key = row.username == null ? null : nameLook(text(row, 'username'))
  const write = (usernameKey: string | null) =>
    database.write(sql`
      update profiles set public_look = ${nameLook(publicName(row))}, username_key = ${usernameKey}
      where user_id = ${userId} and username is not distinct from ${row.username ?? null}
        and custom_display_name is not distinct from ${row.custom_display_name ?? null}`)
  try {
    await write(key)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another user's nickname looks the same. Both users keep their nicknames, so this user's key is made different.
    await write(`${key}${twinMark}${userId}`)
  }
}
