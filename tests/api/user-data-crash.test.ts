import { expect, test } from 'vitest'
import { nothingSaved, perhapsSaved } from '../support/database-sentences.ts'
import { serversOfThisFile } from '../support/server.ts'
import { clusterOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { freePort } from '../support/server-port.ts'
import { noFaults } from '../verify/crash/crowd.ts'
import { runCrashes } from '../verify/crash/run-crash.ts'
import { runDatabaseKills } from '../verify/crash/run-database-kills.ts'

const { folder, dataFolder } = serversOfThisFile()
const cluster = clusterOfThisFile()
/** Four starts of the server, on a machine that may have other things to do. */
const timeout = 240_000
const allIsWell = { cycles: 3, ...noFaults, failedStarts: 0 }

test('R1: a server killed while saving has every acknowledged save, whole, after its restart', {
  timeout,
}, async () => {
  const settings = { DATA_DIR: dataFolder() }
  const report = await runCrashes({ cycles: 3, seed: 1, port: await freePort(), settings })
  expect(report).toMatchObject(allIsWell)
  expect(report.acknowledged).toBeGreaterThan(3)
})

test.runIf(postgresIsInstalled)(
  'R1: on PostgreSQL, too, a server killed while saving has every acknowledged save after its restart',
  { timeout },
  async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: await cluster().createDatabase() }
    const report = await runCrashes({ cycles: 3, seed: 1, port: await freePort(), settings })
    expect(report).toMatchObject(allIsWell)
    expect(report.acknowledged).toBeGreaterThan(3)
  },
)

test.runIf(postgresIsInstalled)(
  'R4: a server whose PostgreSQL is killed stays, says so, finds it again, and has every save it acknowledged',
  {
    timeout,
  },
  async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: await cluster().createDatabase() }
    const { sentences, acknowledged, ...report } = await runDatabaseKills({
      kills: 4,
      seed: 1,
      port: await freePort(),
      cluster: cluster(),
      settings,
    })
    expect(report).toMatchObject({ ...noFaults, notBack: 0 })
    // After each of the 4 kills all 4 browsers save again.
    expect(acknowledged).toBeGreaterThan(16)
    expect(sentences.size).toBeGreaterThan(0)
    expect([nothingSaved, perhapsSaved]).toEqual(expect.arrayContaining([...sentences.keys()]))
  },
)
