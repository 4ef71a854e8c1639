import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { startOpenServer } from '../support/server-rows.ts'
import { proofItems } from '../verify/ledger/next-act.ts'
import { proofCatalog } from '../verify/offline/proof-catalog.ts'
import { runHistory } from '../verify/offline/run-history.ts'
import { gatherPeople } from '../verify/offline/settlement-on-devices.ts'
import { timeOf } from '../verify/offline/time.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  test('BEY-11, SET-9, I11, R6: in two histories three devices act offline, sleep for a week and lose answers and rights: all end alike, and name what was not done', async () => {
    const CATALOGUE = join(servers.folder(), 'recipes.json')
    writeFileSync(CATALOGUE, JSON.stringify(toRecipesFile(proofItems)))
    const open = await startOpenServer(servers, kind, { CATALOGUE, API_REQUESTS_PER_MINUTE: '100000' })
    const server = open.server()
    const people = await gatherPeople(server, 'Digger')
    const playing = { server, people, steps: 40, catalog: proofCatalog(), time: timeOf(open.rows) }
    for (const seed of [2, 7]) expect((await runHistory({ ...playing, seed })).wrong).toEqual([])
  })
})
