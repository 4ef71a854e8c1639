import { beforeAll, describe, expect, test } from 'vitest'
import type { Contribution } from '#domain/settlement/contribution'
import type { Entry } from '#domain/settlement/ledger-rows'
import { aBridgeOn, log } from '../support/bridge.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aNamedPlayer } from '../support/world-builder.ts'

const { start } = serversOfThisFile()

type Counted = { readonly amount: number; readonly contributions: number }
type Statistics = {
  readonly today: string
  readonly amount: number
  readonly perDay: readonly (Counted & { readonly day: string })[]
  readonly perItem: readonly (Counted & { readonly itemId: string })[]
  readonly perPlayer: readonly (Counted & {
    readonly name: string | null
    readonly playerId: string | null
  })[]
  readonly perTask: readonly { readonly taskId: string; readonly amount: number; readonly target: number }[]
  readonly decided: {
    readonly approved: number
    readonly rejected: number
    readonly perWeek: readonly {
      readonly week: string
      readonly approved: number
      readonly rejected: number
    }[]
  }
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

  /** The bridge, with functions that deliver, approve, and read the statistics as Mika. */
  async function aBridge() {
    const bridge = await aBridgeOn(server)
    const { as, owner, mika } = bridge
    const ask = <Reply>(who: Somebody, name: string, input: object = {}) =>
      answerOf(as(who)<Reply>(name, input))
    const deliver = (who: Somebody, quantity: number, said: object = {}) =>
      answerOf(bridge.deliver(quantity, said, who))
    const approve = ({ id, revision }: Contribution, part: object = {}) =>
      ask<Contribution>(owner, 'approveTaskContribution', { contributionId: id, revision, ...part })
    const statistics = (filter: object = {}) => ask<Statistics>(mika, 'getContributionStatistics', filter)
    return { ...bridge, place: bridge, ask, deliver, approve, statistics }
  }

  test('CON-2, CON-3: with 12 Logs and 7 of 10 approved, 4 rejected and 8 pending, 19 of 30 count; once the 12 are taken back, 7 do', async () => {
    const { owner, mika, taskId, ask, deliver, approve, statistics } = await aBridge()
    await approve(await deliver(mika, 12))
    const accepted = [{ itemId: log, quantity: 7 }]
    await approve(await deliver(mika, 10), { accepted, reason: 'three were rotten' })
    const { id: contributionId } = await deliver(mika, 4)
    await ask(owner, 'rejectTaskContribution', { contributionId, revision: 1, reason: 'not ours' })
    await deliver(mika, 8)
    const before = await statistics()
    const sums = { amount: 19, contributions: 2 }
    expect(before).toMatchObject({
      amount: 19,
      perDay: [{ day: before.today, ...sums }],
      perItem: [{ itemId: log, ...sums }],
      perPlayer: [{ name: expect.any(String), playerId: null, ...sums }],
      perTask: [{ taskId, amount: 19, target: 30 }],
      decided: { approved: 2, rejected: 1, perWeek: [{ approved: 2, rejected: 1 }] },
    })
    const { entries } = await ask<{ entries: Entry[] }>(owner, 'getInventoryEntries')
    const { act, line } = entries.find(({ amount }) => amount === 12)!
    await ask(owner, 'revertEntry', { act, line })
    expect(await statistics()).toMatchObject({
      amount: 7,
      perDay: [{ amount: 7, contributions: 1 }],
      perTask: [{ amount: 7, target: 30 }],
    })
  })

  test('CON-2: whoever delivered most comes first; narrowed to a player or a task, only theirs count', async () => {
    const { place, owner, mika, taskId, deliver, approve, statistics } = await aBridge()
    const { playerId } = await aNamedPlayer(server, { of: place, name: 'Finn' })
    await approve(await deliver(mika, 3))
    await approve(await deliver(owner, 9, { playerId }))
    await approve(await deliver(owner, 5))
    const { perPlayer } = await statistics()
    expect(perPlayer.map(({ amount, playerId: id }) => [amount, id])).toEqual([
      [9, playerId],
      [5, null],
      [3, null],
    ])
    expect(perPlayer[0]).toMatchObject({ name: 'Finn', contributions: 1 })
    expect([
      (await statistics({ playerId })).amount,
      (await statistics({ userId: owner.userId })).amount,
      (await statistics({ userId: mika.userId, taskId })).decided.approved,
    ]).toEqual([9, 5, 1])
  })

  test('BEY-23: what was approved counts by week and by project, also by a deleted one; since tomorrow nothing counts; items come one by one, the most delivered first', async () => {
    const { owner, mika, ask, deliver, approve, tables, statistics } = await aBridge()
    const further = {
      itemsContributed: [
        { itemId: log, quantity: 5 },
        { itemId: '2', quantity: 3 },
      ],
    }
    await approve(await deliver(mika, 5, further))
    const [project] = (await tables()).projects
    // 5 Logs and 3 Planks.
    const sums = { contributions: 1, amount: 8 }
    const before = await statistics()
    const monday = before.decided.perWeek[0]!.week
    expect(before).toMatchObject({
      perWeek: [{ week: monday, ...sums }],
      perProject: [{ projectId: project!.id, name: 'Bridge', ...sums }],
    })
    await ask(owner, 'deleteProject', { projectId: project!.id })
    const oneAfter = async (skip: number) => (await statistics({ limit: 1, skip })).perItem
    expect(await Promise.all([0, 1, 2].map(oneAfter))).toEqual([
      [{ itemId: log, contributions: 1, amount: 5 }],
      [{ itemId: '2', contributions: 1, amount: 3 }],
      [],
    ])
    expect(await statistics({ since: before.today })).toMatchObject({
      amount: 8,
      perProject: [{ name: 'Bridge', ...sums }],
      decided: { approved: 1 },
    })
    const tomorrow = new Date(Date.parse(before.today) + 86_400_000).toISOString().slice(0, 10)
    expect(await statistics({ since: tomorrow })).toMatchObject({
      amount: 0,
      perWeek: [],
      perProject: [],
      decided: { approved: 0, perWeek: [] },
    })
  })

  test('CON-2, S1: what another settlement approved does not count here; its tasks and players are unknown', async () => {
    const other = await aBridge()
    await other.approve(await other.deliver(other.mika, 6))
    const { mika, statistics, place } = await aBridge()
    expect(await statistics()).toMatchObject({
      amount: 0,
      perItem: [],
      decided: { approved: 0, rejected: 0 },
    })
    const asked = { settlementId: place.settlementId, taskId: other.taskId }
    expect(await mika.ask('getContributionStatistics', asked)).toMatchObject({ status: 404 })
  })
})
