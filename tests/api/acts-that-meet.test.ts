import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Snapshot } from '#domain/settlement/tables'
import { anyDatabase } from '../support/any-database.ts'
import { query } from '../support/postgres.ts'
import { askAs } from '../support/saving.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'
import { pageOf } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

/** An answer; with a reason where the act was refused. */
type Said = { readonly reason?: string }

/** One server does the acts of a settlement one after the other; only acts of two servers can meet in the database. */
describe.runIf(postgresIsInstalled)('two servers on one PostgreSQL', () => {
  let one: RunningServer
  let other: RunningServer
  let databaseUrl: string

  beforeAll(async () => {
    databaseUrl = (await anyDatabase()).DATABASE_URL
    const settings = {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'one secret for both servers, long enough',
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    }
    one = await start(settings)
    other = await start(settings)
  })

  const waitingForLocks = async () => {
    const [row] = await query(
      databaseUrl,
      `select count(*) as found from pg_stat_activity
        where datname = current_database() and application_name = 'bit-calculator' and wait_event_type = 'Lock'`,
    )
    return Number(row?.found)
  }

  /** Locks the settlements until every act has read its rows and waits to write, then lets all of them go on. */
  async function meeting<Answer>(
    settlementIds: readonly string[],
    acts: readonly (() => Promise<Answer>)[],
  ): Promise<readonly Answer[]> {
    const holder = new Client({ connectionString: databaseUrl })
    await holder.connect()
    try {
      await holder.query('begin')
      await holder.query('select id from settlements where id = any($1) for update', [settlementIds])
      const answers = acts.map((act) => act())
      await eventually(async () => (await waitingForLocks()) === acts.length)
      await holder.query('rollback')
      return await Promise.all(answers)
    } finally {
      await holder.end()
    }
  }

  /** A settlement of somebody who adds logs to its stock. */
  async function anOwner() {
    const owner = await signInSomebody(one, 'Owner')
    const settlementId = await createSettlement(owner)
    const add =
      (at: RunningServer, quantity: number, operationId: string, who: Somebody = owner) =>
      () =>
        askAs<Said>(at, { cookie: who.cookie, origin: pageOf(at) }, 'addItemsToInventory', {
          settlementId,
          operationId,
          items: [{ itemId: '1', quantity }],
        })
    const logs = async () => {
      const { tables } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
      return tables.stock.find(({ itemId }) => itemId === '1')?.quantity
    }
    return { owner, settlementId, add, logs }
  }

  test('I2, INV-1: if one server adds 5 logs and the other 7 at the same moment, the stock holds 12', async () => {
    const { settlementId, add, logs } = await anOwner()
    const answers = await meeting(
      [settlementId],
      [add(one, 5, crypto.randomUUID()), add(other, 7, crypto.randomUUID())],
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await logs()).toBe(12)
  })

  test('I11: an act that a client sends to both servers at the same moment is done once, and both give the same answer', async () => {
    const { settlementId, add, logs } = await anOwner()
    const id = crypto.randomUUID()
    const [first, second] = await meeting([settlementId], [add(one, 5, id), add(other, 5, id)])
    expect(first).toMatchObject({ status: 200 })
    expect(second).toEqual(first)
    expect(await logs()).toBe(5)
  })

  test('I11: if two acts with the same id reach two settlements at the same moment, one is done and the other refused', async () => {
    const { owner, settlementId } = await anOwner()
    const homes = [settlementId, await createSettlement(owner, 'Elmhaven')]
    const operationId = crypto.randomUUID()
    const answers = await meeting(
      homes,
      homes.map((home) => () => owner.ask('addPlayer', { settlementId: home, name: 'Finn', operationId })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const players = await Promise.all(
      homes.map(async (home) => (await readSettlement(owner, home)).players.length),
    )
    expect(players.toSorted()).toEqual([0, 1])
  })

  test('I2, I11, B18: each of 48 acts at once is answered as if it were alone, the refused ones too', async () => {
    const { owner, settlementId, add, logs } = await anOwner()
    const ben = await signInSomebody(one, 'Ben')
    await joinAs(owner, settlementId, ben, 'admin')
    const [used, twice] = [crypto.randomUUID(), crypto.randomUUID()]
    await add(one, 1, used)()
    const takeAMillion = (at: RunningServer) =>
      askAs<Said>(at, { cookie: owner.cookie, origin: pageOf(at) }, 'takeFromInventory', {
        settlementId,
        operationId: crypto.randomUUID(),
        itemId: '1',
        amount: 1_000_000,
      })
    const acts = [one, other].flatMap((at) => [
      ...Array.from({ length: 20 }, () => add(at, 1, crypto.randomUUID())()),
      // The same request on both servers, one with too little in the stock, and one with an id that another act has used.
      add(at, 1, twice)(),
      takeAMillion(at),
      add(at, 1, used, ben)(),
      add(at, 1, crypto.randomUUID(), ben)(),
    ])
    const said = (await Promise.all(acts)).map(({ status, body }) => body.reason ?? status)
    const ofOne = [...Array.from({ length: 21 }, () => 200), 'only-so-many', 'operation-id-used', 200]
    expect(said).toEqual([...ofOne, ...ofOne])
    // The used one, 20 and Ben's on each server, and the one that was sent twice.
    expect(await logs()).toBe(1 + 2 * 21 + 1)
  })
})
