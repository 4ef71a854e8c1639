import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { readRecipesFile } from '#contract/recipes-file'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import type { LedgerCatalogs } from '../changes/ledger-keeper.ts'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import type { Catalogues } from './catalogues.ts'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/**
 * The catalogues of ledgers. The version that a settlement counts with is kept in the database as a list of items: that format
 * never changes (CAT-1), while a pack opens only in the release that made it.
 */
export function createLedgerCatalogs(catalogues: Catalogues): LedgerCatalogs {
  const kept = new Set<string>()
  return {
    versionInUse: () => catalogues.inUse().info.version,
    async open(database, version) {
      const inUse = catalogues.inUse()
      if (inUse.info.version === version) return openCatalog(JSON.parse(inUse.pack.toString('utf8')))
      const list = await findList(database, version)
      if (!list) throw new Error(`the catalogue ${version} of a settlement is not kept`)
      const items = readRecipesFile(JSON.parse((await decompress(list)).toString('utf8')))
      return openCatalog(packCatalog(items, await infoOf(database, version)))
    },
    async keepVersionInUse(database) {
      const { info, plainList } = catalogues.inUse()
      if (kept.has(info.version)) return
      // Remembered only once it is read back: the insert below may still be rolled back.
      if (await isKept(database, info.version)) return void kept.add(info.version)
      const list = (await compress(plainList())).toString('base64')
      await database.write(sql`
        insert into catalogue_lists (version, list) values (${info.version}, decode(${list}, 'base64'))
        on conflict (version) do nothing`)
    },
    isKept: (database, version) => isKept(database, version),
  }
}

async function isKept(database: Queryable, version: string): Promise<boolean> {
  return (await database.all(sql`select 1 from catalogue_lists where version = ${version}`)).length > 0
}

async function findList(database: Queryable, version: string): Promise<Buffer | null> {
  const [row] = await database.all(sql`
    select encode(list, 'base64') as list from catalogue_lists where version = ${version}`)
  return row ? Buffer.from(text(row, 'list'), 'base64') : null
}

async function infoOf(database: Queryable, version: string): Promise<CatalogInfo> {
  const [row] = await database.all(sql`select name, game_date from catalogues where version = ${version}`)
  return row
    ? { version, name: text(row, 'name'), date: text(row, 'game_date') }
    : { version, name: '', date: '' }
}
