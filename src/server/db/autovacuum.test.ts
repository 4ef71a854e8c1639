import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listChanged, listFilled, vacuum } from './autovacuum.ts'
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

/** Has the database count now what was just done, which it does by itself some time later. */
async function countNow() {
  await database.all(sql`select pg_stat_force_next_flush()`)
}

/** What the database knows of the table `users`. */
async function known() {
  await countNow()
  const [row] = await database.all(sql`
    select reltuples::int, n_dead_tup::int,
      (select count(*)::int from pg_stats where tablename = 'users') as columns
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'users'`)
  const of = (column: string) => whole(row!, column)
  return { rows: of('reltuples'), dead: of('n_dead_tup'), columns: of('columns') }
}

const vacuumAll = async (tables: readonly string[]) => {
  for (const table of tables) await vacuum(database, table)
}

test('B17: the built-in database knows how much its tables hold once they are counted', async () => {
  expect(await known()).toMatchObject({ columns: 0 })
  await addUsers(1, 100)
  await countNow()
  await vacuumAll(await listFilled(database))
  const { columns, rows, dead } = await known()
  expect([rows, dead]).toEqual([100, 0])
  expect(columns).toBeGreaterThan(0)
})

test('B17: a table of 100 rows is left alone after 50 more rows, and due after 600 more', async () => {
  // The 100 rows are those of the test above, and the next test goes on with these. Due is what has changed by more than 50 rows and a
  // tenth: here more than 60.
  await vacuum(database, 'users')
  await addUsers(101, 150)
  await countNow()
  expect(await listChanged(database)).not.toContain('users')
  await addUsers(151, 700)
  await countNow()
  expect(await listChanged(database)).toContain('users')
  await vacuum(database, 'users')
  expect(await known()).toMatchObject({ rows: 700 })
})

test('B18: the space of 900 deleted rows is free again', async () => {
  await addUsers(701, 900)
  await vacuum(database, 'users')
  await database.write(sql`delete from users`)
  expect((await known()).dead).toBeGreaterThan(0)
  await vacuumAll(await listChanged(database))
  expect(await known()).toMatchObject({ rows: 0, dead: 0 })
})
