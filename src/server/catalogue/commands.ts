import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { LoadedCatalogue } from './load-catalogue.ts'

/** Remembers that this catalogue is served; the first time stands, its name and date follow the catalogue. */
export async function recordCatalogue(database: Queryable, { info, items }: LoadedCatalogue): Promise<void> {
  const craftable = items.filter((item) => item.recipes.length > 0).length
  await database.all(sql`
    insert into catalogues (version, name, game_date, items, craftable)
    values (${info.version}, ${info.name}, ${info.date}, ${items.length}, ${craftable})
    on conflict (version) do update
      set name = excluded.name, game_date = excluded.game_date,
          items = excluded.items, craftable = excluded.craftable`)
}
