import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '#domain/settlement/tables'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'

const servers = serversOfThisFile()
const perhapsDone = {
  status: 409,
  body: {
    code: 'CONFLICT',
    reason: 'perhaps-done',
    field: 'sent',
    message: 'It is not known any more whether this was done.',
  },
}

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let people = 0
  const newcomer = (): Promise<Somebody> => signInSomebody(open.server(), `Sender ${++people}`)

  /** A contributor's phone, which numbers the acts that it sends to a settlement. */
  async function aPhone() {
    const [owner, member] = [await newcomer(), await newcomer()]
    const settlementId = await createSettlement(owner)
    await joinAs(owner, settlementId, member, 'contributor')
    const client = randomUUID()
    const add = (number: number, name: string, operationId: string = randomUUID()) =>
      member.ask<Player>('addPlayer', { settlementId, name, operationId, sent: { client, number } })
    const names = async () => (await readSettlement(owner, settlementId)).players.map(({ name }) => name)
    return { owner, member, settlementId, client, add, names }
  }

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  test('I11, BEY-11: number 1 sent three times, two of them at once, adds one player and gets the same answer each time', async () => {
    const { add, names } = await aPhone()
    const id = randomUUID()
    const answers = [
      ...(await Promise.all([add(1, 'Old Tom', id), add(1, 'Old Tom', id)])),
      await add(1, 'Old Tom', id),
    ]
    for (const answer of answers) expect(answer).toEqual({ ...answers[0]!, status: 200 })
    expect(answers[0]!.body.id).toBe(id)
    expect(await names()).toEqual(['Old Tom'])
  })

  test('I11: two tabs that send number 1 at once for different players: one is added, the other is refused', async () => {
    const { add, names } = await aPhone()
    const answers = await Promise.all([add(1, 'Old Tom'), add(1, 'Young Tom')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      body: { reason: 'operation-id-used' },
    })
    expect(await names()).toHaveLength(1)
  })

  test('I11: after 51 acts the answers to 2 and 51 are still known; for 1 nobody can tell whether it was done', async () => {
    const { add, names } = await aPhone()
    const ids = Array.from({ length: 51 }, () => randomUUID())
    const answers = []
    for (const [before, id] of ids.entries()) answers.push(await add(before + 1, `Player ${before + 1}`, id))
    expect(await add(2, 'Player 2', ids[1])).toEqual(answers[1])
    expect(await add(51, 'Player 51', ids[50])).toEqual(answers[50])
    expect(await add(1, 'Player 1', ids[0])).toMatchObject(perhapsDone)
    expect(await names()).toHaveLength(51)
  })

  test('I11: number 3 after 1 is done; the skipped 2 is refused afterwards', async () => {
    const { add, names } = await aPhone()
    expect((await add(1, 'Old Tom')).status).toBe(200)
    expect((await add(3, 'Young Tom')).status).toBe(200)
    expect(await add(2, 'Tom Thumb')).toMatchObject(perhapsDone)
    expect(await names()).toEqual(['Old Tom', 'Young Tom'])
  })

  test('BEY-11: a refused act does not use up its number; an act that changes nothing does', async () => {
    const { owner, member, settlementId, client, add, names } = await aPhone()
    const role = (name: string) =>
      answerOf(
        owner.ask('updateSettlementCollaboration', { settlementId, userId: member.userId, role: name }),
      )
    await role('viewer')
    expect((await add(1, 'Old Tom')).status).toBe(403)
    await role('contributor')
    const { body: tom } = await add(1, 'Young Tom')
    const same = () =>
      member.ask('updatePlayer', {
        settlementId,
        playerId: tom.id,
        isActive: true,
        sent: { client, number: 2 },
      })
    expect([await same(), await same()]).toEqual([
      { status: 200, body: tom },
      { status: 200, body: tom },
    ])
    expect((await add(2, 'Tom Thumb')).status).toBe(422)
    expect(await names()).toEqual(['Young Tom'])
  })

  test('I11: numbers belong to a user and a settlement: the same number of another user, or elsewhere, is another act', async () => {
    const { owner, settlementId, client, add, names } = await aPhone()
    await add(1, 'Old Tom')
    const sent = { client, number: 1 }
    await answerOf(owner.ask('addPlayer', { settlementId, name: 'Young Tom', sent }))
    const elsewhere = await createSettlement(owner, 'Hillside')
    await answerOf(owner.ask('addPlayer', { settlementId: elsewhere, name: 'Tom Thumb', sent }))
    expect(await names()).toEqual(['Old Tom', 'Young Tom'])
    expect((await readSettlement(owner, elsewhere)).players).toHaveLength(1)
  })

  test('BEY-11: leaving sent twice gets the same answer; other acts of somebody who left are refused', async () => {
    const { owner, member, settlementId, client, add } = await aPhone()
    const left = () => member.ask('leaveSettlement', { settlementId, sent: { client, number: 1 } })
    expect([await left(), await left()]).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ])
    expect((await add(2, 'Old Tom')).status).toBe(404)
    expect((await readSettlement(owner, settlementId)).players).toEqual([])
  })

  test('SET-5: a stranger’s number 2 gets the same answer whether the settlement exists or not', async () => {
    // A member's unknown phone gets "perhaps done" for number 2. A stranger must not: it would tell that the settlement exists.
    const { settlementId } = await aPhone()
    const stranger = await newcomer()
    const addIn = (id: string) =>
      stranger.ask('addPlayer', { settlementId: id, name: 'Tom', sent: { client: randomUUID(), number: 2 } })
    const answer = await addIn(settlementId)
    expect(answer).toMatchObject({ status: 404, body: { reason: 'no-settlement' } })
    expect(answer).toEqual(await addIn(randomUUID()))
  })

  test('I11: a phone that wakes after a week does nothing twice; after half a year nobody can tell', async () => {
    const { client, add, names } = await aPhone()
    const id = randomUUID()
    await add(1, 'Tom Thumb')
    const second = await add(2, 'Old Tom', id)
    const letDaysPass = async (days: number) => {
      await open.rows(`
        update act_clients set used_at = used_at - interval '${days} days'
        where client_id = '${client}' returning client_id`)
      await open.rows(`update outbox set at = at - interval '${days} days' returning seq`)
      // Rows that are old enough are deleted when the server starts.
      await open.restart()
    }
    await letDaysPass(7)
    expect(await add(2, 'Old Tom', id)).toEqual(second)
    // 181 days in all.
    await letDaysPass(174)
    await expect.poll(() => add(2, 'Old Tom', id)).toMatchObject(perhapsDone)
    // The server has forgotten how far this phone had counted, so even the new 3 may be done already.
    expect(await add(3, 'Young Tom')).toMatchObject(perhapsDone)
    expect(await names()).toEqual(['Tom Thumb', 'Old Tom'])
  })

  test('BEY-11: of an account’s browsers the server remembers the 100 that were used last', async () => {
    const { member, settlementId, add } = await aPhone()
    const id = randomUUID()
    await add(1, 'Tom Thumb')
    await add(2, 'Old Tom', id)
    await open.rows(`
      insert into act_clients (settlement_id, user_id, client_id, last_number, answers, used_at)
      select '${settlementId}', '${member.userId}', gen_random_uuid(), 1, '[]', now() + interval '1 minute'
      from generate_series(1, 100) returning client_id`)
    await open.restart()
    await expect.poll(() => add(2, 'Old Tom', id)).toMatchObject(perhapsDone)
    const [left] = await open.rows(
      `select count(*)::int as count from act_clients where user_id = '${member.userId}'`,
    )
    expect(left).toEqual({ count: 100 })
  })
})
