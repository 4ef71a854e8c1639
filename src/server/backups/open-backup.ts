import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { whole } from '../db/columns.ts'
import { backupFault } from './backup-fault.ts'
import { loadRows } from './load-rows.ts'
import type { Manifest } from './manifest.ts'
import type { PlainDatabase } from './plain-database.ts'
import { migrateUpTo, schemaOfThisRelease } from './schema.ts'
import { quoted, readShapes } from './stored-shape.ts'
import type { RowCounts } from './write-rows.ts'
import { wrongRows } from './wrong-rows.ts'

export const tablesFolder = 'tables'
/** The built-in database's own files, as PGlite packs them. */
export const packedFiles = 'database.tar.gz'

/** Fills an empty database with a backup's rows, in the schema they were written in. @throws if rows are missing */
export async function fillFromRows(
  database: PlainDatabase,
  folder: string,
  { schema, rows }: Pick<Manifest, 'schema' | 'rows'>,
): Promise<void> {
  await migrateUpTo(database, schema.number)
  requireSameCounts(await loadRows(database, join(folder, tablesFolder)), rows)
}

/** A backup's packed files, to be opened. */
export function readPackedFiles(folder: string): Promise<Blob> {
  return openAsBlob(join(folder, packedFiles))
}

/** Migrates a filled database to this release. @returns the rules over several tables that it breaks, in sentences */
export async function bringUpToDate(database: PlainDatabase): Promise<readonly string[]> {
  await migrateUpTo(database, schemaOfThisRelease().number)
  return wrongRows(database)
}

/** Counts the rows of a backup that was opened and not loaded row by row. @throws where a table has more or fewer than the backup says */
export async function requireRows(database: PlainDatabase, expected: RowCounts): Promise<void> {
  const counts: Record<string, number> = {}
  for (const { table } of await readShapes(database)) {
    const [row] = await database.query(`select count(*) as rows from ${quoted(table)}`)
    counts[table] = whole(row!, 'rows')
  }
  requireSameCounts(counts, expected)
}

function requireSameCounts(found: RowCounts, expected: RowCounts): void {
  const names = [...new Set([...Object.keys(found), ...Object.keys(expected)])]
  const other = names.filter((name) => found[name] !== expected[name])
  if (other.length > 0)
    throw backupFault(
      other
        .map((name) => `${name} has ${found[name] ?? 'no'} rows in place of ${expected[name] ?? 'no'}`)
        .join('; '),
    )
}
