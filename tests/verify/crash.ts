import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres, type PostgresCluster, startPostgres } from '../support/postgres.ts'
import { freePort } from '../support/server-port.ts'
import type { Amiss } from './crash/crowd.ts'
import { runCrashes, runFirstStartCrashes } from './crash/run-crash.ts'
import { runDatabaseKills } from './crash/run-database-kills.ts'

const usage = `npm run verify:crash -- [--cycles 200] [--first-starts 20] [--db pglite|pg]
                                [--database-kills 0] [--seed 1]

Kills the server (kill -9) while four browsers save, starts it again and looks whether every acknowledged save is there and
none is half there; then kills it while it starts on an empty database. With --database-kills, which
needs --db pg, kills PostgreSQL under a server that stays. This says nothing about a loss of power.`

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '200' },
    'first-starts': { type: 'string', default: '20' },
    'database-kills': { type: 'string', default: '0' },
    db: { type: 'string', default: 'pglite' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const seed = Number(values.seed)
const port = await freePort()
const folders: string[] = []
const programs = values.db === 'pg' ? findPostgres() : null
if (values.db === 'pg' && !programs) process.exit(1)
const cycles = Number(values.cycles)
const firstStarts = Number(values['first-starts'])
const databaseKills = Number(values['database-kills'])
if (databaseKills > 0 && !programs) {
  console.error('--database-kills needs --db pg')
  process.exit(1)
}
const cluster = programs ? await startPostgres(programs) : null
const freshSettings = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-crash-'))
  folders.push(folder)
  return { DATA_DIR: folder, ...(cluster && { DATABASE_URL: await cluster.createDatabase() }) }
}

try {
  console.log(`on ${cluster ? 'PostgreSQL' : 'PGlite'}, seed ${seed}`)
  let wrong = 0
  if (cycles > 0) wrong += await killServers()
  if (firstStarts > 0) wrong += await killFirstStarts()
  if (cluster && databaseKills > 0) wrong += await killDatabases(cluster)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  await cluster?.remove()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function killServers(): Promise<number> {
  const report = await runCrashes({
    cycles,
    seed,
    port,
    settings: await freshSettings(),
    onCycle: (cycle) => {
      if (cycle > 0 && cycle % 20 === 0) console.log(`  ${cycle} cycles`)
    },
  })
  console.log(`kills under load: ${report.cycles}, acknowledged saves: ${report.acknowledged}`)
  const amiss = sayAmiss(report)
  console.log(`failed starts: ${report.failedStarts}, ready after ${times(report.readyMs)}`)
  return amiss + report.failedStarts
}

async function killFirstStarts(): Promise<number> {
  const report = await runFirstStartCrashes({ times: firstStarts, seed, port, freshSettings })
  console.log(`kills during the first start: ${firstStarts}, failed starts after: ${report.failedStarts}`)
  console.log(`ready after ${times(report.readyMs)}`)
  return report.failedStarts
}

async function killDatabases(postgres: PostgresCluster): Promise<number> {
  const report = await runDatabaseKills({
    kills: databaseKills,
    seed,
    port,
    cluster: postgres,
    settings: await freshSettings(),
    onKill: (kill) => {
      if (kill % 10 === 0) console.log(`  ${kill} kills of the database`)
    },
  })
  console.log(`kills of the database: ${report.kills}, acknowledged saves: ${report.acknowledged}`)
  const amiss = sayAmiss(report)
  for (const [sentence, count] of report.sentences) console.log(`said meanwhile, ${count} times: ${sentence}`)
  console.log(`never back: ${report.notBack}, all could save again after ${times(report.backMs)}`)
  return amiss + report.notBack
}

function sayAmiss({ lost, torn, extra, versionsAmiss }: Amiss): number {
  console.log(`lost: ${lost}, torn: ${torn}, applied twice: ${extra}, versions amiss: ${versionsAmiss}`)
  return lost + torn + extra + versionsAmiss
}

function times(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`
  return `${at(0.5)} (median), ${at(1)} (longest)`
}
