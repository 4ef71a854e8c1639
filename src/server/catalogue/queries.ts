import { sql } from 'drizzle-orm'
import type { Queryable, Row } from '../db/database.ts'

/** Every catalogue that was ever served, newest first. */
export function listCatalogues(database: Queryable): Promise<readonly Row[]> {
  return database.all(sql`
    select version, name, game_date, items, craftable, first_served_at,
      exists (select 1 from catalogue_lists where catalogue_lists.version = catalogues.version) as is_kept
    from catalogues
    order by first_served_at desc, version`)
}
