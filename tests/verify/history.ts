import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { runHistory } from './history/run-history.ts'

const usage = `npm run verify:history -- [--db pglite,pg]

A database from before thinning with 800 states of 1 MB of one account is migrated, thinned and exported; then the account is
filled with 50 states as large as the limits allow, and exported again. Another player loads and saves all the while. Says
how much memory the server took for it and how long the other player's calls took. Wrong is: more than 150 MB, and any
call that failed (SYS-7, AUTH-5).`

const { values } = parseArgs({
  options: { db: { type: 'string', default: 'pglite,pg' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

for (const kind of values.db.split(',')) {
  const programs = kind === 'pg' ? findPostgres() : null
  if (kind === 'pg' && !programs) process.exit(1)
  const cluster = programs ? await startPostgres(programs) : null
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-history-'))
  try {
    console.log(`on ${cluster ? 'PostgreSQL' : 'PGlite'}`)
    const DATABASE_URL = cluster ? await cluster.createDatabase() : ''
    const wrong = await runHistory({ DATA_DIR: folder, DATABASE_URL })
    for (const sentence of new Set(wrong)) console.log(`  WRONG: ${sentence}`)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await cluster?.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
