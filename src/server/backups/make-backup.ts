import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { isoTime, now } from '../configuration/clock.ts'
import { appVersion } from '../configuration/project-folders.ts'
import { whole } from '../db/columns.ts'
import { connectForLong } from '../db/direct-connection.ts'
import { backupFault } from './backup-fault.ts'
import { backupName } from './backup-folder.ts'
import type { SecretPlace } from './beside-the-database.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { inMemory } from './memory-database.ts'
import {
  bringUpToDate,
  fillFromRows,
  packedFiles,
  readPackedFiles,
  requireRows,
  tablesFolder,
} from './open-backup.ts'
import { type PlainDatabase, plainPglite, plainPostgres } from './plain-database.ts'
import { isKnown, readSchema } from './schema.ts'
import { writeRows } from './write-rows.ts'
import { describeFile, filesIn, syncAll } from './written-files.ts'

/** What a backup is made of: PostgreSQL, or a copy of the built-in database's files, as a kill would have left them. */
export type BackupSource =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'copy'; readonly folder: string; readonly copiedAt: number }

type Facts = Omit<Manifest, 'form' | 'files' | 'isChecked' | 'brokenRules' | 'secret'>

/**
 * Writes the rows of a database, and the files of the built-in one, into a folder; then opens each of them in memory and
 * checks that nothing is missing (R2). Deletes the copy that it was made of.
 * @returns the backup's name
 */
export async function makeBackup(into: string, source: BackupSource, secret: SecretPlace): Promise<string> {
  const facts = await writeDatabase(into, source)
  const brokenRules = await checkBackup(into, facts)
  return sealBackup(into, { ...facts, isChecked: true, brokenRules, secret })
}

/** Writes a backup without checking it, and without a secret: of a database that is about to be replaced, whatever is wrong with it. */
export async function makeSafetyCopy(into: string, source: BackupSource): Promise<string> {
  return sealBackup(into, { ...(await writeDatabase(into, source)), isChecked: false, brokenRules: [] })
}

function writeDatabase(into: string, source: BackupSource): Promise<Facts> {
  return source.kind === 'copy' ? writeBuiltIn(into, source) : writePostgres(into, source.url)
}

async function writeBuiltIn(
  into: string,
  { folder, copiedAt }: BackupSource & { kind: 'copy' },
): Promise<Facts> {
  const client = await PGlite.create(folder)
  try {
    const facts = await writeFrom(plainPglite(client), into, copiedAt)
    await client.exec('checkpoint')
    const packed = await client.dumpDataDir('gzip')
    await writeFile(join(into, packedFiles), packed.stream(), { mode: 0o600 })
    return facts
  } finally {
    await client.close()
    await rm(folder, { recursive: true })
  }
}

async function writePostgres(into: string, url: string): Promise<Facts> {
  const client = await connectForLong({ connectionString: url, application_name: 'bit-calculator-backup' })
  try {
    return await writeFrom(plainPostgres(client), into, now())
  } finally {
    await client.end().catch(() => {})
  }
}

async function writeFrom(database: PlainDatabase, into: string, at: number): Promise<Facts> {
  const schema = await readSchema(database)
  if (!schema) throw backupFault('there are no tables of Bit Calculator in this database')
  if (!isKnown(schema))
    throw backupFault('a newer release has migrated this database: let that one back it up')
  const [version] = await database.query(`select current_setting('server_version_num')::int / 10000 as major`)
  const rows = await writeRows(database, join(into, tablesFolder))
  return { madeAt: isoTime(at), appVersion: appVersion(), schema, postgres: whole(version!, 'major'), rows }
}

/**
 * Opens everything that was written, in memory. @returns the rules that are broken in it: they are broken in its database too, so the
 * backup is kept. @throws where something is missing
 */
async function checkBackup(into: string, facts: Facts): Promise<readonly string[]> {
  // Without files, the database in memory begins empty. `bringUpToDate` gives the broken rules.
  const ofRows = await inMemory(null, async (database) => {
    await fillFromRows(database, into, facts)
    return bringUpToDate(database)
  })
  if (!(await filesIn(into)).includes(packedFiles)) return ofRows
  const ofFiles = await inMemory(await readPackedFiles(into), async (database) => {
    await requireRows(database, facts.rows)
    return bringUpToDate(database)
  })
  return [...new Set([...ofRows, ...ofFiles])]
}

/** Writes down what the backup holds, once all of it is on the disk. @returns its name */
async function sealBackup(into: string, facts: Omit<Manifest, 'form' | 'files'>): Promise<string> {
  const files = []
  for (const path of await filesIn(into)) files.push(await describeFile(into, path))
  await writeManifest(into, { ...facts, files })
  await syncAll(into)
  return backupName(facts)
}
