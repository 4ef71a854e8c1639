import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'

/** What is stored of a player's saving, by table (AUTH-5). */
export async function exportUserData(
  database: Queryable,
  userId: string,
): Promise<Readonly<Record<string, unknown>>> {
  return {
    user_data: await database.all(sql`
      select version, document, last_updated from user_data where user_id = ${userId}`),
    user_data_versions: await database.all(sql`
      select version, document, saved_at, reason from user_data_versions where user_id = ${userId}
      order by version desc`),
    superseded_values: await database.all(sql`
      select version, key, value, at from superseded_values where user_id = ${userId}
      order by version desc, key`),
    user_data_clients: await database.all(sql`
      select client_id, last_seq from user_data_clients where user_id = ${userId} order by client_id`),
    build_lists: await database.all(sql`
      select id, name, entries, created_at, updated_at from build_lists where user_id = ${userId}
      order by created_at desc, id`),
  }
}
