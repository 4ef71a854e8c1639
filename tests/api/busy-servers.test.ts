import { beforeAll, describe, expect, test } from 'vitest'
import type { Snapshot } from '#domain/settlement/tables'
import { anyDatabase } from '../support/any-database.ts'
import { type Answered, askAs } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'
import { pageOf } from '../support/sign-in.ts'

const { start } = serversOfThisFile()

/** Where one of them was first, the other locks the settlement for its next acts. */
describe.runIf(postgresIsInstalled)('two busy servers on one PostgreSQL', () => {
  let servers: readonly RunningServer[]

  beforeAll(async () => {
    const settings = {
      DATABASE_URL: (await anyDatabase()).DATABASE_URL,
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
    return { ada, ben, send, logs }
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

  test('I2, I11, B18: each of 48 acts is answered as if it were alone, the refused ones too', async () => {
    const { ada, ben, send, logs } = await aBusySettlement()
    const used = addALog()
    const twice = addALog()
    await send(ada, servers[0]!, used)
    const acts = servers.flatMap((at) => [
      ...Array.from({ length: 20 }, () => send(ada, at, addALog())),
      // The same request on both servers, one with too little in the stock, and one with an id that another act has used.
      send(ada, at, twice),
      send(ada, at, takeAMillion()),
      send(ben, at, addALog(used.operationId)),
      send(ben, at, addALog()),
    ])
    const said = (await Promise.all(acts)).map(({ status, body }) => body.reason ?? status)
    const ofOne = [...Array.from({ length: 21 }, () => 200), 'only-so-many', 'operation-id-used', 200]
    expect(said).toEqual([...ofOne, ...ofOne])
    // The used one, 20 and Ben's on each server, and the one that was sent twice.
    expect(await logs()).toBe(1 + 2 * 21 + 1)
  })
})
