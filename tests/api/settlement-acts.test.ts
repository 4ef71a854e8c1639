import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import { settlementLimits } from '#domain/settlement/limits'
import type { Player } from '#domain/settlement/tables'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, readSettlement, type Somebody } from '../support/settlements.ts'
import { aNewcomer, aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const many = 16

describe.each(bothDatabasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  const log = (who: Somebody, settlementId: string) =>
    answerOf(who.ask<ActivityEntry[]>('getSettlementActivity', { settlementId }))

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  test('I11, SET-7: sixteen players added at once, each request sent twice, are sixteen players and sixteen numbers', async () => {
    const { owner, member, settlementId } = await aSettlement(server, { member: 'contributor' })
    const before = await readSettlement(owner, settlementId)
    const ids = Array.from({ length: many }, () => randomUUID())
    const add = (who: Somebody, id: string) =>
      answerOf(who.ask<Player>('addPlayer', { settlementId, name: `Player ${id}`, operationId: id }))
    const answers = await Promise.all(
      ids.flatMap((id, i) => {
        const who = i % 2 === 0 ? owner : member
        return [add(who, id), add(who, id)]
      }),
    )
    const after = await readSettlement(owner, settlementId)
    expect(after.players.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(after.seq).toBe(before.seq + many)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(many)
    const numbers = (await log(owner, settlementId)).slice(0, many).map(({ id }) => id)
    expect(numbers).toEqual(Array.from({ length: many }, (_, i) => after.seq - i))
  })

  test('SET-7: of sixteen players added at once for the last free place, one is taken', async () => {
    const { owner, settlementId } = await aSettlement(server)
    for (let i = 0; i < settlementLimits.players - 1; i++)
      await answerOf(owner.ask('addPlayer', { settlementId, name: `Player ${i}` }))
    const answers = await Promise.all(
      Array.from({ length: many }, (_, i) => owner.ask('addPlayer', { settlementId, name: `Last ${i}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(many - 1)
    expect((await readSettlement(owner, settlementId)).players).toHaveLength(settlementLimits.players)
  })

  test('SET-5: of 32 acts around a member’s demotion none is done after it: the log has all that were done before it', async () => {
    const { owner, member, settlementId } = await aSettlement(server, { member: 'contributor' })
    const adding = Array.from({ length: many }, (_, i) =>
      member.ask('addPlayer', { settlementId, name: `Player ${i}` }),
    )
    const demoted = answerOf(
      owner.ask('updateSettlementCollaboration', { settlementId, userId: member.userId, role: 'viewer' }),
    )
    const late = Array.from({ length: many }, (_, i) =>
      member.ask('addPlayer', { settlementId, name: `Late ${i}` }),
    )
    await demoted
    const statuses = (await Promise.all([...adding, ...late])).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 403)).toBe(true)
    const entries = await log(owner, settlementId)
    const demotion = entries.find(({ did }) => did.kind === 'member.role')!
    const added = entries.filter(({ did }) => did.kind === 'player.added')
    expect(added).toHaveLength(statuses.filter((status) => status === 200).length)
    expect(added.every(({ id }) => id < demotion.id)).toBe(true)
    expect((await member.ask('addPlayer', { settlementId, name: 'Too late' })).status).toBe(403)
  })

  test('I11: the id of another request is refused, also when both come at once: of two players with one id, one is added', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const operationId = randomUUID()
    const answers = await Promise.all(
      ['Finn', 'Greta'].map((name) => owner.ask('addPlayer', { settlementId, name, operationId })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await readSettlement(owner, settlementId)).players).toHaveLength(1)
  })

  test('SET-5: for a player without a name a stranger gets 404, and the owner hears which field is wrong', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const stranger = await aNewcomer(server)
    const nameless = { settlementId, name: '' }
    expect((await stranger.ask('addPlayer', nameless)).status).toBe(404)
    expect(await owner.ask('addPlayer', nameless)).toMatchObject({ status: 422, body: { field: 'name' } })
    // What cannot be the id of any settlement is refused by acts and by reads alike.
    const noSettlement = { settlementId: 'x', name: 'Finn' }
    for (const name of ['addPlayer', 'getSettlement'])
      expect(await owner.ask(name, noSettlement)).toMatchObject({ body: { message: 'Invalid settlementId' } })
  })
})
