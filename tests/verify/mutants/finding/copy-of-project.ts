import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, query } from '../../../support/postgres.ts'
import { root } from '../../../support/server-data-folder.ts'
import { openSharedPostgres, type SharedPostgres } from '../../../support/shared-postgres.ts'
import type { Mutant } from '../mutant.ts'

const parts = [
  'src',
  'tests',
  'scripts',
  'package.json',
  'vitest.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
]

/** A copy of the project in which tests run. */
export type Copy = {
  readonly folder: string
  /** A PostgreSQL that stays from one run to the next, opened when it is first needed. */
  readonly postgres: () => Promise<SharedPostgres>
  /** Puts a mutant into the copy. */
  readonly put: (mutant: Mutant) => void
  /** Takes the mutant out again. */
  readonly restore: (mutant: Mutant) => void
  /** Drops the databases that tests have left. */
  readonly clear: () => Promise<void>
  readonly remove: () => Promise<void>
}

export function copyProject(): Copy {
  const programs = findPostgres()
  if (!programs) throw new Error('guards are tried on PostgreSQL, which is not installed here')
  let opened: ReturnType<typeof openSharedPostgres> | undefined
  const postgres = async () => {
    opened ??= openSharedPostgres(programs)
    return (await opened).shared
  }
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-mutant-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const write = (file: string, source: string) => writeFileSync(join(folder, file), source)
  // The files as they were copied, not as somebody edits them meanwhile.
  const originals = new Map<string, string>()
  const original = (file: string) => {
    const known = originals.get(file) ?? readFileSync(join(folder, file), 'utf8')
    originals.set(file, known)
    return known
  }
  return {
    folder,
    postgres,
    // A function, since `replace` gives `$` in a string a meaning of its own.
    put: ({ file, text, becomes }) =>
      write(
        file,
        original(file).replace(text, () => becomes),
      ),
    restore: ({ file }) => write(file, original(file)),
    clear: async () => dropLeftDatabases(await postgres()),
    async remove() {
      await (await opened)?.remove()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function dropLeftDatabases({ administration, migrated }: SharedPostgres): Promise<void> {
  const left = await query(
    administration,
    `select datname from pg_database where datname like 'test\\_%' and datname <> '${migrated}'`,
  )
  for (const { datname } of left) await query(administration, `drop database "${datname}" with (force)`)
}
