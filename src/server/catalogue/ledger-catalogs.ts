import { openCatalog } from '#domain/catalog/open-catalog'
import type { LedgerCatalogs } from '../changes/ledger-keeper.ts'
import type { Catalogues } from './catalogues.ts'
import { findKeptList, isKept } from './kept-lists.ts'
import { readKeptList } from './read-kept-list.ts'

/** The catalogues of ledgers: the one in use, and those that the database keeps. */
export function createLedgerCatalogs(catalogues: Catalogues): LedgerCatalogs {
  return {
    versionInUse: () => catalogues.inUse().info.version,
    async find(database, version) {
      const inUse = catalogues.inUse()
      if (inUse.info.version === version) return async () => opened(inUse.pack)
      const list = await findKeptList(database, version)
      if (!list) throw new Error(`the catalogue ${version} of a settlement is not kept`)
      return async () => opened((await readKeptList(list)).pack)
    },
    isKept,
  }
}

function opened(pack: Uint8Array) {
  return openCatalog(JSON.parse(Buffer.from(pack).toString('utf8')))
}
