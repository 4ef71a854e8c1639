import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { openCatalog } from '#domain/catalog/open-catalog'
import type { LedgerCatalogs } from '../changes/ledger-keeper.ts'
import type { Catalogues } from './catalogues.ts'
import { findKeptList, isKept } from './kept-lists.ts'
import { readKeptList } from './read-kept-list.ts'

const compress = promisify(gzip)

/** The catalogues of ledgers. The version that a settlement counts with is kept in the database as a list of items. */
export function createLedgerCatalogs(catalogues: Catalogues): LedgerCatalogs {
  const kept = new Set<string>()
  return {
    versionInUse: () => catalogues.inUse().info.version,
    async open(database, version) {
      const inUse = catalogues.inUse()
      if (inUse.info.version === version) return opened(inUse.pack)
      const list = await findKeptList(database, version)
      if (!list) throw new Error(`the catalogue ${version} of a settlement is not kept`)
      return opened((await readKeptList(list)).pack)
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
    isKept,
  }
}

function opened(pack: Uint8Array) {
  return openCatalog(JSON.parse(Buffer.from(pack).toString('utf8')))
}
