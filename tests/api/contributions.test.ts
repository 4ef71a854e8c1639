import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Contribution } from '#domain/settlement/contribution'
import type { Entry } from '#domain/settlement/ledger-rows'
import { aBridgeOn, log } from '../support/bridge.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'

const { start } = serversOfThisFile()
const plank = '2'

type Page = {
  readonly contributions: readonly Contribution[]
  readonly names: Readonly<Record<string, string | null>>
  readonly takenBack: Readonly<Record<string, object>>
  readonly hasMore: boolean
}

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  /** The bridge, with functions that deliver, and that read the stock as `quantity/reserved`, the entries and the list of contributions. */
  async function aBridge() {
    const bridge = await aBridgeOn(server)
    const { as, owner, tables } = bridge
    const deliver = (quantity: number, more: object = {}) => answerOf(bridge.deliver(quantity, more))
    const stock = async () =>
      Object.fromEntries((await tables()).stock.map((row) => [row.itemId, `${row.quantity}/${row.reserved}`]))
    const entries = async () =>
      (await answerOf<{ entries: Entry[] }>(as(owner)('getInventoryEntries'))).entries
    const listed = (filter: object = {}) =>
      answerOf<Page>(as(owner)('getTaskContributionsBySettlement', filter))
    return { ...bridge, deliver, stock, entries, listed }
  }

  test('CON-1, CON-3: what Mika delivers is seen by all, counts once Ines approves it, and stays on the list', async () => {
    const { as, ines, mika, taskId, deliver, tables, stock, entries, listed } = await aBridge()
    const { id } = await deliver(12, { notes: '  from the east ', proofOfWork: 'https://pictures.example/1' })
    expect((await tables()).contributions).toMatchObject([
      { id, taskId, status: 'pending', notes: 'from the east', revision: 1 },
    ])
    expect(await stock()).toEqual({})
    const approved = await answerOf<Contribution>(
      as(ines)('approveTaskContribution', { contributionId: id, revision: 1 }),
    )
    expect(approved).toMatchObject({ id, status: 'approved' })
    expect([await stock(), (await tables()).contributions]).toEqual([{ [log]: '12/12' }, []])
    expect(await entries()).toMatchObject([
      { kind: 'contributed', amount: 12, contributionId: id, byNo: approved.byNo },
    ])
    const { contributions, names } = await listed({ status: 'approved', userId: mika.userId })
    expect(contributions).toEqual([approved])
    expect(names).toEqual({
      [approved.byNo]: expect.any(String),
      [approved.decidedByNo!]: expect.any(String),
    })
  })

  test('CON-3: an approved contribution of Logs and Planks is marked as taken back in part with its Logs, and whole with its Planks too; each is found by its id', async () => {
    const { as, owner, ines, deliver, tables, entries, listed } = await aBridge()
    const items = [
      { itemId: log, quantity: 12 },
      { itemId: plank, quantity: 3 },
    ]
    const { id: contributionId } = await deliver(12, { itemsContributed: items })
    const { id: other } = await deliver(1)
    const approved = await answerOf<Contribution>(
      as(ines)('approveTaskContribution', { contributionId, revision: 1 }),
    )
    expect((await listed({ contributionId })).takenBack).toEqual({})
    const takeBack = async (itemId: string) => {
      const { act, line } = (await entries()).find((entry) => entry.itemId === itemId)!
      await answerOf(as(owner)('revertEntry', { act, line }))
    }
    await takeBack(log)
    const { no } = (await tables()).members.find(({ userId }) => userId === owner.userId)!
    const mark = { at: expect.any(String), byNo: no }
    const { contributions, takenBack, names } = await listed({ contributionId })
    expect(contributions).toEqual([approved])
    expect(takenBack).toEqual({ [contributionId]: { ...mark, isWhole: false } })
    expect(names[no]).toEqual(expect.any(String))
    await takeBack(plank)
    expect((await listed({})).takenBack).toEqual({ [contributionId]: { ...mark, isWhole: true } })
    expect((await listed({ contributionId: other })).contributions.map(({ id }) => id)).toEqual([other])
    const nowhere = as(owner)('getTaskContributionsBySettlement', { contributionId: randomUUID() })
    expect((await nowhere).body).toMatchObject({ reason: 'no-contribution' })
  })

  test('S11, CON-1: two lines of an item whose sum is above 1,000,000,000 are refused in words', async () => {
    const { as, owner, mika, taskId, listed } = await aBridge()
    const most = 1_000_000_000
    const lines = [
      { itemId: log, quantity: 1 },
      { itemId: log, quantity: most },
    ]
    const deliver = (input: object) => as(mika)('createTaskContribution', { taskId, ...input })
    expect(await deliver({ itemsContributed: lines })).toMatchObject({
      status: 422,
      body: { message: 'There can be at most 1,000,000,000 of an item.' },
    })
    const one = lines.slice(0, 1)
    // What was used for it is summed too.
    expect(await deliver({ itemsContributed: one, materials: lines })).toMatchObject({ status: 422 })
    expect((await listed()).contributions).toEqual([])
    // An object in place of a list, and a text that no database stores, are refused too.
    const named = { contributions: { length: { toString: 1 } } }
    expect(await as(owner)('approveTaskContributions', named)).toMatchObject({ status: 400 })
    expect(await as(owner)('previewCatalogue', { version: '\u0000' })).toMatchObject({ status: 422 })
  })

  test('CON-3, I1: of 20 approvals, rejections and withdrawals at once one has an effect', async () => {
    const { as, owner, ines, mika, deliver, stock, entries, listed } = await aBridge()
    for (let round = 0; round < 5; round++) {
      const { id: contributionId } = await deliver(1)
      const shown = { contributionId, revision: 1 }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => {
          if (i % 5 === 3) return as(ines)('rejectTaskContribution', { ...shown, reason: 'no' })
          if (i % 5 === 4) return as(mika)('withdrawTaskContribution', { contributionId })
          return as(i % 2 === 0 ? owner : ines)('approveTaskContribution', shown)
        }),
      )
      expect(answers.filter(({ status }) => status === 200).length).toBe(1)
      expect([...new Set(answers.map(({ status }) => status))].filter((one) => one >= 500)).toEqual([])
    }
    const approved = (await listed({ status: 'approved' })).contributions.length
    expect((await listed()).contributions.length).toBe(5)
    expect((await entries()).length).toBe(approved)
    expect(await stock()).toEqual(approved === 0 ? {} : { [log]: `${approved}/${approved}` })
  })

  test('I11: an approval that is sent again because its answer was lost is done once and answered the same', async () => {
    const { as, ines, deliver, stock } = await aBridge()
    const { id: contributionId } = await deliver(4)
    const sent = { contributionId, revision: 1, operationId: randomUUID() }
    const first = await as(ines)('approveTaskContribution', sent)
    expect(await as(ines)('approveTaskContribution', sent)).toEqual(first)
    expect(await stock()).toEqual({ [log]: '4/4' })
  })

  test('BEY-21: of 10 Logs 7 are accepted; the list has both parts, and their sum is what was delivered', async () => {
    const { as, ines, deliver, stock, listed } = await aBridge()
    const { id: contributionId } = await deliver(10)
    const accepted = [{ itemId: log, quantity: 7 }]
    const part = { contributionId, revision: 1, accepted }
    expect(await as(ines)('approveTaskContribution', part)).toMatchObject({
      status: 422,
      body: { field: 'reason', message: 'Please say why the rest is not accepted.' },
    })
    await answerOf(as(ines)('approveTaskContribution', { ...part, reason: 'three were rotten' }))
    const { contributions } = await listed()
    expect(
      contributions.map(({ status, itemsContributed, reason }) => [
        status,
        itemsContributed[0]!.quantity,
        reason,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['approved', 7, null],
        ['rejected', 3, 'three were rotten'],
      ]),
    )
    expect(await stock()).toEqual({ [log]: '7/7' })
  })

  test('CON-3, BEY-12: approving a contribution that was changed meanwhile, or more than it holds, is refused; named twice, it counts once', async () => {
    const { as, ines, mika, deliver, stock } = await aBridge()
    const { id: contributionId } = await deliver(4)
    const approve = (more: object) => as(ines)('approveTaskContribution', { contributionId, ...more })
    await answerOf(as(mika)('updateTaskContribution', { contributionId, notes: 'from the east' }))
    expect(await approve({ revision: 1 })).toMatchObject({
      status: 409,
      body: { reason: 'contribution-changed', field: 'revision' },
    })
    expect(await approve({ revision: 2, accepted: [{ itemId: log, quantity: 5 }] })).toMatchObject({
      status: 422,
      body: { reason: 'more-than-delivered', field: 'accepted' },
    })
    const shown = { contributionId, revision: 2 }
    expect(await answerOf(as(ines)('approveTaskContributions', { contributions: [shown, shown] }))).toEqual({
      results: [
        { contributionId, refused: null },
        { contributionId, refused: 'contribution-decided' },
      ],
    })
    expect(await stock()).toEqual({ [log]: '4/4' })
  })

  test('CON-1: a delivery of nothing or of another item, with a proof too long, with fields of the server’s own or by a viewer is refused', async () => {
    const { as, mika, vera, taskId, tables } = await aBridge()
    const items = [{ itemId: log, quantity: 1 }]
    const deliver = (input: object, who: Somebody = mika) =>
      as(who)('createTaskContribution', { taskId, itemsContributed: items, ...input })
    const refusedWith = async (input: object) => {
      const { status, body } = await deliver(input)
      const { field, message } = body as { field?: string; message: string }
      return [status, field, message]
    }
    expect(await refusedWith({ itemsContributed: [] })).toEqual([
      422,
      'itemsContributed',
      'Please add at least one item with a quantity greater than 0.',
    ])
    expect(await refusedWith({ itemsContributed: [{ itemId: plank, quantity: 1 }] })).toEqual([
      422,
      'itemsContributed',
      'The first item is the one that the task asks for.',
    ])
    const { status, body } = await deliver({ proofOfWork: 'x'.repeat(501) })
    expect([status, (body as { field?: string }).field]).toEqual([422, 'proofOfWork'])
    for (const owned of [{ status: 'approved' }, { byNo: 1 }, { decidedByNo: 1 }, { submittedBy: 'x' }])
      expect((await deliver(owned)).status).toBe(422)
    expect((await deliver({}, vera)).status).toBe(403)
    expect((await tables()).contributions).toEqual([])
  })

  test('CON-2: the list goes on page by page, newest first, by status, task and person', async () => {
    const { deliver, listed, taskId, mika, owner } = await aBridge()
    const ids: string[] = []
    for (let i = 1; i <= 5; i++) ids.unshift((await deliver(i)).id)
    const first = await listed({ limit: 2 })
    expect([first.contributions.map(({ id }) => id), first.hasMore]).toEqual([ids.slice(0, 2), true])
    const rest = await listed({ limit: 3, before: ids[1], taskId, userId: mika.userId, status: 'pending' })
    expect([rest.contributions.map(({ id }) => id), rest.hasMore]).toEqual([ids.slice(2), false])
    expect((await listed({ userId: owner.userId })).contributions).toEqual([])
  })

  test('SET-6: where nothing has to be approved, a delivery counts at once', async () => {
    const { as, owner, deliver, stock, tables } = await aBridge()
    await answerOf(as(owner)('updateSettlement', { settings: { requireContributionApproval: false } }))
    expect((await deliver(9)).status).toBe('approved')
    expect([await stock(), (await tables()).contributions]).toEqual([{ [log]: '9/9' }, []])
  })
})
