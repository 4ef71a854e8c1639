import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contribution } from '#domain/settlement/contribution'
import type { Entry, Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSharedPlace } from '../support/shared-project-place.ts'
import { aNamedPlayer, anInvite, aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const [log, plank] = ['1', '2']

type Whole = Snapshot & {
  readonly version: number
  readonly people: readonly { readonly no: number; readonly name: string | null }[]
  readonly endedProjects: readonly { readonly name: string; readonly ending: string }[]
  readonly endedProjectItems: readonly { readonly itemId: string; readonly quantity: number }[]
  readonly endedTasks: readonly { readonly itemId: string; readonly target: number }[]
  readonly templates: readonly { readonly name: string; readonly kind: string }[]
  readonly entries: readonly Entry[]
  readonly activity: readonly { readonly kind: string; readonly byNo: number }[]
} & Readonly<Record<(typeof alsoHeld)[number], readonly object[]>>

const alsoHeld = ['decidedContributions', 'progressLinks', 'shareLinks', 'collaborators'] as const

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  /** The lines of the history without the time, and without the headings. */
  async function historyOf({ cookie, origin }: Somebody, input: object): Promise<readonly string[]> {
    const answer = await call(open.server(), 'exportHistory', input, { cookie, origin })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('utf8')
    const [head, ...lines] = bytes.split('\r\n')
    expect(head).toBe('\uFEFFWhen,Item,Item id,Amount,What,By,Project,On behalf of,Storage,Note,Taken back')
    expect(lines.pop()).toBe('')
    return lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z,/, ''))
  }

  test('BEY-23, AUTH-5: the history names a project that ended and a member whose account is gone, back to the first day', async () => {
    const { owner, settlementId, mika } = await aSettlement(open.server(), { mika: 'contributor' })
    const act = <Row>(who: Somebody, name: string, input: object) =>
      answerOf(who.ask<Row>(name, { settlementId, ...input }))
    const { id: projectId } = await act<Project>(owner, 'createProject', {
      name: 'Raft',
      items: [{ itemId: log, quantity: 4 }],
    })
    await act(mika, 'addItemsToInventory', {
      items: [{ itemId: log, quantity: 4 }],
      projectId,
      note: '=HYPERLINK("x")',
    })
    const operationId = randomUUID()
    await act(owner, 'addItemsToInventory', { items: [{ itemId: plank, quantity: 9 }], operationId })
    await act(owner, 'revertEntry', { act: operationId, line: 1 })
    await act(owner, 'archiveProject', { projectId, stock: 'used' })
    await answerOf(mika.ask('deleteAccount', { confirm: 'DELETE' }))
    const lines = await historyOf(owner, { settlementId })
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^Rough Wood Log,1,-4,used in the game,Player \d+,Raft,,,,$/)
    expect(lines[1]).toMatch(/^Rough Plank,2,-9,taken back,Player \d+,,,,,$/)
    expect(lines[2]).toMatch(/^Rough Plank,2,9,added,Player \d+,,,,,yes$/)
    expect(lines[3]).toBe('Rough Wood Log,1,4,added,Former member 2,Raft,,,"\'=HYPERLINK(""x"")",')
    expect(await historyOf(owner, { settlementId, personNo: 2 })).toEqual([lines[3]])
    expect(await historyOf(owner, { settlementId, projectId })).toEqual([lines[0], lines[3]])
    expect(await historyOf(owner, { settlementId, itemId: plank })).toEqual([lines[1], lines[2]])
  })

  test('BEY-23: 5,001 movements come whole and in order, each once', async () => {
    const { owner, settlementId } = await aSettlement(open.server())
    await answerOf(owner.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 1 }] }))
    // 700 entries share each moment, so that pages end between entries of one moment.
    await open.rows(`
      insert into entries (settlement_id, act, line, kind, item_id, amount, by_no, at)
      select '${settlementId}', gen_random_uuid(), 1, 'added', '2', 1 + number, 1, '2026-01-01'::timestamptz + number / 700 * interval '1 day'
      from generate_series(1, 5000) number`)
    const lines = await historyOf(owner, { settlementId })
    const amounts = lines.map((line) => Number(line.split(',')[2]))
    expect(amounts.length).toBe(5001)
    expect(new Set(amounts).size).toBe(5001)
    expect(amounts[0]).toBe(1)
    const days = amounts.slice(1).map((amount) => Math.floor((amount - 1) / 700))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  })

  test('SET-5, API-1: the settlement as one file has its rows, what ended, every movement and the log; no address, no invitation', async () => {
    const server = open.server()
    const place = await aSettlement(server, { mika: 'contributor' })
    const { owner, settlementId, mika } = place
    const { inviteCode } = await anInvite(server, { of: place })
    await aNamedPlayer(server, { of: place, name: 'Finn' })
    const act = <Row>(name: string, input: object) =>
      answerOf(owner.ask<Row>(name, { settlementId, ...input }))
    const items = [{ itemId: plank, quantity: 2 }]
    const { id: projectId } = await act<Project>('createProject', { name: 'Raft', items })
    await act('createProject', { name: 'Bridge', items })
    await act('createProjectTemplate', { projectId, name: 'Rafts' })
    const toMika = { preferredPlayers: [mika.userId] }
    await act('createAssignmentTemplate', { name: 'For Mika', pattern: toMika })
    await act('archiveProject', { projectId, stock: 'stays' })
    await answerOf(mika.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 5 }] }))
    const whole = await act<Whole>('exportSettlement', {})
    const { seq, tables } = await act<Snapshot>('getSettlement', {})
    expect([whole.version, whole.seq]).toEqual([1, seq])
    expect(whole.tables).toEqual(tables)
    expect(whole.people.map(({ no }) => no)).toEqual([1, 2])
    expect(whole.endedProjects).toMatchObject([{ name: 'Raft', ending: 'stays' }])
    expect(whole.endedProjectItems).toMatchObject([{ itemId: plank, quantity: 2 }])
    // 2 planks of 3 logs.
    expect(whole.endedTasks.map(({ itemId, target }) => [itemId, target]).toSorted()).toEqual([
      [log, 6],
      [plank, 2],
    ])
    expect(whole.templates.map(({ name, kind }) => `${kind} ${name}`).toSorted()).toEqual([
      'assignment For Mika',
      'project Rafts',
    ])
    expect(whole.entries).toMatchObject([{ itemId: log, amount: 5, kind: 'added', byNo: 2 }])
    expect(whole.activity[0]).toMatchObject({ kind: 'settlement.created', byNo: 1 })
    expect(whole.activity.map(({ kind }) => kind)).toContain('stock.added')
    const text = JSON.stringify(whole)
    expect(text).not.toContain('@')
    expect(text).not.toContain(inviteCode)
    expect(text).not.toContain('code')
  })

  test('SET-5, B1: the file of a settlement has nothing of another one, whose own file has all of it', async () => {
    const { owner, settlementId } = await aSettlement(open.server())
    const { as, make, aGuest, projectId, ...other } = await aSharedPlace(open.server())
    const { tables } = await answerOf(as(other.owner)<Snapshot>('getSettlement'))
    const delivery = { taskId: tables.tasks[0]!.id, itemsContributed: [{ itemId: log, quantity: 3 }] }
    const { id: contributionId } = await answerOf(
      as(other.mika)<Contribution>('createTaskContribution', delivery),
    )
    await answerOf(as(other.owner)('approveTaskContribution', { contributionId, revision: 1 }))
    await answerOf(as(other.owner)('createProjectTemplate', { projectId, name: 'Town halls' }))
    // These make a progress link of the project, then a share link and a collaborator who comes by it.
    await make()
    await aGuest()
    const items = [{ itemId: log, quantity: 2 }]
    const raft = await answerOf(as(other.owner)<Project>('createProject', { name: 'Raft', items }))
    await answerOf(as(other.owner)('archiveProject', { projectId: raft.id, stock: 'stays' }))
    const theirs = await answerOf(as(other.owner)<Whole>('exportSettlement'))
    const own = await answerOf(owner.ask<Whole>('exportSettlement', { settlementId }))
    const ended = ['endedProjects', 'endedProjectItems', 'endedTasks'] as const
    for (const list of [...ended, 'templates', 'entries', ...alsoHeld] as const) {
      expect(theirs[list].length, list).toBeGreaterThan(0)
      expect(own[list], list).toEqual([])
    }
    expect(own.people).toMatchObject([{ no: 1 }])
    expect(own.activity).toMatchObject([{ kind: 'settlement.created' }])
  })
})
