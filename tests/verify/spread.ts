import { attempted } from '#scripts/attempted'
import { readOptions } from '#scripts/read-options'
import { findPostgres, query, startPostgres } from '../support/postgres.ts'
import { migrateDatabase } from '../support/server-data-folder.ts'
import { endOf } from './run-vitest.ts'
import { distribute } from './spread/distribute.ts'
import { explainedIn, explaining } from './spread/explained.ts'
import { runJourneys } from './spread/run-journeys.ts'
import { tallyOf } from './spread/tally.ts'
import { moveToNodes } from './spread/three-nodes.ts'

const usage = `npm run verify:spread -- [--nodes 3] [--files settlements,contributions,…]

Tries to spread settlements over several machines (decision 13). It makes the tables of settlements anew as one part for each of --nodes
nodes, by the hash of the settlement, with all their keys. The tests over HTTP (--files) then run on that database, and PostgreSQL writes down
for each statement, and for its checks of foreign keys, which parts it read or wrote. A statement that names a settlement must keep to one
node; statements that go over all settlements, or over those of a person, are counted. Then the parts of the database with the most
settlements are moved to PostgreSQL servers of their own, where all keys are made anew: each node must hold them by itself.
Build first: npm run build.`

const usual =
  'settlements,settlement-acts,settlement-invites,settlement-live,settlement-lists,task-people,ledger,contributions,standing-orders,templates,notifications,webhooks,progress-links,shared-projects,shared-with-fellows,shared-deliveries,personal-settlement,account-export,account-deletion'
const options = readOptions(usage, { nodes: '3', files: usual })
const nodes = Number(options.nodes)
const programs = findPostgres()
if (!programs) process.exit(1)

/** Settings for a database that is thrown away: it need not survive a crash. */
const hurried = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
const cluster = await startPostgres(programs, `${hurried} ${explaining}`)
const wrong: string[] = []
try {
  const migrated = await cluster.createDatabase()
  migrateDatabase({ DATABASE_URL: migrated })
  const tables = await distribute(migrated, nodes)
  console.log(`${tables.length} tables over ${nodes} nodes`)
  const shared = { administration: cluster.administration, migrated: new URL(migrated).pathname.slice(1) }
  const run = await runJourneys(shared, options.files.split(','))
  console.log(`journeys: ${run.passed} passed`)
  if (run.passed === 0) wrong.push('no journey was tried')
  if (run.code !== 0) wrong.push(`not all journeys passed: ${endOf(run)}`)
  wrong.push(...(await statementsOf(tables)))
  wrong.push(...(await moveMost(tables)))
} finally {
  await cluster.remove()
}
for (const sentence of wrong) console.log(`  WRONG: ${sentence}`)
console.log(wrong.length === 0 ? 'holds' : 'does not hold')
if (wrong.length > 0) process.exitCode = 1

async function statementsOf(tables: readonly string[]): Promise<readonly string[]> {
  const [folder] = await query(cluster.administration, `select current_setting('data_directory') as path`)
  const tally = tallyOf(new Set(tables))
  for await (const statement of explainedIn(String(folder!.path))) tally.note(statement)
  const { attempted: all, onOneNode, onSeveral, different } = tally.numbers()
  const more = `, ${onOneNode} on one node, ${onSeveral} over settlements (${different} different)`
  console.log(attempted('statements', all, more))
  console.log(`beside them they name: ${tally.outside().join(', ')}`)
  return [...tally.wrong(), ...(all === 0 ? ['no statement was seen'] : [])]
}

/** Moves one of the databases that the tests have left to the nodes: the one with the most settlements. */
async function moveMost(tables: readonly string[]): Promise<readonly string[]> {
  const left = await query(
    cluster.administration,
    `select datname from pg_database where datname like 'test%'`,
  )
  const places = await Promise.all(
    left.map(async ({ datname }) => {
      const address = cluster.administration.replace(/[^/]*$/, String(datname))
      const [row] = await query(address, `select count(to_regclass('parts.settlements_on_0')) as parts`)
      if (Number(row!.parts) === 0) return { address, settlements: 0 }
      const [count] = await query(address, 'select count(*) as settlements from settlements')
      return { address, settlements: Number(count!.settlements) }
    }),
  )
  const [most] = places.toSorted((a, b) => b.settlements - a.settlements)
  if (!most || most.settlements === 0) return ['the journeys left no database with settlements in parts']
  const moved = await moveToNodes(programs!, most.address, tables, nodes)
  console.log(
    `nodes: ${moved.map(({ settlements, rows }) => `${settlements} settlements, ${rows} rows`).join('; ')}`,
  )
  const arrived = moved.reduce((sum, { settlements }) => sum + settlements, 0)
  return arrived === most.settlements ? [] : [`${arrived} of ${most.settlements} settlements arrived`]
}
