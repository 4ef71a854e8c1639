import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** The product's own Node, whichever version runs the tests. */
export const node = join(root, 'node_modules/.bin/node')

/** The environment of each process that a test starts. A cache of compiled modules saves a quarter of a server's start. */
export const processes = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'bit-calculator-compiled'),
}

/**
 * A folder with a migrated and closed built-in database, to be copied. To make one takes seconds, so it is kept in the
 * system's temporary folder until its sources change.
 */
export function preparedDataFolder(): string {
  const prepared = join(tmpdir(), `bit-calculator-prepared-${fingerprint()}`)
  if (existsSync(prepared)) return prepared
  const made = mkdtempSync(join(tmpdir(), 'bit-calculator-preparing-'))
  migrateDatabase({ DATA_DIR: made })
  try {
    renameSync(made, prepared)
  } catch {
    // Another test file was faster.
    rmSync(made, { recursive: true })
  }
  return prepared
}

/** Makes the tables of this release in the database that the settings name. */
export function migrateDatabase(settings: Readonly<Record<string, string>>): void {
  execFileSync(node, [join(root, 'scripts/migrate.ts')], { env: { ...processes, ...settings } })
}

function fingerprint(): string {
  const ingredients = [
    'node_modules/@electric-sql/pglite/package.json',
    'src/server/db/migrations/meta/_journal.json',
    ...globSync('src/server/db/migrations/*.sql', { cwd: root }).toSorted(),
    'src/server/db/pglite.ts',
  ]
  const hash = createHash('sha256')
  for (const path of ingredients) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 12)
}
