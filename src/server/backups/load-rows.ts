import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { backupFault } from './backup-fault.ts'
import type { PlainDatabase } from './plain-database.ts'
import { quoted, readForeignKeys, readShapes, type TableShape } from './stored-shape.ts'
import type { RowCounts } from './write-rows.ts'

/** About how many characters one statement inserts. */
const insertedAtOnce = 1_000_000

/**
 * Puts the rows of a folder in place of all rows of a database that has the same tables. Foreign keys are taken away meanwhile, since
 * tables refer to each other; putting them back checks every row. To be called in a transaction, if a failure must leave the former rows.
 */
export async function loadRows(database: PlainDatabase, folder: string): Promise<RowCounts> {
  const shapes = await readShapes(database)
  const keys = await readForeignKeys(database, shapes)
  await database.run(`set timezone to 'UTC'; set datestyle to 'ISO, YMD'`)
  await database.run(`truncate ${shapes.map(({ table }) => quoted(table)).join(', ')}`)
  for (const { drop } of keys) await database.run(drop)
  const counts: Record<string, number> = {}
  for (const shape of shapes) counts[shape.table] = await loadTable(database, shape, folder)
  for (const { add } of keys) await database.run(add)
  // Counts the new rows, so that the database plans well what is asked next: the rules over several tables, and with PostgreSQL
  // whatever is asked in the first minute.
  await database.run(`analyze ${shapes.map(({ table }) => quoted(table)).join(', ')}`)
  return counts
}

async function loadTable(database: PlainDatabase, shape: TableShape, folder: string): Promise<number> {
  const insert = insertInto(shape)
  let count = 0
  let isFirst = true
  let waiting: string[] = []
  let characters = 0
  const flush = async () => {
    if (waiting.length > 0) await database.query(insert, [`[${waiting.join(',')}]`])
    count += waiting.length
    waiting = []
    characters = 0
  }
  for await (const line of linesOf(join(folder, `${shape.table}.jsonl.gz`))) {
    if (isFirst) requireSameColumns(line, shape)
    else {
      waiting.push(line)
      characters += line.length
      if (characters > insertedAtOnce) await flush()
    }
    isFirst = false
  }
  await flush()
  return count
}

function insertInto({ table, columns }: TableShape): string {
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, place) => `(line->>${place})::${type}`).join(', ')
  return `insert into ${quoted(table)} (${names}) select ${values} from jsonb_array_elements($1::jsonb) as line`
}

function requireSameColumns(line: string, { table, columns }: TableShape): void {
  const written = JSON.parse(line) as TableShape
  if (JSON.stringify(written.columns) === JSON.stringify(columns)) return
  throw backupFault(`the columns of ${table} are not those of the backup`)
}

/** Only a line feed ends a line: what people write may hold other characters that readline takes for the end of a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  // `pipeline` hands the faults of the file on; the loop below throws them.
  const unpacked = pipeline(createReadStream(path), createGunzip(), () => {})
  let rest = ''
  try {
    for await (const part of unpacked.setEncoding('utf8')) {
      const lines = (rest + part).split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw isMissing ? backupFault(`${basename(path)} is missing`) : error
  }
  if (rest !== '') throw backupFault('the last line is cut short')
}
