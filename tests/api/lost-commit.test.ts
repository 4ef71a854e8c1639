import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Writable } from '#server/db/database'
import { inTransaction } from '#server/db/postgres-statements'
import { anyDatabase } from '../support/any-database.ts'
import { nothingSaved, perhapsSaved } from '../support/database-sentences.ts'
import { query } from '../support/postgres.ts'
import { askAs, load, openSavingBrowser, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { type SignedIn, signIn } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

describe.runIf(postgresIsInstalled)('a connection to PostgreSQL that dies', () => {
  let databaseUrl: string
  let server: RunningServer
  let who: SignedIn

  beforeAll(async () => {
    databaseUrl = (await anyDatabase()).DATABASE_URL
    server = await start({ DATABASE_URL: databaseUrl })
    who = await signIn(server, 'olivia')
    await query(
      databaseUrl,
      `create function lose_connection() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`,
    )
  })

  /** While the work runs, a transaction that changes rows of this table loses its connection: at once, or at its commit. */
  async function whileLosing<Result>(trigger: string, table: string, work: () => Promise<Result>) {
    await query(databaseUrl, `create ${trigger} for each row execute function lose_connection()`)
    try {
      return await work()
    } finally {
      await query(databaseUrl, `drop trigger lost on ${table}`)
    }
  }

  test('R4: at the commit, nobody is told that nothing was saved; the same request again is saved once', async () => {
    // `saveAs(1, 1, …)`: the browser's save number 1, made on version 1 of the document.
    const browser = openSavingBrowser(server, who)
    const deferred =
      'constraint trigger lost after insert or update on user_data deferrable initially deferred'
    const lost = await whileLosing(deferred, 'user_data', () => browser.saveAs(1, 1, set('log', 5)))
    expect([lost.status, lost.body]).toEqual([503, { code: 'SERVICE_UNAVAILABLE', message: perhapsSaved }])
    for (const _ of [1, 2])
      expect((await browser.saveAs(1, 1, set('log', 5))).body).toMatchObject({ version: 2 })
    expect((await load(server, who)).version).toBe(2)
  })

  test('R4: before the commit, nothing was saved, and that is what is said', async () => {
    const immediate = 'trigger lost after insert or update on user_data'
    const browser = openSavingBrowser(server, who)
    const lost = await whileLosing(immediate, 'user_data', () => browser.saveAs(1, 2, set('log', 6)))
    expect([lost.status, lost.body.message]).toEqual([503, nothingSaved])
    expect((await load(server, who)).version).toBe(2)
  })

  test('R4: in a statement that is a transaction of its own, the answer says that it may have been saved', async () => {
    const lost = await whileLosing('trigger lost after delete on sessions', 'sessions', () =>
      askAs<{ message: string }>(server, who, 'endAllSessions'),
    )
    expect([lost.status, lost.body.message]).toEqual([503, perhapsSaved])
  })

  describe('R4: a connection that PostgreSQL ends at the commit is given to nobody else', () => {
    test.each([
      [
        'where all its writes went well',
        async (tx: Writable) => {
          await tx.write(sql`create temp table ending (id integer)`)
          await tx.write(sql`
            create constraint trigger lost after insert on ending deferrable initially deferred
              for each row execute function lose_connection()`)
          await tx.write(sql`insert into ending values (1)`)
        },
      ],
      [
        'also where its last write had failed',
        // The connection ends after the division by zero, when the commit behind it is read.
        (tx: Writable) => tx.writeLast(sql`select 1 / (not pg_terminate_backend(pg_backend_pid()))::int`),
      ],
    ])('%s', async (_title, work) => {
      const pool = new Pool({ connectionString: databaseUrl, pipeline: true })
      pool.on('error', () => {})
      await expect(inTransaction<unknown>(pool, work)).rejects.toThrow()
      expect(pool.totalCount).toBe(0)
      await pool.end()
    })
  })
})
