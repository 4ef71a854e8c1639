import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { text } from '../db/columns.ts'
import type { PlainDatabase } from './plain-database.ts'
import { quoted, readShapes, type TableShape } from './stored-shape.ts'

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>

/** About this many characters are asked of the database at a time, whatever the size of its rows. */
const fetchedAtOnce = 2_000_000
const mostRows = 5_000

/**
 * Writes the rows of all tables as they are at one moment, one file for each: first a line with the columns, then a line for each row,
 * a JSON list of its columns' texts. A text is what PostgreSQL itself writes of a value and reads again, so nothing depends on its
 * release, and no number passes through JavaScript.
 */
export async function writeRows(database: PlainDatabase, folder: string): Promise<RowCounts> {
  await mkdir(folder, { recursive: true })
  await database.run('begin transaction isolation level repeatable read read only')
  try {
    await database.run(
      `set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local bytea_output to 'hex'`,
    )
    const counts: Record<string, number> = {}
    for (const shape of await readShapes(database))
      counts[shape.table] = await writeTable(database, shape, folder)
    return counts
  } finally {
    await database.run('rollback').catch(() => {})
  }
}

async function writeTable(database: PlainDatabase, shape: TableShape, folder: string): Promise<number> {
  let count = 0
  async function* lines() {
    yield `${JSON.stringify(shape)}\n`
    for await (const rows of rowsOf(database, shape)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
  }
  const file = createWriteStream(join(folder, `${shape.table}.jsonl.gz`), { mode: 0o600, flush: true })
  await pipeline(Readable.from(lines()), createGzip(), file)
  return count
}

async function* rowsOf(database: PlainDatabase, { table, columns }: TableShape) {
  const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
  await database.run(
    `declare rows no scroll cursor for select json_build_array(${texts})::text as line from ${quoted(table)}`,
  )
  for (let wanted = 100; ; ) {
    const rows = await database.query(`fetch ${wanted} from rows`)
    if (rows.length === 0) break
    const lines = rows.map((row) => text(row, 'line'))
    yield lines
    const characters = lines.reduce((sum, line) => sum + line.length, 0)
    wanted = Math.max(1, Math.min(mostRows, Math.floor((fetchedAtOnce * lines.length) / characters)))
  }
  await database.run('close rows')
}
