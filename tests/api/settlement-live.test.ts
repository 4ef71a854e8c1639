import { beforeAll, describe, expect, test } from 'vitest'
import { liveAddress, settlementTopic } from '#contract/live'
import { afterEvent } from '#domain/settlement/change'
import { type SettlementState, type Snapshot, settlementIn, stateOf } from '#domain/settlement/tables'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { openSettlementStream } from '../support/settlement-stream.ts'
import { answerOf, createSettlement, joinAs, type Somebody, signInSomebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', ({ kind, settings }) => {
  let server: RunningServer
  /** Another process on the same database, where one can be. */
  let second: RunningServer
  let people = 0
  const newcomer = (): Promise<Somebody> => signInSomebody(server, `Listener ${++people}`)
  const stateFor = (who: Somebody, settlementId: string) =>
    answerOf(who.ask<Snapshot>('getSettlement', { settlementId })).then(stateOf)
  const settled = async () => {
    const [owner, member] = [await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, member, 'contributor')
    return { owner, member, settlementId, state: await stateFor(owner, settlementId) }
  }

  beforeAll(async () => {
    const given = {
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
      AUTH_SECRET: 'one secret for both servers, long enough',
    }
    server = await start(given)
    second = kind === 'PostgreSQL' ? await start(given) : server
  })

  test('SET-8: four changes by two members reach a stream, and lead to the state that a reload shows', async () => {
    const { owner, member, settlementId, state } = await settled()
    const stream = await openSettlementStream(second, settlementId, member, state.seq)
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Elmhaven' }))
    const player = await answerOf(member.ask<{ id: string }>('addPlayer', { settlementId, name: 'Finn' }))
    await answerOf(
      owner.ask('updateSettlementCollaboration', { settlementId, userId: member.userId, role: 'viewer' }),
    )
    await answerOf(owner.ask('removePlayer', { settlementId, playerId: player.id }))
    await stream.reaches(state.seq + 4)
    const folded = stream.changes().reduce(afterEvent, state)
    const now = await stateFor(owner, settlementId)
    expect(withoutActivity(folded)).toEqual(withoutActivity(now))
    stream.close()
  })

  test('R7: a reader who was away for two changes hears them and the next one, each once', async () => {
    const { owner, member, settlementId, state } = await settled()
    for (const name of ['A', 'B', 'C']) await answerOf(owner.ask('updateSettlement', { settlementId, name }))
    const stream = await openSettlementStream(second, settlementId, member, state.seq + 1)
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'D' }))
    await stream.reaches(state.seq + 4)
    expect(stream.changes().map(({ seq }) => seq)).toEqual([2, 3, 4].map((n) => state.seq + n))
    stream.close()
  })

  test('R7, R8: a phone that slept through more than a stream may hold is told to load the present state, and hears what comes then', async () => {
    const { owner, member, settlementId, state } = await settled()
    const { id: projectId } = await answerOf(
      owner.ask<{ id: string }>('createProject', { settlementId, name: 'Bridge', items: [] }),
    )
    // 100 times 12 kB.
    for (let time = 0; time < 100; time++) {
      const text = '木'.repeat(1_990) + time
      await answerOf(owner.ask('updateProject', { settlementId, projectId, description: text, notes: text }))
    }
    const stream = await openSettlementStream(second, settlementId, member, state.seq)
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Elmhaven' }))
    // The project, its 100 changes, and the new name.
    await stream.reaches(state.seq + 102)
    const resets = stream.messages().filter(({ type }) => type === 'reset')
    expect(resets).toHaveLength(1)
    // The server sends at most 256 KiB of them at once: about 20 of 12 kB.
    expect(stream.changes().length).toBeLessThan(50)
    stream.close()
  })

  test('I9: a removed member’s streams end within two seconds, and nothing later reaches them', async () => {
    const { owner, member, settlementId, state } = await settled()
    const streams = await Promise.all(
      [server, second].map((where) => openSettlementStream(where, settlementId, member, state.seq)),
    )
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    const ends = streams.map((stream) => stream.ended(2_000))
    for (let i = 0; i < 20; i++)
      await answerOf(owner.ask('updateSettlement', { settlementId, name: `After ${i}` }))
    expect(await Promise.all(ends)).toEqual(['removed', 'removed'])
    for (const stream of streams) expect(stream.changes()).toEqual([])
    expect((await openSettlementStream(server, settlementId, member, state.seq)).status).toBe(404)
  })

  test('I9: a stream ends with the session, and with the settlement', async () => {
    const { owner, member, settlementId, state } = await settled()
    const stream = await openSettlementStream(server, settlementId, member, state.seq)
    await answerOf(member.ask('endAllSessions'))
    expect(await stream.ended()).toBe('session-ended')
    const own = await openSettlementStream(second, settlementId, owner, state.seq)
    await answerOf(owner.ask('deleteSettlement', { settlementId }))
    expect(await own.ended()).toBe('deleted')
  })

  test('SET-3, R7: somebody who joined again continues the earlier stream, and is told to load the present state', async () => {
    const { owner, member, settlementId, state } = await settled()
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Before' }))
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Without them' }))
    await joinAs(owner, settlementId, member, 'viewer')
    const stream = await openSettlementStream(second, settlementId, member, state.seq)
    await eventually(async () => stream.messages().some(({ type }) => type === 'reset'))
    const { seq } = await stateFor(member, settlementId)
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'After' }))
    await stream.reaches(seq + 1)
    expect(stream.changes().map((event) => event.seq)).toEqual([state.seq + 1, seq + 1])
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    expect(await stream.ended()).toBe('removed')
  })

  test('BEY-11: who is here now is told to everyone, also across processes', async () => {
    const { owner, member, settlementId, state } = await settled()
    const watching = await openSettlementStream(server, settlementId, owner, state.seq)
    await eventually(async () => watching.here().length === 1)
    const visit = await openSettlementStream(second, settlementId, member, state.seq)
    await eventually(async () => watching.here().includes(member.userId))
    expect(await answerOf(member.ask('getSettlementPresence', { settlementId }))).toEqual(
      [owner.userId, member.userId].sort(),
    )
    visit.close()
    await eventually(async () => !watching.here().includes(member.userId))
    watching.close()
  })

  test('R7, BEY-11: a stream is read by GET alone; whoever asks otherwise opens none and is not shown as here', async () => {
    const { owner, member, settlementId, state } = await settled()
    const visitor = await newcomer()
    await joinAs(owner, settlementId, visitor, 'viewer')
    const watching = await openSettlementStream(server, settlementId, owner, state.seq)
    for (const method of ['HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      const headers = { cookie: member.cookie, origin: server.url, 'sec-fetch-site': 'same-origin' }
      const address = liveAddress('other', [{ topic: settlementTopic(settlementId), after: null }])
      const asked = await ask(server, address, { method, headers })
      expect([method, asked.status, asked.headers.allow]).toEqual([method, 405, 'GET'])
    }
    // The visitor comes later, so the member would have been told before them.
    const visit = await openSettlementStream(server, settlementId, visitor)
    await eventually(async () => watching.here().includes(visitor.userId))
    expect(watching.here()).not.toContain(member.userId)
    expect(await answerOf(owner.ask('getSettlementPresence', { settlementId }))).not.toContain(member.userId)
    visit.close()
    watching.close()
  })

  test('SET-5: the stream is for members alone: to others a settlement, an unknown id and a text that is no id all answer 404', async () => {
    const { settlementId } = await settled()
    const outsider = await newcomer()
    const asked = async (id: string) => (await openSettlementStream(server, id, outsider)).status
    expect([await asked(settlementId), await asked(crypto.randomUUID()), await asked('nowhere')]).toEqual([
      404, 404, 404,
    ])
    expect((await openSettlementStream(server, settlementId, null)).status).toBe(401)
  })

  test('I9: a reader that claims to know up to change 999,999 still hears of its own removal', async () => {
    const { owner, member, settlementId } = await settled()
    const stream = await openSettlementStream(server, settlementId, member, 999_999)
    await answerOf(owner.ask('removeSettlementCollaborator', { settlementId, userId: member.userId }))
    expect(await stream.ended()).toBe('removed')
  })

  test('R7: a reader that claims to know up to change 999,999 still hears the next one', async () => {
    const { owner, member, settlementId, state } = await settled()
    const stream = await openSettlementStream(second, settlementId, member, 999_999)
    await answerOf(owner.ask('updateSettlement', { settlementId, name: 'Elmhaven' }))
    await stream.reaches(state.seq + 1)
    expect(stream.changes().map(({ seq }) => seq)).toEqual([state.seq + 1])
    stream.close()
  })
})

/** The state without each member's last activity, which moves with every request and is told by presence. */
function withoutActivity({ rows, seq }: SettlementState) {
  const members = Array.from(rows.members.values(), ({ lastActiveAt: _, ...rest }) => rest)
  return { seq, members, players: [...rows.players.values()], settlement: settlementIn(rows) }
}
