import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { proofItems } from '../verify/ledger/next-act.ts'
import { runHistory } from '../verify/ledger/run-history.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  test('INV-2, TSK-2, I2, I11: after 250 random acts by 8 clients at once, a fifth of the answers lost, every number is what the same acts give when done again in order', async () => {
    const CATALOGUE = join(servers.folder(), 'recipes.json')
    writeFileSync(CATALOGUE, JSON.stringify(toRecipesFile(proofItems)))
    const server = await servers.start({
      ...(await settings()),
      CATALOGUE,
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
    for (const seed of [1, 2])
      expect(await runHistory({ servers: [server], seed, acts: 250, clients: 8 })).toEqual([])
  })
})
