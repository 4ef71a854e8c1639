import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { root } from './server-data-folder.ts'

/** Opens the built-in database in that folder, which may be a new one. */
export async function openPgliteIn(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) cpSync(await emptyPglite(), folder, { recursive: true })
  return PGlite.create(folder)
}

/** A closed database without tables, to be copied: to make one takes five times as long. Kept until PGlite changes. */
async function emptyPglite(): Promise<string> {
  const version = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'))
  const name = createHash('sha256').update(version).digest('hex').slice(0, 12)
  const prepared = join(tmpdir(), `bit-calculator-empty-${name}`)
  if (existsSync(prepared)) return prepared
  const made = mkdtempSync(join(tmpdir(), 'bit-calculator-emptying-'))
  await (await PGlite.create(made)).close()
  try {
    renameSync(made, prepared)
  } catch {
    // Another test file was faster.
    rmSync(made, { recursive: true })
  }
  return prepared
}
