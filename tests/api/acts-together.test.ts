import { beforeAll, describe, expect, test } from 'vitest'
import type { Snapshot } from '#domain/settlement/tables'
import { anyDatabase } from '../support/any-database.ts'
import { perhapsSaved } from '../support/database-sentences.ts'
import { query } from '../support/postgres.ts'
import { type Answered, askAs } from '../support/saving.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'
import { pageOf } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

/** Where both servers are busy in a settlement, the acts that wait in one of them share a transaction. */
describe.runIf(postgresIsInstalled)('two busy servers on one PostgreSQL', () => {
  let servers: readonly RunningServer[]
  let databaseUrl: string

  beforeAll(async () => {
    databaseUrl = (await anyDatabase()).DATABASE_URL
    const settings = {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'one secret for both servers, long enough',
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    }
    servers = [await start(settings), await start(settings)]
  })

  type Act = { readonly name: string; readonly operationId: string; readonly input: object }
  type Said = Answered<{ readonly code?: string; readonly reason?: string; readonly message?: string }>

  /** A settlement of Ada's, in which Ben is an admin. */
  async function aBusySettlement() {
    const [ada, ben] = [await signInSomebody(servers[0]!, 'Ada'), await signInSomebody(servers[0]!, 'Ben')]
    const settlementId = await createSettlement(ada)
    await joinAs(ada, settlementId, ben, 'admin')
    const send = (who: Somebody, at: RunningServer, { name, operationId, input }: Act): Promise<Said> =>
      askAs(at, { cookie: who.cookie, origin: pageOf(at) }, name, { settlementId, operationId, ...input })
    const logs = async () => {
      const { tables } = await answerOf(ada.ask<Snapshot>('getSettlement', { settlementId }))
      return tables.stock.find(({ itemId }) => itemId === '1')?.quantity ?? 0
    }
    /** How many events share their transaction with others. */
    const shared = async () => {
      const [row] = await query(
        databaseUrl,
        `select count(*) - count(distinct xmin::text) as found from outbox where settlement_id = '${settlementId}'`,
      )
      return Number(row?.found)
    }
    return { ada, ben, settlementId, send, logs, shared }
  }

  const addALog = (operationId: string = crypto.randomUUID()): Act => ({
    name: 'addItemsToInventory',
    operationId,
    input: { items: [{ itemId: '1', quantity: 1 }] },
  })
  const takeAMillion = (): Act => ({
    name: 'takeFromInventory',
    operationId: crypto.randomUUID(),
    input: { itemId: '1', amount: 1_000_000 },
  })

  test('I2, I11, B18: each of 48 acts is answered as if it were alone, until some of them have shared a transaction', async () => {
    const { ada, ben, send, logs, shared } = await aBusySettlement()
    let expected = 0
    await eventually(async () => {
      const used = addALog()
      const twice = addALog()
      await send(ada, servers[0]!, used)
      const round = servers.flatMap((at) => [
        ...Array.from({ length: 20 }, () => send(ada, at, addALog())),
        // The same request on both servers, one with too little in the stock, and one with an id that another act has used.
        send(ada, at, twice),
        send(ada, at, takeAMillion()),
        send(ben, at, addALog(used.operationId)),
        send(ben, at, addALog()),
      ])
      const statuses = (await Promise.all(round)).map(({ status, body }) => body.reason ?? status)
      const ofOne = [...Array.from({ length: 21 }, () => 200), 'only-so-many', 'operation-id-used', 200]
      expect(statuses).toEqual([...ofOne, ...ofOne])
      // The used one, 20 and Ben's on each server, and the one that was sent twice.
      expected += 1 + 2 * 21 + 1
      expect(await logs()).toBe(expected)
      return (await shared()) > 0
    })
  })

  test('R4: where a shared transaction loses its connection at the commit, nobody is told that nothing was saved; sent again, each act is done once', async () => {
    const { ada, send, logs } = await aBusySettlement()
    await query(
      databaseUrl,
      `create function lose_shared() returns trigger language plpgsql as
        $$ begin
          if (select count(*) > 1 from outbox where outbox.xmin = pg_current_xact_id()::xid) then
            perform pg_terminate_backend(pg_backend_pid());
          end if;
          return null;
        end $$`,
    )
    await query(
      databaseUrl,
      `create constraint trigger lost after insert on outbox deferrable initially deferred
        for each row execute function lose_shared()`,
    )
    const acts: { readonly at: RunningServer; readonly act: Act }[] = []
    const lost: Said[] = []
    try {
      await eventually(async () => {
        const round = servers.flatMap((at) => Array.from({ length: 20 }, () => ({ at, act: addALog() })))
        acts.push(...round)
        const answers = await Promise.all(round.map(({ at, act }) => send(ada, at, act)))
        lost.push(...answers.filter(({ status }) => status !== 200))
        return lost.length > 1
      })
    } finally {
      await query(databaseUrl, 'drop trigger lost on outbox')
    }
    expect(new Set(lost.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set([`503 ${perhapsSaved}`]),
    )
    const again = await Promise.all(acts.map(({ at, act }) => send(ada, at, act)))
    expect(again.map(({ status }) => status)).toEqual(acts.map(() => 200))
    expect(await logs()).toBe(acts.length)
  })
})
