import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ShownNotification } from '#contract/notifications'
import { aBridgeOn, log } from '../support/bridge.ts'
import { openStream, unreadIn } from '../support/live-stream.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, joinAs, type Somebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()

type Page = {
  readonly notifications: readonly ShownNotification[]
  readonly hasMore: boolean
  readonly unread: number
}

const told = (who: Somebody, page: object = {}) => answerOf(who.ask<Page>('getNotifications', { ...page }))
const kindsOf = ({ notifications }: Page) => notifications.map(({ said }) => said.kind)

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  /** The bridge, with a function that assigns its task to people. */
  async function aBridge() {
    const bridge = await aBridgeOn(open.server())
    const { as, owner, taskId } = bridge
    const assign = (...people: readonly Somebody[]) =>
      as(owner)('assignTask', { taskId, assignedTo: people.map(({ userId }) => userId) })
    return { ...bridge, assign }
  }

  test('SYS-8: each is told what concerns them, with who did it: Mika of the task and the review, the leaders of the delivery', async () => {
    const { as, owner, ines, mika, vera, settlementId, taskId, assign, deliver } = await aBridge()
    await answerOf(assign(mika, owner))
    const { id: contributionId } = await answerOf(deliver(10))
    const accepted = [{ itemId: log, quantity: 7 }]
    const part = { contributionId, revision: 1, accepted, reason: 'three were rotten' }
    await answerOf(as(ines)('approveTaskContribution', part))
    const { notifications, unread } = await told(mika)
    expect(notifications).toEqual([
      {
        id: expect.any(String),
        settlementId,
        settlement: 'Oakhaven',
        said: {
          kind: 'reviewed',
          facts: { itemId: log, amount: 7, others: 0, outcome: 'partly', reason: 'three were rotten' },
        },
        subject: contributionId,
        by: expect.any(String),
        at: expect.any(String),
        readAt: null,
      },
      expect.objectContaining({
        said: { kind: 'assigned', facts: { title: null, itemId: log, others: 0 } },
        subject: taskId,
      }),
    ])
    expect(unread).toBe(2)
    for (const leader of [owner, ines])
      expect((await told(leader)).notifications).toMatchObject([
        { said: { kind: 'waitingForReview', facts: { itemId: log, amount: 10 } }, subject: contributionId },
      ])
    expect((await told(vera)).notifications).toEqual([])
  })

  test('SYS-8: once one leader decides a delivery, or its sender takes it back, the other leader’s bell counts one less', async () => {
    const { as, owner, ines, mika, deliver } = await aBridge()
    const [first, second] = [await answerOf(deliver(1)), await answerOf(deliver(2))]
    const bell = await openStream(open.server(), owner)
    await eventually(async () => unreadIn(bell) === 2)
    await answerOf(as(ines)('approveTaskContribution', { contributionId: first.id, revision: 1 }))
    await eventually(async () => unreadIn(bell) === 1)
    await answerOf(as(mika)('withdrawTaskContribution', { contributionId: second.id }))
    await eventually(async () => unreadIn(bell) === 0)
    expect((await told(owner)).notifications.map(({ readAt }) => readAt)).toEqual([
      expect.any(String),
      expect.any(String),
    ])
    bell.close()
  })

  test('SYS-8: an act that is refused tells nobody, and one that is sent again tells once', async () => {
    const { as, ines, mika, owner, taskId, deliver } = await aBridge()
    const operationId = randomUUID()
    const first = await deliver(4, { operationId })
    expect(await deliver(4, { operationId })).toEqual(first)
    expect(kindsOf(await told(ines))).toEqual(['waitingForReview'])
    const rotten = { contributionId: first.body.id, revision: 2, reason: 'rotten' }
    expect((await as(ines)('rejectTaskContribution', rotten)).status).toBe(409)
    const three = [owner, ines, mika].map(({ userId }) => userId)
    await answerOf(as(owner)('updateSettlement', { settings: { maxAssigneesPerTask: 2 } }))
    expect((await as(owner)('assignTask', { taskId, assignedTo: three })).status).toBe(409)
    expect((await told(mika)).notifications).toEqual([])
    const shown = { ...rotten, revision: 1 }
    await Promise.all(Array.from({ length: 8 }, () => as(ines)('rejectTaskContribution', shown)))
    expect(kindsOf(await told(mika))).toEqual(['reviewed'])
  })

  test('SYS-8: each flag and each kind that Mika switches off keeps just its own notifications away, and a muted settlement keeps all', async () => {
    const { as, ines, mika, assign, deliver, owner, settlementId } = await aBridge()
    const prefers = (preferences: object) => answerOf(mika.ask('updateUser', { preferences }))
    const assignAnew = async () => {
      await answerOf(assign())
      await answerOf(assign(mika))
    }
    const rejectOne = async () => {
      const { id: contributionId } = await answerOf(deliver(1))
      await answerOf(as(ines)('rejectTaskContribution', { contributionId, revision: 1, reason: 'no' }))
    }
    const known = new Set<string>()
    const both = async () => {
      await assignAnew()
      await rejectOne()
      const { notifications } = await told(mika)
      const fresh = notifications.filter(({ id }) => !known.has(id))
      for (const { id } of fresh) known.add(id)
      return fresh.map(({ said }) => said.kind)
    }
    expect(await both()).toEqual(['reviewed', 'assigned'])
    await prefers({ taskReminders: false })
    expect(await both()).toEqual(['reviewed'])
    await prefers({ taskReminders: true, projectUpdates: false })
    expect(await both()).toEqual(['assigned'])
    await prefers({ projectUpdates: true, notifyAssigned: false })
    expect(await both()).toEqual(['reviewed'])
    await prefers({ notifyAssigned: true, notifyReviewed: false })
    expect(await both()).toEqual(['assigned'])
    await prefers({ notifyReviewed: true })
    await answerOf(as(mika)('muteSettlement', { isMuted: true }))
    expect(await answerOf(mika.ask('getMutedSettlements'))).toEqual([{ settlementId, name: 'Oakhaven' }])
    const toldBefore = (await told(owner)).notifications.length
    expect(await both()).toEqual([])
    expect((await told(owner)).notifications.length).toBe(toldBefore + 1)
    await answerOf(as(mika)('muteSettlement', { isMuted: false }))
    expect(await both()).toEqual(['reviewed', 'assigned'])
  })

  test('SET-6: where a settlement has notifications off, nobody in it is told anything', async () => {
    const { as, owner, ines, mika, assign, deliver } = await aBridge()
    await answerOf(as(owner)('updateSettlement', { settings: { enableNotifications: false } }))
    await answerOf(assign(mika))
    await answerOf(deliver(3))
    for (const who of [owner, ines, mika]) expect((await told(who)).notifications).toEqual([])
  })

  test('SYS-8: the list comes page by page, and what is read is read on every device at once', async () => {
    const { ines, deliver } = await aBridge()
    for (let i = 1; i <= 5; i++) await answerOf(deliver(i))
    const amounts = ({ notifications }: Page) =>
      notifications.map(({ said }) => 'amount' in said.facts && said.facts.amount)
    const first = await told(ines, { limit: 2 })
    expect([amounts(first), first.hasMore, first.unread]).toEqual([[5, 4], true, 5])
    const second = await told(ines, { limit: 4, before: first.notifications[1]!.id })
    expect([amounts(second), second.hasMore]).toEqual([[3, 2, 1], false])

    const devices = [await openStream(open.server(), ines), await openStream(open.server(), ines)]
    for (const device of devices) await eventually(async () => unreadIn(device) === 5)
    expect(await answerOf(ines.ask('readNotifications', { ids: [first.notifications[0]!.id] }))).toEqual({
      unread: 4,
    })
    for (const device of devices) await eventually(async () => unreadIn(device) === 4)
    await answerOf(deliver(6))
    for (const device of devices) await eventually(async () => unreadIn(device) === 5)
    // The notification that came after the list was shown stays unread.
    await answerOf(ines.ask('readNotifications', { until: first.notifications[0]!.at }))
    for (const device of devices) await eventually(async () => unreadIn(device) === 1)
    for (const device of devices) device.close()
  })

  test('SYS-8: nobody reads or clears another’s notifications or mutes a settlement of others; whoever leaves reads none of it any more', async () => {
    const { as, owner, ines, mika, vera, settlementId, assign, deliver } = await aBridge()
    await answerOf(assign(mika))
    await answerOf(deliver(2))
    const [waiting] = (await told(ines)).notifications
    expect(await answerOf(mika.ask('readNotifications', { ids: [waiting!.id] }))).toEqual({ unread: 1 })
    expect((await told(mika, { before: waiting!.id })).notifications).toEqual([])
    expect((await told(ines)).unread).toBe(1)
    const stranger = (await aSettlement(open.server())).owner
    expect((await stranger.ask('muteSettlement', { settlementId, isMuted: true })).status).toBe(404)
    expect((await as(vera)('muteSettlement', { isMuted: true })).status).toBe(200)
    expect(await answerOf(mika.ask('getMutedSettlements'))).toEqual([])

    await answerOf(as(owner)('removeSettlementCollaborator', { userId: ines.userId }))
    expect(await told(ines)).toEqual({ notifications: [], hasMore: false, unread: 0 })
    await joinAs(owner, settlementId, ines, 'admin')
    expect((await told(ines)).notifications).toEqual([])
    await answerOf(as(owner)('deleteSettlement'))
    expect(await told(owner)).toEqual({ notifications: [], hasMore: false, unread: 0 })
  })

  test('AUTH-5: the export of an account has its notifications; they go with the account', async () => {
    const { ines, deliver } = await aBridge()
    await answerOf(deliver(2))
    const { notifications } = await answerOf(ines.ask<{ notifications: unknown[] }>('exportAccount'))
    expect(notifications).toMatchObject([{ kind: 'waitingForReview', facts: { amount: 2 }, read_at: null }])
    await answerOf(ines.ask('deleteAccount', { confirm: 'DELETE', settlements: [] }))
    const left = await open.rows(`select 1 from notifications where user_id = '${ines.userId}'`)
    expect(left).toEqual([])
  })

  test('SYS-8: Mika is told once of a task due in 20 hours, also when the server restarts, and not of one that is done, in 30 hours or 30 hours ago', async () => {
    const { as, owner, mika, taskId, assign } = await aBridge()
    await answerOf(assign(mika))
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const aTask = async (title: string, due: string, assignedTo = mika.userId) => {
      const { id } = await answerOf(as(owner)<{ id: string }>('createTask', { title, due }))
      await answerOf(as(owner)('assignTask', { taskId: id, assignedTo }))
      return id
    }
    const due = inHours(20)
    await answerOf(as(owner)('updateTask', { taskId, due }))
    await aTask('in 30 hours', inHours(30))
    await aTask('30 hours ago', inHours(-30))
    const done = await aTask('done already', inHours(3))
    await answerOf(as(owner)('updateTaskStatus', { taskId: done, status: 'completed' }))
    const dueOf = async () =>
      (await told(mika)).notifications.flatMap(({ said, by, subject }) =>
        said.kind === 'dueSoon' ? [{ subject, by, ...said.facts }] : [],
      )
    // The server looks for tasks due within 24 hours, or due in the last 24, when it starts and then every five minutes.
    await open.restart()
    await eventually(async () => (await dueOf()).length > 0)
    const first = { subject: taskId, by: null, title: null, itemId: log, due }
    expect(await dueOf()).toEqual([first])
    const late = await aTask('an hour ago', inHours(-1))
    await open.restart()
    await eventually(async () => (await dueOf()).length > 1)
    expect(await dueOf()).toMatchObject([{ subject: late, title: 'an hour ago' }, first])
  })

  test('SYS-8: notifications are kept for 30 days', async () => {
    const { ines, deliver } = await aBridge()
    for (const amount of [1, 2]) await answerOf(deliver(amount))
    const [newer, older] = (await told(ines)).notifications
    await open.rows(`
      update notifications set at = now() - case id when '${older!.id}' then interval '30 days 1 minute' else interval '29 days' end
      where id in ('${older!.id}', '${newer!.id}')`)
    // Old notifications are deleted when the server starts, and then every five minutes.
    await open.restart()
    await eventually(async () => (await told(ines)).notifications.length === 1)
    expect((await told(ines)).notifications).toMatchObject([{ id: newer!.id }])
  })
})
