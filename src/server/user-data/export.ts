import { sql } from 'drizzle-orm'
import { text } from '../db/columns.ts'
import { sqlIsoTime } from '../db/sql-time.ts'
import { allRows, documentPart, documentRows, type Exporter, rowsInBatches } from '../rpc/exported-rows.ts'

/** A user's saved data, by table (AUTH-5). */
export const exportUserData: Exporter = (database, userId) => ({
  user_data: allRows(
    database,
    sql`select version, document, catalogue, last_updated from user_data where user_id = ${userId}`,
  ),
  user_data_versions: documentRows(database, {
    // Not `order by version desc limit 1`: PostgreSQL would turn every document into text before the sort.
    after: (last) => sql`
      select version, saved_at, reason, catalogue, substr(document::text, 1, ${documentPart}) as document
      from user_data_versions
      where user_id = ${userId} and version = (
        select max(version) from user_data_versions
        where user_id = ${userId} ${last ? sql`and version < ${last.version}` : sql``})`,
    part: ({ version }, start) => sql`
      select substr(document::text, ${start}, ${documentPart}) as document from user_data_versions
      where user_id = ${userId} and version = ${version}`,
  }),
  superseded_values: rowsInBatches(
    database,
    (last) => sql`
      select version, key, value, catalogue, at from superseded_values
      where user_id = ${userId} and ${last ? sql`(version, key) < (${last.version}, ${last.key})` : sql`true`}
      order by version desc, key desc limit 500`,
  ),
  user_data_clients: allRows(
    database,
    sql`
      select client_id, last_seq, last_used_at from user_data_clients where user_id = ${userId}
      order by client_id`,
  ),
  build_lists: rowsInBatches(
    database,
    (last) => sql`
      select id, name, entries, catalogue, created_at, updated_at from build_lists
      where user_id = ${userId}
        and ${last ? sql`(created_at, id) > (${sqlIsoTime(text(last, 'created_at'))}, ${last.id}::uuid)` : sql`true`}
      order by created_at, id limit 10`,
  ),
})
