import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeError } from '#server/configuration/log'
import { createWarnings } from '#server/configuration/warnings'
import type { Database, Tx } from '#server/db/database'
import { isUniqueViolation } from '#server/db/error-code'
import { lockSettlements } from '#server/db/locks'
import { openPostgres } from '#server/db/postgres'
import { anyDatabase } from '../support/any-database.ts'
import { query } from '../support/postgres.ts'
import { serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { createSettlement, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()

/** More than there are connections: with fewer, one that is never given back would not be missed. */
const many = 25

describe.runIf(postgresIsInstalled)('a transaction on PostgreSQL', () => {
  let url: string
  let database: Database
  beforeAll(async () => {
    url = (await anyDatabase()).DATABASE_URL
    const log = pino({ level: 'silent' })
    database = await openPostgres(url, { log, warnings: createWarnings(log), direct: null })
    await query(
      url,
      `create table logs (number int primary key, bundle int unique deferrable initially deferred);
       create function lose_connection() returns trigger language plpgsql as
         $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
       create trigger lost after insert on logs for each row when (new.number = 13) execute function lose_connection()`,
    )
  })
  beforeEach(() => query(url, 'truncate logs'))
  afterAll(() => database?.close())

  const logs = async () =>
    (await query(url, 'select number from logs order by number')).map((row) => row.number)
  const add = (number: number, bundle: number | null = null) =>
    sql`insert into logs values (${number}, ${bundle})`

  test('B18: the last write is committed with it, while the work of the transaction still goes on', async () => {
    const seen = await database.transaction(async (tx) => {
      await tx.write(add(1))
      const before = await logs()
      await tx.writeLast(add(2))
      return [before, await logs()]
    })
    expect(seen).toEqual([[], [1, 2]])
  })

  test('B18: reads that are sent without waiting get each their own answer, in their order', async () => {
    const answered: unknown[] = []
    await database.transaction((tx) =>
      Promise.all(
        [3, 1, 2].map(async (number) => answered.push(await tx.all(sql`select ${number}::int as number`))),
      ),
    )
    expect(answered).toEqual([[{ number: 3 }], [{ number: 1 }], [{ number: 2 }]])
  })

  test('R4: after its last write a transaction writes nothing more, but it reads', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.writeLast(add(1))
      expect(await tx.all(sql`select number from logs`)).toEqual([{ number: 1 }])
      await tx.write(add(2))
    })
    await expect(failing).rejects.toThrow('writes nothing')
    expect(await logs()).toEqual([1])
  })

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['the work fails', (tx) => tx.write(add(2)).then(() => Promise.reject(new Error('no')))],
    ['a statement fails', (tx) => tx.write(add(7))],
    ['the last write fails', (tx) => tx.writeLast(add(7))],
    ['the commit fails', (tx) => tx.writeLast(add(8, 1))],
    ['the connection is lost at the last write', (tx) => tx.writeLast(add(13))],
  ])('R4: nothing is saved where %s, and its connection is given back or replaced', async (_, fails) => {
    await query(url, 'insert into logs values (7, 1)')
    for (let time = 0; time < many; time++) {
      const failing = database.transaction(async (tx) => {
        await tx.write(add(1))
        await fails(tx)
      })
      await expect(failing).rejects.toThrow()
    }
    expect(await logs()).toEqual([7])
    expect(await database.transaction((tx) => tx.writeLast(add(8)))).toEqual([])
    expect(await logs()).toEqual([7, 8])
  })

  test('R4: a last write that is refused says why', async () => {
    await query(url, 'insert into logs values (7)')
    const refused = await database.transaction((tx) => tx.writeLast(add(7))).catch((error: unknown) => error)
    expect(isUniqueViolation(refused, 'logs')).toBe(true)
    expect(describeError(refused)).toMatchObject({
      message: 'Failed query: insert into logs values ($1, $2)',
    })
  })

  test('times are text, as they are on the built-in database', async () => {
    const [row] = await database.all(
      sql`select '2026-11-28 07:22:17+00'::timestamptz as at, '2026-11-28'::date as day`,
    )
    expect(row).toEqual({ at: expect.stringMatching(/^2026-11-28 \d\d:\d\d:17/), day: '2026-11-28' })
  })

  test('BEY-11, B18: who has a settlement open is written while an act has the settlement locked', async () => {
    const server = await start({ DATABASE_URL: url })
    const owner = await signInSomebody(server, 'Owner')
    const settlementId = await createSettlement(owner)
    await database.transaction(async (tx) => {
      await lockSettlements(tx, [settlementId], 'change')
      await query(
        url,
        `insert into presence (settlement_id, user_id, process_id, until)
          values ('${settlementId}', '${owner.userId}', '${crypto.randomUUID()}', now())`,
      )
    })
    const [row] = await query(
      url,
      `select count(*)::int as count from presence where settlement_id = '${settlementId}'`,
    )
    expect(row).toEqual({ count: 1 })
  })
})
