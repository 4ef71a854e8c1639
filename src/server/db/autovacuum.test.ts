import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vacuumAll, vacuumChanged } from './autovacuum.ts'
import { whole } from './columns.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bit-calculator-vacuum-'))
  database = await openPglite(folder)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const addUsers = (from: number, to: number) =>
  database.write(
    sql`insert into users (name, email) select 'Many', n || '@id.invalid' from generate_series(${from}::int, ${to}::int) n`,
  )

/** What the database knows of the table of accounts, once it has counted what was just done. */
async function known() {
  await database.all(sql`select pg_stat_force_next_flush()`)
  const [row] = await database.all(sql`
    select reltuples::int, n_dead_tup::int, vacuum_count::int,
      (select count(*)::int from pg_stats where tablename = 'users') as columns
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'users'`)
  const of = (column: string) => whole(row!, column)
  return { rows: of('reltuples'), dead: of('n_dead_tup'), times: of('vacuum_count'), columns: of('columns') }
}

test('B17: the built-in database knows how much its tables hold from the start on', async () => {
  await vacuumAll(database)
  expect(await known()).toMatchObject({ times: 0, columns: 0 })
  await addUsers(1, 100)
  await known()
  await vacuumAll(database)
  const { columns, ...counted } = await known()
  expect(counted).toEqual({ rows: 100, dead: 0, times: 1 })
  expect(columns).toBeGreaterThan(0)
})

test('B17: a table that has grown is counted anew, and one that is almost as it was is left alone', async () => {
  await addUsers(101, 150)
  await known()
  await vacuumChanged(database)
  expect(await known()).toMatchObject({ rows: 100, times: 1 })
  await addUsers(151, 700)
  await known()
  await vacuumChanged(database)
  expect(await known()).toMatchObject({ rows: 700, times: 2 })
})

test('B18: the space of what was deleted is free again', async () => {
  await database.write(sql`delete from users`)
  expect((await known()).dead).toBeGreaterThan(0)
  await vacuumChanged(database)
  expect(await known()).toMatchObject({ rows: 0, dead: 0, times: 3 })
})
