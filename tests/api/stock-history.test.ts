import { beforeAll, describe, expect, test } from 'vitest'
import type { Entry, Project, StockRow } from '#domain/settlement/ledger-rows'
import { readLedger } from '../support/read-ledger.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const [log, plank] = ['1', '2']

type History = {
  readonly entries: readonly (Entry & { readonly handedOut?: true })[]
  readonly endedProjects: Readonly<Record<string, string>>
}
type Ended = { readonly id: string; readonly endedAt: string }

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  async function riverside() {
    const place = await aSettlement(open.server(), { mika: 'contributor', vera: 'viewer' })
    const { settlementId } = place
    const act = <Row>(who: Somebody, name: string, input: object) =>
      answerOf(who.ask<Row>(name, { settlementId, ...input }))
    const project = async (name: string, quantity: number) =>
      (await act<Project>(place.owner, 'createProject', { name, items: [{ itemId: log, quantity }] })).id
    const history = () => act<History>(place.owner, 'getInventoryEntries', {})
    return { ...place, act, project, history }
  }

  test('BEY-23: the history can be narrowed to people who left, to deleted accounts and to ended projects, if it names them', async () => {
    const { owner, mika, vera, settlementId, act, project, history } = await riverside()
    const former = () =>
      act<{ people: { no: number; name: string | null }[]; projects: object[] }>(
        owner,
        'getFormerInHistory',
        {},
      )
    const [raft, shed] = [await project('Raft', 4), await project('Shed', 3)]
    await act(mika, 'addItemsToInventory', { items: [{ itemId: log, quantity: 4 }], projectId: raft })
    expect(await former()).toEqual({ people: [], projects: [] })
    // Vera moved nothing, and nothing was moved for the shed.
    for (const who of [mika, vera]) await act(who, 'leaveSettlement', {})
    await act(owner, 'deleteProject', { projectId: shed })
    await act(owner, 'archiveProject', { projectId: raft, stock: 'stays' })
    expect(await former()).toEqual({
      people: [{ no: 2, name: expect.stringMatching(/^Player \d+$/) }],
      projects: [{ id: raft, name: 'Raft' }],
    })
    expect((await history()).endedProjects).toEqual({ [raft]: 'Raft' })
    await answerOf(mika.ask('deleteAccount', { confirm: 'DELETE' }))
    expect((await former()).people).toEqual([{ no: 2, name: null }])
    expect((await vera.ask('getFormerInHistory', { settlementId })).status).toBe(404)
  })

  test('S11: an item whose id no database can store is refused, in the history as in a project’s ways', async () => {
    const { owner, settlementId, project } = await riverside()
    const projectId = await project('Raft', 1)
    const noItem = '\u0000'
    const refused = { status: 422, body: { message: 'This is not the id of an item.' } }
    const ask = (name: string, input: object) => owner.ask(name, { settlementId, ...input })
    expect(await ask('getInventoryEntries', { itemId: noItem })).toMatchObject(refused)
    expect(await ask('exportHistory', { itemId: noItem })).toMatchObject(refused)
    expect(await ask('setProjectWays', { projectId, ways: { [noItem]: 'gather' } })).toMatchObject(refused)
  })

  test('INV-1: an item that was added by mistake and taken back is off the list; one that ran out stays on it', async () => {
    const { owner, settlementId, act, history } = await riverside()
    for (const itemId of [log, plank])
      await act(owner, 'addItemsToInventory', { items: [{ itemId, quantity: 4 }] })
    await act(owner, 'takeFromInventory', { itemId: log, amount: 4 })
    await act(owner, 'addItemsToInventory', { items: [{ itemId: log, quantity: 2 }] })
    const { entries } = await history()
    for (const [itemId, amount] of [
      [log, 2],
      [plank, 4],
    ]) {
      const mistake = entries.find((entry) => entry.itemId === itemId && entry.amount === amount)!
      await act(owner, 'revertEntry', { act: mistake.act, line: mistake.line })
    }
    expect((await readLedger(owner, settlementId)).stock).toEqual({ [log]: '0 (0 reserved)' })
  })

  test('INV-1: logs handed out of the stock can be taken back to their project; those handed from one project to another cannot', async () => {
    const { owner, settlementId, act, project, history } = await riverside()
    const [raft, shed] = [await project('Raft', 4), await project('Shed', 3)]
    await act(owner, 'addItemsToInventory', { items: [{ itemId: log, quantity: 4 }], projectId: raft })
    await act(owner, 'handOver', { itemId: log, amount: 1, from: raft, to: shed })
    await act(owner, 'handOver', { itemId: log, amount: 2, from: raft, to: 'out' })
    const { entries } = await history()
    const marks = entries.map(({ kind, amount, handedOut }) => [kind, amount, handedOut ?? false])
    // The newest entry stands first. The two of the first handing over come in either order; below, either is refused.
    expect(marks[0]).toEqual(['handedOver', -2, true])
    expect(marks.slice(1).toSorted()).toEqual([
      ['added', 4, false],
      ['handedOver', -1, false],
      ['handedOver', 1, false],
    ])
    const [out, over] = entries
    await act(owner, 'revertEntry', { act: out!.act, line: out!.line })
    const { progress, stock } = await readLedger(owner, settlementId)
    expect([progress(raft), stock]).toEqual([{ [log]: '3/4' }, { [log]: '4 (4 reserved)' }])
    const refused = await owner.ask('revertEntry', { settlementId, act: over!.act, line: over!.line })
    expect(refused).toMatchObject({ status: 409, body: { reason: 'hand-over-instead' } })
  })

  test('S11: a person’s or an entry’s number that no database stores is refused: it neither faults nor cuts a download off', async () => {
    const { owner, settlementId } = await riverside()
    const large = 2 ** 31
    const statusOf = async (name: string, input: object) =>
      (await owner.ask(name, { settlementId, ...input })).status
    expect([
      await statusOf('getInventoryEntries', { personNo: large }),
      await statusOf('getInventoryEntries', { before: { act: settlementId, line: large } }),
      await statusOf('exportHistory', { personNo: large }),
      await statusOf('getProjectsBySettlement', { ownerNo: large }),
    ]).toEqual([422, 422, 422, 422])
    expect(await statusOf('getInventoryEntries', { personNo: large - 1 })).toBe(200)
  })

  test('BEY-7, INV-1: a counted list sets all its items or none: 3 logs are refused, since 4 are reserved, and 7 planks with them', async () => {
    const { owner, mika, settlementId, act, project } = await riverside()
    await project('Raft', 4)
    await act(mika, 'addItemsToInventory', {
      items: [
        { itemId: log, quantity: 9 },
        { itemId: plank, quantity: 2 },
      ],
    })
    const count = (items: object) => mika.ask<StockRow[]>('countInventory', { settlementId, items })
    const tooLow = await count([
      { itemId: plank, quantity: 7 },
      { itemId: log, quantity: 3 },
    ])
    expect(tooLow).toMatchObject({ status: 409, body: { reason: 'only-so-many' } })
    const twice = await count([
      { itemId: plank, quantity: 7 },
      { itemId: plank, quantity: 8 },
    ])
    expect(twice.status).toBe(422)
    const done = await count([
      { itemId: log, quantity: 6 },
      { itemId: plank, quantity: 0 },
    ])
    expect(done.body.map(({ itemId, quantity, reserved }) => [itemId, quantity, reserved])).toEqual([
      [log, 6, 4],
      [plank, 0, 0],
    ])
    expect((await readLedger(owner, settlementId)).stock).toEqual({
      [log]: '6 (4 reserved)',
      [plank]: '0 (0 reserved)',
    })
  })

  test('PRJ-5: of 120 projects that were archived at one moment, three pages show each once', async () => {
    const { owner, settlementId } = await riverside()
    await open.rows(`
      insert into projects (settlement_id, id, name, description, notes, priority, position, status, status_by_hand,
        owner_no, generation, ways, created_at, updated_at, ending, ended_at)
      select '${settlementId}', gen_random_uuid(), 'Old ' || number, '', '', 'medium', number, 'completed', false, 1, 1, '{}',
        '2026-01-01', '2026-01-01', 'stays', '2026-02-01'
      from generate_series(1, 120) number`)
    const seen: string[] = []
    let last: Ended | undefined
    for (const size of [50, 50, 20, 0]) {
      const before = last && { endedAt: last.endedAt, id: last.id }
      const page = await answerOf(
        owner.ask<Ended[]>('getEndedProjects', { settlementId, ...(before && { before }) }),
      )
      expect(page.length).toBe(size)
      seen.push(...page.map(({ id }) => id))
      last = page.at(-1) ?? last
    }
    expect(new Set(seen).size).toBe(120)
  })
})
