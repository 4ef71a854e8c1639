import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anyDatabase } from '../support/any-database.ts'
import { type OpenStream, openStream } from '../support/live-stream.ts'
import { query } from '../support/postgres.ts'
import { openSavingBrowser, set } from '../support/saving.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { openSettlementStream, type SettlementStream } from '../support/settlement-stream.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'

const { start } = serversOfThisFile()

/** Two browsers of one player, `here` and `elsewhere`, and a settlement that its owner changes. */
type Evening = {
  readonly owner: Somebody
  readonly here: Somebody
  readonly elsewhere: Somebody
  readonly settlementId: string
  readonly seq: number
}

describe.runIf(postgresIsInstalled)('two servers on one PostgreSQL', () => {
  let databaseUrl: string
  let one: RunningServer
  let other: RunningServer
  let people = 0
  const opened: OpenStream[] = []

  beforeAll(async () => {
    databaseUrl = (await anyDatabase()).DATABASE_URL
    const settings = {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'one secret for both servers, long enough',
      SIGN_INS_PER_MINUTE: '1000',
    }
    one = await start(settings)
    other = await start(settings)
  })
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close()
  })

  async function evening(): Promise<Evening> {
    people += 1
    const owner = await signInSomebody(one, `Owner ${people}`)
    const here = await signInSomebody(one, `Player ${people}`)
    const elsewhere = await signInSomebody(one, `Player ${people}`)
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, here, 'contributor')
    const { seq } = await readSettlement(owner, settlementId)
    return { owner, here, elsewhere, settlementId, seq }
  }
  async function listen(who: Somebody, { settlementId, seq }: Evening) {
    const data = await openStream(other, who)
    await data.hears(1)
    const settlement = await openSettlementStream(other, settlementId, who, seq)
    await eventually(async () => settlement.here().length > 0)
    opened.push(data, settlement)
    return { data, settlement }
  }
  /** Changes that the streams would bring if they were still open. */
  async function goOn({ owner, elsewhere, settlementId }: Evening): Promise<void> {
    await openSavingBrowser(one, elsewhere).save(1, set('log', 1))
    for (let i = 0; i < 10; i++)
      await answerOf(owner.ask('updateSettlement', { settlementId, name: `Later ${i}` }))
  }
  async function expectEnded(
    { data, settlement }: { data: OpenStream; settlement: SettlementStream },
    why: string,
  ) {
    expect(await data.ended()).toBe(why)
    // A deleted account is no member any more either, and of that the settlement's stream may hear first.
    expect([why, 'removed']).toContain(await settlement.ended())
    expect(data.versions()).toEqual([1])
    expect(settlement.changes()).toEqual([])
  }

  const endings: readonly [string, (evening: Evening) => Promise<unknown>, string?][] = [
    ['the player signs out', ({ here }) => here.ask('auth/sign-out')],
    ['the player signs out everywhere', ({ elsewhere }) => answerOf(elsewhere.ask('endAllSessions'))],
    [
      'the player signs this browser out from another',
      ({ here, elsewhere }) => endSessionOf(here, elsewhere),
    ],
    [
      'the account is deleted',
      ({ elsewhere }) => answerOf(elsewhere.ask('deleteAccount', { confirm: 'DELETE' })),
      'account-deleted',
    ],
    [
      'the account is switched off',
      ({ here }) =>
        query(databaseUrl, `update profiles set disabled = true where user_id = '${here.userId}'`),
    ],
  ]

  test.each(endings)(
    'I9, S3: when %s, the streams at the other server end within two seconds, and nothing later reaches them',
    async (_, end, why = 'session-ended') => {
      const tonight = await evening()
      const streams = await listen(tonight.here, tonight)
      await end(tonight)
      const endedAt = Date.now()
      await Promise.all([goOn(tonight), expectEnded(streams, why)])
      expect(Date.now() - endedAt).toBeLessThan(2_000)
      await expectEnded(streams, why)
    },
  )

  test('S3: the streams of the player’s other browser continue and miss nothing', async () => {
    const tonight = await evening()
    const { data, settlement } = await listen(tonight.elsewhere, tonight)
    await tonight.here.ask('auth/sign-out')
    await goOn(tonight)
    await data.hears(2)
    await settlement.reaches(tonight.seq + 10)
    expect(settlement.changes().map(({ seq }) => seq)).toEqual(
      Array.from({ length: 10 }, (_, i) => tonight.seq + 1 + i),
    )
  })
})

async function endSessionOf(here: Somebody, elsewhere: Somebody): Promise<void> {
  const sessions = await answerOf(here.ask<{ id: string; isThisOne: boolean }[]>('getSessions'))
  await answerOf(elsewhere.ask('endSession', { id: sessions.find(({ isThisOne }) => isThisOne)!.id }))
}
