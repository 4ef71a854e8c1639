import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { migrationLock } from '#server/db/advisory-locks'
import { query } from '../support/postgres.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { clusterOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { freePort } from '../support/server-port.ts'
import { call } from '../support/server-requests.ts'

const { launch, start } = serversOfThisFile()
const cluster = clusterOfThisFile()

test('R4: a PostgreSQL that does not answer at the start is named, without its password', async () => {
  const port = await freePort()
  const DATABASE_URL = `postgres://somebody:hidden@127.0.0.1:${port}/planner`
  const { code, errors } = await (await launch({ DATABASE_URL })).ended
  expect(code).toBe(1)
  expect(errors).toContain(`PostgreSQL at 127.0.0.1:${port}/planner cannot be used`)
  expect(errors).toContain('DATABASE_URL')
  expect(errors).not.toContain('hidden')
  expect(errors.trim().split('\n')).toHaveLength(1)
})

describe.runIf(postgresIsInstalled)('on PostgreSQL', () => {
  test('a database that does not exist is named', async () => {
    const missing = (await cluster().createDatabase()).replace(/\/\w+$/, '/no_such')
    const { code, errors } = await (await launch({ DATABASE_URL: missing })).ended
    expect(code).toBe(1)
    expect(errors).toContain('database "no_such" does not exist')
  })

  test('R14: several servers that start at once on an empty database all come up, and migrate it once', async () => {
    const DATABASE_URL = await cluster().createDatabase()
    const gate = new Client({ connectionString: DATABASE_URL })
    await gate.connect()
    await gate.query('select pg_advisory_lock($1)', [migrationLock])
    const starting = [start({ DATABASE_URL }), start({ DATABASE_URL }), start({ DATABASE_URL })]
    await eventually(async () => (await migrationsWaiting(DATABASE_URL)) === 3)
    await gate.end()
    for (const server of await Promise.all(starting)) {
      const list = (await (await call(server, 'getCatalogues')).json()) as unknown[]
      expect(list).toHaveLength(1)
    }
    const applied = await query(DATABASE_URL, 'select hash from drizzle.__drizzle_migrations')
    expect(new Set(applied.map((row) => row.hash)).size).toBe(applied.length)
  })

  test('R14: a database changed by a newer release is left alone', async () => {
    const DATABASE_URL = await cluster().createDatabase()
    const server = await start({ DATABASE_URL })
    server.signal('SIGTERM')
    await server.ended
    await query(
      DATABASE_URL,
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9000000000000)",
    )
    const { code, errors } = await (await launch({ DATABASE_URL })).ended
    expect([code, errors]).toEqual([
      1,
      'This database was made by a newer release of Bit Calculator. Start that release, or restore a backup.\n',
    ])
  })

  test('R4: while the database is down the server says so and loses nothing; it recovers by itself', async () => {
    const server = await start({ DATABASE_URL: await cluster().createDatabase() })
    const before = await (await call(server, 'getCatalogues')).json()
    await cluster().stop()

    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, ((await ready.json()) as { code: string }).code]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
    ])
    const refused = await call(server, 'getCatalogues')
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '5',
      {
        code: 'SERVICE_UNAVAILABLE',
        message: 'The database cannot be reached at the moment. Nothing was saved; please try again.',
      },
    ])
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    // The pack of the catalogue wood-1, in format 3, needs no database.
    expect((await fetch(`${server.url}/catalog/wood-1-3.json`)).status).toBe(200)

    await cluster().start()
    await eventually(async () => (await fetch(`${server.url}/readyz`)).status === 200)
    expect(await (await call(server, 'getCatalogues')).json()).toEqual(before)
  })
})

async function migrationsWaiting(url: string): Promise<number> {
  const [row] = await query(
    url,
    "select count(*) as waiting from pg_locks where locktype = 'advisory' and not granted",
  )
  return Number(row?.waiting)
}
