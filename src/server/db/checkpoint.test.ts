import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkpointIfDue } from './checkpoint.ts'
import { text } from './columns.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bit-calculator-checkpoint-'))
  database = await openPglite(folder)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Writes so much into the database's log. */
const log = (mebibytes: number) =>
  database.all(
    sql`select pg_logical_emit_message(false, '', repeat('x', ${mebibytes * 1024 ** 2}::int))::text`,
  )

/** The place from which on the database needs its log. */
async function begins() {
  const [row] = await database.all(sql`select redo_lsn::text as place from pg_control_checkpoint()`)
  return text(row!, 'place')
}

test('R2: the built-in database makes a checkpoint once 40 MiB are logged, not after 20', async () => {
  await database.write(sql`checkpoint`)
  const before = await begins()
  await log(20)
  await checkpointIfDue(database)
  expect(await begins()).toBe(before)
  await log(20)
  await checkpointIfDue(database)
  expect(await begins()).not.toBe(before)
})

test('R2: a copy of the files for a backup begins with a checkpoint', async () => {
  const before = await begins()
  await database.copyFiles?.(join(folder, 'copy'))
  expect(await begins()).not.toBe(before)
})

test('R2: nobody but its owner may look into the built-in database', () => {
  for (const inside of ['', 'pg']) expect(statSync(join(folder, inside)).mode & 0o777).toBe(0o700)
})
