import { describe, expect, test } from 'vitest'
import { readCatalogueFile } from '#server/catalogue/catalogue-file'
import { createCatalogues } from '#server/catalogue/catalogues'
import { keepList } from '#server/catalogue/kept-lists'
import { createLedgerCatalogs } from '#server/catalogue/ledger-catalogs'
import { packedCatalogue } from '#server/catalogue/packed-catalogue'
import { createLedgerKeeper } from '#server/changes/ledger-keeper'
import { createCompressionCache } from '#server/http/compression-cache'
import { openAlone } from '../support/database-alone.ts'
import { serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'

const servers = serversOfThisFile()
/** Versions of older catalogues, more than a server keeps open. */
const older = ['older-1', 'older-2', 'older-3', 'older-4', 'older-5', 'older-6'] as const

/** Counts the threads that this process begins, and how many there are at most at a time. */
function countThreads() {
  const counted = { begun: 0, most: 0 }
  let going = 0
  process.on('worker', (thread) => {
    counted.begun++
    going++
    counted.most = Math.max(counted.most, going)
    thread.once('exit', () => going--)
  })
  return counted
}

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  test('CAT-2, B18: 12 requests for 6 older catalogues open each once, one at a time; a request inside a transaction waits for none outside', async () => {
    const { database, log } = await openAlone(servers, kind)
    const first = packedCatalogue({ ...(await readCatalogueFile(smallCatalogue)), isStarter: false })
    for (const version of older) await keepList(database, { ...first, info: { ...first.info, version } })
    const cache = createCompressionCache(servers.folder(), log)
    const catalogues = createCatalogues(first, { packs: [], lists: [] }, cache)
    const keeper = createLedgerKeeper(createLedgerCatalogs(catalogues), { ledgerActTook: () => {} })
    const threads = countThreads()

    const { outside, inside } = await database.transaction(async (tx) => {
      const outside = [...older, ...older].map((version) => keeper.catalogOf(database, version))
      return { outside, inside: await keeper.catalogOf(tx, 'older-1') }
    })
    const opened = await Promise.all(outside)
    expect(opened[0]).toBe(inside)
    expect(opened.map(({ catalog }) => catalog.info.version)).toEqual([...older, ...older])
    expect(threads).toEqual({ begun: 6, most: 1 })
    await expect(keeper.catalogOf(database, 'never-was')).rejects.toThrow('is not kept')
    await database.close()
  })
})
