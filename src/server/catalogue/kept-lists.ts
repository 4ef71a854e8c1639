import { sql } from 'drizzle-orm'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { text, textOrEmpty } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** A catalogue as the database keeps it: `recipes.json`, by gzip. That format never changes (CAT-1), while a pack opens only in the release that made it. */
export type KeptList = { readonly info: CatalogInfo; readonly list: Uint8Array }

export async function isKept(database: Queryable, version: string): Promise<boolean> {
  return (await database.all(sql`select 1 from catalogue_lists where version = ${version}`)).length > 0
}

export async function findKeptList(database: Queryable, version: string): Promise<KeptList | null> {
  const [row] = await database.all(sql`
    select name, game_date, encode(list, 'base64') as list
    from catalogue_lists left join catalogues using (version)
    where version = ${version}`)
  if (!row) return null
  const info = { version, name: textOrEmpty(row, 'name'), date: textOrEmpty(row, 'game_date') }
  return { info, list: Buffer.from(text(row, 'list'), 'base64') }
}
