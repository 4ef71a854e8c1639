import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { text } from '#server/db/columns'
import type { Database } from '#server/db/database'
import { openPglite } from '#server/db/pglite'
import { attempted } from './attempted.ts'
import { readOptions } from './read-options.ts'
import { forgetfulServer } from './verify-sync/forgetful-server.ts'
import { type HistoryCounts, runHistory } from './verify-sync/history.ts'
import { createDatabaseServer, createMemoryServer, type SyncServer } from './verify-sync/sync-server.ts'

const usage = `npm run verify:sync -- [--histories 1000] [--database-histories 20] [--seed 1] [--with nothing|forgotten]

Runs histories of three devices with 200 operations each over a bad network and checks that all devices end with the same
document and that no acknowledged operation is missing. Every history runs against the rules in memory, the first ones also
against the server's own command on PGlite. --with forgotten: of ten saves one is acknowledged whole and its last operation is left out.`

const options = readOptions(usage, {
  histories: '1000',
  'database-histories': '20',
  seed: '1',
  with: 'nothing',
})
/** The server to try: itself, or one with the fault that `--with` asks for. */
const asAsked = options.with === 'forgotten' ? forgetfulServer : (one: SyncServer) => one

const firstSeed = Number(options.seed)
const histories = Number(options.histories)
const onDatabase = Math.min(histories, Number(options['database-histories']))
const total: Record<string, number> = {}
const failures: string[] = []
const begin = Date.now()

for (let seed = firstSeed; seed < firstSeed + histories; seed++)
  await attempt(seed, 'in memory', asAsked(createMemoryServer()))
await withPglite(async (database) => {
  for (let seed = firstSeed; seed < firstSeed + onDatabase; seed++)
    await attempt(seed, 'on PGlite', asAsked(createDatabaseServer(database, await newUser(database, seed))))
})

const { operations = 0, onSharedRows = 0 } = total
console.log(
  `seeds ${firstSeed} to ${firstSeed + histories - 1}, ${Math.round((Date.now() - begin) / 1000)} s`,
)
console.log(`histories: ${histories} in memory, ${onDatabase} of them also on PGlite`)
for (const [name, count] of Object.entries(total)) console.log(`  ${name}: ${count}`)
// Devices that hardly ever change the same rows have nothing to merge: such histories would prove little, whatever comes out.
const share = (100 * onSharedRows) / operations
console.log(`operations on a row that another device changed too: ${share.toFixed(1)} % (bar: 20 %)`)
for (const failure of failures.slice(0, 20)) console.log(`  WRONG: ${failure}`)
const all = histories + onDatabase
console.log(attempted('histories', all, `, ${all - failures.length} hold`))
process.exitCode = failures.length === 0 && share >= 20 ? 0 : 1

async function attempt(seed: number, where: string, server: SyncServer): Promise<void> {
  try {
    add(await runHistory({ seed, server }))
  } catch (error) {
    failures.push(`seed ${seed} ${where}: ${error instanceof Error ? error.message : error}`)
  }
}

function add(counts: HistoryCounts): void {
  for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count
}

async function withPglite(work: (database: Database) => Promise<void>): Promise<void> {
  if (onDatabase === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-sync-'))
  const database = await openPglite(folder)
  try {
    await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function newUser(database: Database, seed: number): Promise<string> {
  const [row] = await database.all(sql`
    insert into users (name, email) values ('Player', ${`${seed}@id.invalid`}) returning id`)
  return text(row!, 'id')
}
