import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const migrations = 'src/server/db/migrations'
/** The Node the product runs under, whichever one runs the tests. */
export const node = join(root, 'node_modules/.bin/node')

/**
 * A folder with a migrated, cleanly closed built-in database, to be copied. Making one takes seconds of work, so it
 * is kept in the system's temporary folder for as long as its ingredients stay the same.
 */
export function preparedDataFolder(): string {
  const prepared = join(tmpdir(), `bit-calculator-prepared-${fingerprint()}`)
  if (existsSync(prepared)) return prepared
  const made = mkdtempSync(join(tmpdir(), 'bit-calculator-preparing-'))
  execFileSync(node, [join(root, 'scripts/migrate.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: made },
  })
  try {
    renameSync(made, prepared)
  } catch {
    // Another test file was faster.
    rmSync(made, { recursive: true })
  }
  return prepared
}

function fingerprint(): string {
  const ingredients = [
    'node_modules/@electric-sql/pglite/package.json',
    'src/server/db/migrations/meta/_journal.json',
    'src/server/db/pglite.ts',
    // A migration that is not released yet may still be mended.
    ...readdirSync(join(root, migrations), { encoding: 'utf8' })
      .filter((name) => name.endsWith('.sql'))
      .map((name) => join(migrations, name)),
  ]
  const hash = createHash('sha256')
  for (const path of ingredients) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 12)
}
