import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { starterName } from '#catalogue/starter/starter-name'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { text, textOrEmpty } from '../db/columns.ts'
import type { Queryable, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import type { PackedCatalogue } from './packed-catalogue.ts'

const compress = promisify(gzip)

/**
 * A catalogue as the database keeps it: `recipes.json`, compressed with gzip. That format never changes (CAT-1), while a pack opens
 * only in the release that made it. The bytes go in and out as base64 text, which the drivers of both databases handle alike.
 */
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

/**
 * The version with the latest day of those that have come into use since then; of several with that day, the last to come. Never a
 * starter catalogue: every release has its own.
 */
export async function newestKept(database: Queryable, since: number): Promise<string | null> {
  const [row] = await database.all(sql`
    select version from catalogues join catalogue_lists using (version)
    where first_served_at > ${sqlTime(since)} and name <> ${starterName}
    order by game_date desc, first_served_at desc limit 1`)
  return row ? text(row, 'version') : null
}

/** The versions that came into use last, the newest first. */
export async function lastKept(database: Queryable, most: number): Promise<readonly string[]> {
  const rows = await database.all(sql`
    select version from catalogues join catalogue_lists using (version)
    order by first_served_at desc, version limit ${most}`)
  return rows.map((row) => text(row, 'version'))
}

/** Keeps a catalogue that is to be used. */
export async function keepList(
  database: Writable,
  { info, plainList }: Pick<PackedCatalogue, 'info' | 'plainList'>,
): Promise<void> {
  if (await isKept(database, info.version)) return
  const list = (await compress(plainList())).toString('base64')
  await database.write(sql`
    insert into catalogue_lists (version, list) values (${info.version}, decode(${list}, 'base64'))
    on conflict (version) do nothing`)
}
