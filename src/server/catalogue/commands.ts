import { sql } from 'drizzle-orm'
import type { Writable } from '../db/database.ts'
import type { PackedCatalogue } from './packed-catalogue.ts'

/** Notes that this catalogue is served. The time at which it was first served stays; name, date and counts are updated. */
export async function recordCatalogue(
  database: Writable,
  { info, items, craftable }: Pick<PackedCatalogue, 'info' | 'items' | 'craftable'>,
): Promise<void> {
  await database.write(sql`
    insert into catalogues (version, name, game_date, items, craftable)
    values (${info.version}, ${info.name}, ${info.date}, ${items}, ${craftable})
    on conflict (version) do update
      set name = excluded.name, game_date = excluded.game_date,
          items = excluded.items, craftable = excluded.craftable`)
}
