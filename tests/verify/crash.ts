import { attempted } from '#scripts/attempted'
import type { PostgresCluster } from '../support/postgres.ts'
import { freePort } from '../support/server-port.ts'
import type { Amiss } from './crash/crowd.ts'
import { runCrashes, runFirstStartCrashes } from './crash/run-crash.ts'
import { runDatabaseKills } from './crash/run-database-kills.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { type Place, prove } from './prove.ts'

const usage = `npm run verify:crash -- [--cycles 200] [--first-starts 20] [--db pglite|pg]
                                [--database-kills 0] [--seed 1]

Kills the server (kill -9) while four browsers save, starts it again and looks whether every acknowledged save is there and
none is half there; then kills it while it starts on an empty database. With --database-kills, which
needs --db pg, kills PostgreSQL under a server that stays. This says nothing about a loss of power.`

const options = readProofOptions(usage, {
  cycles: '200',
  'first-starts': '20',
  'database-kills': '0',
  db: 'pglite',
  seed: '1',
})

const seed = Number(options.seed)
const port = await freePort()
const cycles = Number(options.cycles)
const firstStarts = Number(options['first-starts'])
const databaseKills = Number(options['database-kills'])
if (databaseKills > 0 && options.db !== 'pg') {
  console.error('--database-kills needs --db pg')
  process.exit(1)
}

await prove(options.db, async (place) => {
  console.log(`seed ${seed}`)
  return [
    ...(cycles > 0 ? await killServers(place) : []),
    ...(firstStarts > 0 ? await killFirstStarts(place) : []),
    ...(place.cluster && databaseKills > 0 ? await killDatabases(place, place.cluster) : []),
  ]
})

async function killServers({ settings }: Place): Promise<readonly string[]> {
  const report = await runCrashes({
    cycles,
    seed,
    port,
    settings: await settings(),
    onCycle: (cycle) => {
      if (cycle > 0 && cycle % 20 === 0) console.log(`  ${cycle} cycles`)
    },
  })
  console.log(attempted('kills under load', report.cycles, `, acknowledged saves: ${report.acknowledged}`))
  console.log(`ready after ${times(report.readyMs)}`)
  return [...wrongAmiss(report), ...counted(report.failedStarts, 'starts failed')]
}

async function killFirstStarts({ settings: freshSettings }: Place): Promise<readonly string[]> {
  const report = await runFirstStartCrashes({ times: firstStarts, seed, port, freshSettings })
  console.log(
    attempted('kills during the first start', firstStarts, `, ready after ${times(report.readyMs)}`),
  )
  return counted(report.failedStarts, 'starts after a killed first start failed')
}

async function killDatabases({ settings }: Place, cluster: PostgresCluster): Promise<readonly string[]> {
  const report = await runDatabaseKills({
    kills: databaseKills,
    seed,
    port,
    cluster,
    settings: await settings(),
    onKill: (kill) => {
      if (kill % 10 === 0) console.log(`  ${kill} kills of the database`)
    },
  })
  console.log(
    attempted('kills of the database', report.kills, `, acknowledged saves: ${report.acknowledged}`),
  )
  for (const [sentence, count] of report.sentences) console.log(`said meanwhile, ${count} times: ${sentence}`)
  console.log(`all could save again after ${times(report.backMs)}`)
  return [...wrongAmiss(report), ...counted(report.notBack, 'times a browser could not save again')]
}

function wrongAmiss({ lost, torn, extra, versionsAmiss }: Amiss): readonly string[] {
  return [
    ...counted(lost, 'times a browser lost acknowledged saves'),
    ...counted(torn, 'times a save was there by halves'),
    ...counted(extra, 'times a save was applied twice'),
    ...counted(versionsAmiss, 'times the saved states of a player were not whole'),
  ]
}

function counted(count: number, what: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${what}`]
}

function times(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
  return `${at(0.5)} (median), ${at(1)} (longest)`
}
