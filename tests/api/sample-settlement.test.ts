import { beforeAll, describe, expect, test } from 'vitest'
import type { ListedSettlement } from '#contract/settlements'
import type { Snapshot } from '#domain/settlement/tables'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, createSettlement, type Somebody } from '../support/settlements.ts'
import { aNewcomer } from '../support/world-builder.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  const sampleOf = (who: Somebody) => answerOf(who.ask<ListedSettlement>('openSampleSettlement'))
  const tablesOf = async (who: Somebody, settlementId: string) =>
    (await answerOf(who.ask<Snapshot>('getSettlement', { settlementId }))).tables
  const listOf = (who: Somebody) => answerOf(who.ask<ListedSettlement[]>('getSettlementsUserCanAccess'))

  test('SET-2: a sample shows what a settlement is for: projects, tasks for several people, a stock, a delivery that waits', async () => {
    const mika = await aNewcomer(open.server())
    const sample = await sampleOf(mika)
    expect(sample).toMatchObject({ name: 'Sample settlement', isPersonal: true, isSample: true, members: 1 })
    const { projects, tasks, assignees, players, stock, contributions, settlements } = await tablesOf(
      mika,
      sample.id,
    )
    expect(players.map(({ name }) => name)).toEqual(['Mara', 'Tobin', 'Wren'])
    expect(projects.length).toBeGreaterThan(0)
    expect(stock.length).toBeGreaterThan(0)
    expect(contributions.length).toBeGreaterThan(0)
    expect(new Set(assignees.map(({ who }) => who)).size).toBeGreaterThan(1)
    expect(tasks.length).toBeGreaterThan(1)
    expect(settlements[0]!.settings.enableNotifications).toBe(false)
    const [again, both] = await Promise.all([sampleOf(mika), sampleOf(mika)])
    expect([again.id, both.id]).toEqual([sample.id, sample.id])
  })

  test('SET-2, R1: a sample that cannot be filled leaves nothing behind, so that the next press makes a whole one', async () => {
    const mika = await aNewcomer(open.server())
    await open.rows('alter table contributions add constraint nothing_more check (false) not valid')
    const before = await everyRow(open)
    expect((await mika.ask('openSampleSettlement')).status).toBe(500)
    expect((await everyRow(open)).length).toBe(before.length)
    await open.rows('alter table contributions drop constraint nothing_more')
    const { id } = await sampleOf(mika)
    expect((await tablesOf(mika, id)).contributions.length).toBeGreaterThan(0)
  })

  test('SET-2, SET-5: nobody comes into a sample or hears of it, and nobody else can put it away', async () => {
    const [mika, stranger] = [await aNewcomer(open.server()), await aNewcomer(open.server())]
    const { id: settlementId } = await sampleOf(mika)
    const [project] = (await tablesOf(mika, settlementId)).projects
    const ofProject = { settlementId, projectId: project!.id }
    // Rights come before the check of the input, so some of these inputs are not whole.
    const refused: readonly [string, object][] = [
      ['createSettlementInviteLink', { settlementId }],
      ['shareSettlement', { settlementId }],
      ['deleteSettlement', { settlementId }],
      ['transferSettlement', { settlementId, userId: stranger.userId }],
      ['setWebhook', { settlementId, address: 'https://discord.com/api/webhooks/1/abc', kinds: [] }],
      ['makeProjectShareLink', ofProject],
      ['shareProjectWith', { ...ofProject, userId: stranger.userId }],
      ['setProgressLink', ofProject],
    ]
    for (const [name, input] of refused)
      expect([name, (await mika.ask(name, { ...input })).status]).toEqual([name, 403])
    expect(await answerOf(mika.ask('getMyOpenTaskCounts'))).toEqual([])
    await answerOf(stranger.ask('removeSampleSettlement'))
    expect((await listOf(mika)).map(({ id }) => id)).toEqual([settlementId])
    expect((await stranger.ask('getSettlement', { settlementId })).status).toBe(404)
  })

  test('SET-2, AUTH-5: after acts in a sample one press puts it away, and no row of any table names it', async () => {
    const mika = await aNewcomer(open.server())
    const home = await createSettlement(mika)
    const before = await everyRow(open)
    const { id: settlementId } = await sampleOf(mika)
    expect(settlementId).not.toBe(home)
    await answerOf(mika.ask('updateUser', { defaultSettlementId: settlementId }))
    const { tasks } = await tablesOf(mika, settlementId)
    const operationId = crypto.randomUUID()
    await answerOf(mika.ask('deleteTask', { settlementId, taskId: tasks[0]!.id, operationId }))
    await answerOf(mika.ask('addPlayer', { settlementId, name: 'Pim', operationId: crypto.randomUUID() }))
    // The answer to this request names the settlement, and is kept in case the request is repeated.
    const renaming = { settlementId, description: 'Mine', operationId: crypto.randomUUID() }
    await answerOf(mika.ask('updateSettlement', renaming))
    await answerOf(mika.ask('removeSampleSettlement'))
    const after = await everyRow(open)
    expect(after.filter((row) => row.includes(settlementId))).toEqual([])
    // Answers that do not name the settlement may stay for a month, in case their requests are repeated.
    expect(after.length - before.length).toBeLessThanOrEqual(2)
    expect((await listOf(mika)).map(({ id }) => id)).toEqual([home])
    await answerOf(mika.ask('removeSampleSettlement'))
    expect((await sampleOf(mika)).id).not.toBe(settlementId)
  })

  test('AUTH-5: an account with a sample is deleted without a word about it', async () => {
    const mika = await aNewcomer(open.server())
    const { id } = await sampleOf(mika)
    expect(await answerOf(mika.ask('previewAccountDeletion'))).toEqual({ handOver: [], goes: [] })
    await answerOf(mika.ask('deleteAccount', { confirm: 'DELETE', settlements: [] }))
    expect((await everyRow(open)).filter((row) => row.includes(id))).toEqual([])
  })
})

/** Every row of every table but the sessions, as text. */
async function everyRow({ rows }: OpenServer): Promise<readonly string[]> {
  const tables = await rows(`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessions'`)
  const found = await Promise.all(
    tables.map(({ table_name: table }) =>
      rows(`select '${String(table)} ' || row_to_json(one)::text as text from "${String(table)}" one`),
    ),
  )
  return found.flat().map(({ text }) => String(text))
}
