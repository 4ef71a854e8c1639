import { attempted } from '#scripts/attempted'
import type { PostgresCluster } from '../support/postgres.ts'
import { freePort } from '../support/server-port.ts'
import type { SaveFaults } from './crash/crowd.ts'
import { counted, timesInWords, wrongLongest, wrongTimes } from './crash/judge-starts.ts'
import { runBackupKills } from './crash/run-backup-kills.ts'
import { runCrashes, runFirstStartCrashes } from './crash/run-crash.ts'
import { runDatabaseKills } from './crash/run-database-kills.ts'
import { runMigrationKills } from './crash/run-migration-kills.ts'
import { readProofOptions } from './faulty/with-fault.ts'
import { prove, type TestDatabase } from './prove.ts'

const usage = `npm run verify:crash -- [--cycles 200] [--saves 10000] [--first-starts 20] [--migrations 20] [--backups 20]
                                [--db pglite|pg] [--database-kills 0] [--seed 1]

Kills the server (kill -9) while four browsers save, starts it again, and looks whether every acknowledged save is there and no save is
half there. Where fewer saves than --saves were acknowledged, it goes on, up to twice as many kills. Then it kills a server that starts on
an empty database, and a server that migrates what earlier releases have stored: that must be migrated wholly or not at all. It also kills
those who make a backup under load: no half of a backup may count. A server must be ready within 10 s each time, and within 2 s in half of
all cases. --database-kills, which needs --db pg, also kills PostgreSQL while the server stays. All this says nothing about a loss of power.`

const options = readProofOptions(usage, {
  cycles: '200',
  saves: '10000',
  'first-starts': '20',
  migrations: '20',
  backups: '20',
  'database-kills': '0',
  db: 'pglite',
  seed: '1',
})

const seed = Number(options.seed)
const port = await freePort()
const count = (name: keyof typeof options) => Number(options[name])
if (count('database-kills') > 0 && options.db !== 'pg') {
  console.error('--database-kills needs --db pg')
  process.exit(1)
}

await prove(options.db, async (place) => {
  console.log(`seed ${seed}`)
  return [
    ...(count('cycles') > 0 ? await killServers(place) : []),
    ...(count('first-starts') > 0 ? await killFirstStarts(place, count('first-starts')) : []),
    ...(count('migrations') > 0 ? await killMigrations(place, count('migrations')) : []),
    ...(count('backups') > 0 ? await killBackups(place, count('backups')) : []),
    ...(place.cluster && count('database-kills') > 0 ? await killDatabases(place, place.cluster) : []),
  ]
})

async function killServers({ settings }: TestDatabase): Promise<readonly string[]> {
  const report = await runCrashes({
    cycles: count('cycles'),
    saves: count('saves'),
    seed,
    port,
    settings: await settings(),
    onCycle: (cycle) => {
      if (cycle > 0 && cycle % 20 === 0) console.log(`  ${cycle} cycles`)
    },
  })
  console.log(attempted('kills under load', report.cycles))
  console.log(attempted('acknowledged saves', report.acknowledged))
  console.log(
    `ready after ${timesInWords(report.readyMs)}; at first after ${report.firstReadyMs.toFixed(0)} ms`,
  )
  return [
    ...wrongSaves(report),
    ...(report.acknowledged < count('saves')
      ? [`only ${report.acknowledged} saves were acknowledged, not ${count('saves')}`]
      : []),
    ...counted(report.failedStarts, 'starts failed'),
    ...wrongLongest('the first start', [report.firstReadyMs]),
    ...wrongTimes('starts after a kill', report.readyMs),
  ]
}

async function killFirstStarts(
  { settings: freshSettings }: TestDatabase,
  kills: number,
): Promise<readonly string[]> {
  const report = await runFirstStartCrashes({ kills, seed, port, freshSettings })
  console.log(
    attempted('kills during the first start', kills, `, ready after ${timesInWords(report.readyMs)}`),
  )
  return [
    ...counted(report.failedStarts, 'starts after a killed first start failed'),
    ...wrongLongest('starts after a killed first start', report.readyMs),
  ]
}

async function killMigrations(place: TestDatabase, kills: number): Promise<readonly string[]> {
  const { releases, untouched, failedStarts, readyMs, wrong } = await runMigrationKills({
    kills,
    seed,
    port,
    place,
  })
  console.log(`migrated: ${releases.join(', ')}`)
  console.log(
    attempted(
      'kills during a migration',
      kills,
      `, ${untouched} left the database as it was, ${kills - untouched} migrated; ready after ${timesInWords(readyMs)}`,
    ),
  )
  return [
    ...wrong,
    ...counted(failedStarts, 'starts after a killed migration failed'),
    ...wrongTimes('starts after a killed migration', readyMs),
  ]
}

async function killBackups(place: TestDatabase, wanted: number): Promise<readonly string[]> {
  const report = await runBackupKills({ kills: wanted, seed, port, place })
  const { kills, made, acknowledged, readyMs, wrong } = report
  console.log(
    attempted(
      'kills during a backup',
      kills,
      `, ${kills - made} broke it off, ${made} came after it counted; acknowledged saves: ${acknowledged}; ready after ${timesInWords(readyMs)}`,
    ),
  )
  return [...wrong, ...wrongSaves(report), ...wrongTimes('starts after a killed backup', readyMs)]
}

async function killDatabases(
  { settings }: TestDatabase,
  cluster: PostgresCluster,
): Promise<readonly string[]> {
  const report = await runDatabaseKills({
    kills: count('database-kills'),
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
  for (const [sentence, times] of report.sentences) console.log(`said meanwhile, ${times} times: ${sentence}`)
  console.log(`all could save again after ${timesInWords(report.backMs)}`)
  return [...wrongSaves(report), ...counted(report.notBack, 'times a browser could not save again')]
}

function wrongSaves({ lost, torn, extra, versionFaults }: SaveFaults): readonly string[] {
  return [
    ...counted(lost, 'times a browser lost acknowledged saves'),
    ...counted(torn, 'times a save was there by halves'),
    ...counted(extra, 'times a save was applied twice'),
    ...counted(versionFaults, 'times the saved versions of a player were not whole'),
  ]
}
