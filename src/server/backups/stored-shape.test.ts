import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { plainPglite } from './plain-database.ts'
import { migrateUpTo, schemaOfThisRelease } from './schema.ts'
import { readForeignKeys, readShapes } from './stored-shape.ts'

test('R2: a backup knows every table of every release, and no table of somebody else in the same database', async () => {
  const client = await PGlite.create()
  const database = plainPglite(client)
  for (let number = 1; number <= schemaOfThisRelease().number; number++) {
    await migrateUpTo(database, number)
    const stored = await database.query(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    )
    const shapes = await readShapes(database)
    expect(shapes.map(({ table }) => table)).toEqual(stored.map(({ tablename }) => tablename))
  }
  const before = await readShapes(database)
  const keys = await readForeignKeys(database, before)
  expect(keys.length).toBeGreaterThan(10)
  await client.exec('create table somebodys (id integer primary key, other integer references somebodys)')
  expect(await readShapes(database)).toEqual(before)
  expect(await readForeignKeys(database, before)).toEqual(keys)
  await client.close()
})
