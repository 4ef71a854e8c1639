import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settlementTopic } from '#contract/live'
import type { Snapshot } from '#domain/settlement/tables'
import { anyDatabase } from '../support/any-database.ts'
import { type OpenStream, openTopics } from '../support/live-stream.ts'
import { listenTo } from '../support/postgres.ts'
import { openSavingBrowser, set } from '../support/saving.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { openSettlementStream, settlementIn } from '../support/settlement-stream.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()
const opened: OpenStream[] = []
let people = 0

afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})

const newcomer = (server: RunningServer) => signInSomebody(server, `Listener ${++people}`)
const seqOf = async (who: Somebody, settlementId: string) =>
  (await answerOf(who.ask<Snapshot>('getSettlement', { settlementId }))).seq

describe.each(bothDatabasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  /** Somebody with a stream of their account and of two settlements, one of which is another's. */
  async function threeTopics() {
    const [owner, member] = [await newcomer(server), await newcomer(server)]
    const [own, foreign] = [
      await createSettlement(member, 'Riverside'),
      await createSettlement(owner, 'Hillside'),
    ]
    await joinAs(owner, foreign, member, 'contributor')
    const topics = await Promise.all(
      [own, foreign].map(async (id) => ({ topic: settlementTopic(id), after: await seqOf(member, id) })),
    )
    const stream = await openTopics(server, member, [{ topic: 'account', after: null }, ...topics])
    opened.push(stream)
    return { owner, member, own, foreign, stream, topics }
  }

  test('SAVE-7, SET-8: one stream carries the account and two settlements, each message with its topic', async () => {
    const { owner, member, own, foreign, stream, topics } = await threeTopics()
    await answerOf(member.ask('updateSettlement', { settlementId: own, name: 'Elmhaven' }))
    await answerOf(owner.ask('addPlayer', { settlementId: foreign, name: 'Finn' }))
    await openSavingBrowser(server, member).save(1, set('log', 1))
    // The first save of a document makes version 2.
    await stream.hears(2)
    for (const [at, id] of [own, foreign].entries()) {
      const settlement = settlementIn(stream, id)
      await settlement.reaches(topics[at]!.after + 1)
      expect(settlement.changes().map(({ seq }) => seq)).toEqual([topics[at]!.after + 1])
      await eventually(async () => settlement.here().includes(member.userId))
    }
  })

  test('I9: a member removed from one settlement gets its end, and the stream continues with the others', async () => {
    const { owner, member, own, foreign, stream, topics } = await threeTopics()
    await answerOf(
      owner.ask('removeSettlementCollaborator', { settlementId: foreign, userId: member.userId }),
    )
    await answerOf(owner.ask('updateSettlement', { settlementId: foreign, name: 'Without them' }))
    const isEnd = ({ type }: { type: string }) => type === 'end'
    await eventually(async () => stream.messages().some(isEnd))
    await answerOf(member.ask('updateSettlement', { settlementId: own, name: 'Elmhaven' }))
    await settlementIn(stream, own).reaches(topics[0]!.after + 1)
    expect(stream.messages().filter(isEnd)).toEqual([
      { topic: settlementTopic(foreign), type: 'end', why: 'removed' },
    ])
    expect(settlementIn(stream, foreign).changes()).toEqual([])
  })

  test('SET-5: a topic that is not for the caller ends at once, the same whether it exists or not; the stream’s other topics go on', async () => {
    const [owner, outsider] = [await newcomer(server), await newcomer(server)]
    const foreign = [await createSettlement(owner), crypto.randomUUID(), 'nowhere'].map(settlementTopic)
    const stream = await openTopics(
      server,
      outsider,
      [...foreign, 'account' as const].map((topic) => ({ topic, after: null })),
    )
    opened.push(stream)
    await stream.hears(1)
    expect(stream.messages().slice(0, 3)).toEqual(
      foreign.map((topic) => ({ topic, type: 'end', why: 'removed' })),
    )
  })

  test('S6: a stream without topics, with an unknown one or with one twice is refused', async () => {
    const { cookie } = await newcomer(server)
    for (const query of ['', '?topics=', '?topics=weather', '?topics=account,account']) {
      const answer = await fetch(`${server.url}/api/live${query}`, { headers: { cookie } })
      expect([query, answer.status, await answer.json()]).toEqual([
        query,
        400,
        { code: 'BAD_REQUEST', message: 'There are no such topics.' },
      ])
    }
  })

  test('S6, SET-8: a browser that changes its topics opens the new stream before it closes the old: nobody is crowded out', async () => {
    const who = await newcomer(server)
    const settlementId = await createSettlement(who)
    const account = { topic: 'account', after: null } as const
    const streams: OpenStream[] = []
    // As many as one user may have; a ninth would end the oldest, did it not replace the one of its name.
    for (let at = 0; at < 8; at++) streams.push(await openTopics(server, who, [account], { name: `b${at}` }))
    const both = [account, { topic: settlementTopic(settlementId), after: null }]
    const next = await openTopics(server, who, both, { name: 'b0' })
    opened.push(...streams, next)
    expect(await streams[0]!.ended()).toBe('replaced')
    await openSavingBrowser(server, who).save(1, set('log', 1))
    for (const stream of [...streams.slice(1), next]) await stream.hears(2)
  })
})

describe.runIf(postgresIsInstalled)('two servers on one PostgreSQL', () => {
  let databaseUrl: string
  let one: RunningServer
  let other: RunningServer
  beforeAll(async () => {
    databaseUrl = (await anyDatabase()).DATABASE_URL
    const common = {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'one secret for both servers, long enough',
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    }
    one = await start(common)
    // This server listens at another database, so it hears no notification of the first: any of them may be lost.
    other = await start({ ...common, LIVE_DATABASE_URL: (await anyDatabase()).DATABASE_URL })
  })

  test('R7, SAVE-7, SET-8, BEY-11: if a notification is lost, everything arrives within the second that follows', async () => {
    const [owner, member] = [await newcomer(one), await newcomer(one)]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, member, 'viewer')
    const seq = await seqOf(owner, settlementId)
    const settlement = await openSettlementStream(other, settlementId, member, seq)
    const account = await openTopics(other, member, [{ topic: 'account', after: null }])
    opened.push(settlement, account)
    const lists = () => account.messages().filter(({ type }) => type === 'settlements').length
    await eventually(async () => lists() === 1 && settlement.here().length === 1)
    const visit = await openSettlementStream(one, settlementId, owner, seq)
    opened.push(visit)
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Elmhaven' }))
    await openSavingBrowser(one, member).save(1, set('log', 1))
    const begin = performance.now()
    await settlement.reaches(seq + 1)
    await account.hears(2)
    await eventually(async () => lists() === 2 && settlement.here().includes(owner.userId))
    // One second, and what a busy machine adds.
    expect(performance.now() - begin).toBeLessThan(2_000)
  })

  test('I9: if the notification of a removal is lost, the member is out within two seconds and hears nothing later', async () => {
    const [owner, member] = [await newcomer(one), await newcomer(one)]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, member, 'viewer')
    const stream = await openSettlementStream(other, settlementId, member, await seqOf(owner, settlementId))
    opened.push(stream)
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    for (let i = 0; i < 10; i++)
      await answerOf(owner.ask('updateSettlement', { settlementId, name: `After ${i}` }))
    expect(await stream.ended(2_000)).toBe('removed')
    expect(stream.changes()).toEqual([])
  })

  test('SET-8: 100 acts at once are announced in fewer than 100 notifications, at most one in 20 ms', async () => {
    const owner = await newcomer(one)
    const places = await Promise.all(
      Array.from({ length: 10 }, (_, at) => createSettlement(owner, `Place ${at}`)),
    )
    const others = await listenTo(databaseUrl, 'live_moved')
    const begin = performance.now()
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        answerOf(owner.ask('updateSettlement', { settlementId: places[at % 10]!, description: `act ${at}` })),
      ),
    )
    const tookMs = performance.now() - begin
    const isHeard = (id: string) =>
      others.heard().some((payload) => payload.includes(`history=settlement:${id}`))
    await eventually(async () => places.every(isHeard))
    // The first one goes out at once, and one may follow after the last act.
    expect(others.heard().length).toBeLessThanOrEqual(tookMs / 20 + 2)
    expect(others.heard().length).toBeLessThan(100)
    await others.close()
  })
})
