import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SharedDelivery } from '#contract/collaborations'
import type { ShareLink } from '#contract/shared-projects'
import type { Contribution } from '#domain/settlement/contribution'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSharedPlace, joinByShareLink, loadShared } from '../support/shared-project-place.ts'

const { start } = serversOfThisFile()
const log = '1'

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      API_REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '1000',
    })
  })

  async function aPlace() {
    const place = await aSharedPlace(server)
    const { as, owner, aGuest } = place
    const { guest, collaborationId } = await aGuest()
    const shown = async () => answerOf(loadShared(guest, collaborationId))
    const [task] = (await shown()).tasks
    const tables = async () => (await answerOf(as(owner)<Snapshot>('getSettlement'))).tables
    const deliver = (quantity: number, more: object = {}, who: Somebody = guest) =>
      who.ask<SharedDelivery>('deliverToSharedProject', {
        collaborationId,
        taskId: task!.id,
        itemsContributed: [{ itemId: log, quantity }],
        ...more,
      })
    return { ...place, guest, collaborationId, taskId: task!.id, shown, tables, deliver }
  }

  test('CON-1, project.deliver_shared: what a collaborator delivers waits for review, claims nothing, and counts once it is approved', async () => {
    const { as, owner, ines, guest, shown, tables, deliver } = await aPlace()
    const delivered = await answerOf(
      deliver(5, { notes: 'from afar', proofOfWork: 'https://pictures.example/1' }),
    )
    expect(delivered).toMatchObject({ status: 'pending', itemsContributed: [{ itemId: log, quantity: 5 }] })
    const { contributions, assignees, stock } = await tables()
    expect(contributions).toMatchObject([{ id: delivered.id, notes: 'from afar', status: 'pending' }])
    expect(assignees).toEqual([])
    expect(stock).toMatchObject([{ quantity: 8 }])
    expect((await shown()).deliveries).toEqual([delivered])
    type Page = { readonly contributions: Contribution[]; readonly names: Record<string, string | null> }
    const page = await answerOf(as(ines)<Page>('getTaskContributionsBySettlement', {}))
    const { publicName } = await answerOf(guest.ask<{ publicName: string }>('getUser'))
    expect(page.names[page.contributions[0]!.byNo]).toBe(publicName)
    await answerOf(as(ines)('approveTaskContribution', { contributionId: delivered.id, revision: 1 }))
    const { tasks, deliveries } = await shown()
    // The 8 Logs that the project has, and the 5 delivered.
    expect(tasks).toMatchObject([{ completedQuantity: 13 }])
    expect(deliveries).toMatchObject([{ status: 'approved' }])
    const told = await answerOf(
      owner.ask<{ notifications: { said: { kind: string } }[] }>('getNotifications'),
    )
    expect(told.notifications.map(({ said }) => said.kind)).toContain('waitingForReview')
  })

  test('SET-6: a collaborator’s delivery waits for review also where members’ deliveries count at once', async () => {
    const { as, owner, tables, deliver } = await aPlace()
    await answerOf(as(owner)('updateSettlement', { settings: { requireContributionApproval: false } }))
    expect(await answerOf(deliver(5))).toMatchObject({ status: 'pending' })
    expect((await tables()).stock).toMatchObject([{ quantity: 8 }])
  })

  test('SET-5: a collaborator delivers only for tasks of the shared project, in their own name, and without materials of the stock', async () => {
    const { as, owner, collaborationId, tables, deliver, guest } = await aPlace()
    await answerOf(
      as(owner)<Project>('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 3 }] }),
    )
    const bridge = (await tables()).projects.find(({ name }) => name === 'Bridge')!
    const task = (await tables()).tasks.find(({ projectId }) => projectId === bridge.id)!
    const free = await answerOf(as(owner)<{ id: string }>('createTask', { title: 'Scout the coast' }))
    for (const id of [task.id, free.id, randomUUID(), 'none'])
      expect(await deliver(1, { taskId: `collab-task-${id}` })).toMatchObject({
        status: 404,
        body: { reason: 'no-task' },
      })
    expect(await deliver(1, { taskId: task.id })).toMatchObject({ status: 404 })
    for (const more of [{ playerId: randomUUID() }, { materials: [] }, { status: 'approved' }])
      expect(await deliver(1, more)).toMatchObject({ status: 422 })
    expect(await deliver(1, { itemsContributed: [{ itemId: 'gold', quantity: 1 }] })).toMatchObject({
      status: 422,
    })
    expect((await tables()).contributions).toEqual([])
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    expect(await deliver(1)).toMatchObject({ status: 404, body: { reason: 'no-shared-project' } })
    expect((await guest.ask('createTaskContribution', { settlementId: randomUUID() })).status).toBe(404)
  })

  test('I11: a delivery that is sent twice is stored once', async () => {
    const { tables, deliver } = await aPlace()
    const operationId = randomUUID()
    const [first, second] = await Promise.all([deliver(5, { operationId }), deliver(5, { operationId })])
    expect(second).toEqual(first)
    expect(await deliver(6, { operationId })).toMatchObject({ status: 422 })
    expect((await tables()).contributions).toHaveLength(1)
  })

  test('BEY-11, I11: a delivery that waited on a device is done once under its number, and two projects of one settlement count apart', async () => {
    const { as, owner, guest, tables, deliver } = await aPlace()
    const numbered = (client: string, number: number) => ({
      operationId: randomUUID(),
      sent: { client, number },
    })
    const first = numbered(randomUUID(), 1)
    const done = await answerOf(deliver(5, first))
    await answerOf(as(owner)('approveTaskContribution', { contributionId: done.id, revision: 1 }))
    expect(await answerOf(deliver(5, first))).toEqual(done)
    expect(await deliver(6, first)).toMatchObject({ body: { reason: 'operation-id-used' } })
    const bridge = await answerOf(
      as(owner)<Project>('createProject', { name: 'Bridge', items: [{ itemId: log, quantity: 3 }] }),
    )
    const link = await answerOf(as(owner)<ShareLink>('makeProjectShareLink', { projectId: bridge.id }))
    const { id: collaborationId } = await answerOf(joinByShareLink(guest, link.code))
    const [task] = (await answerOf(loadShared(guest, collaborationId))).tasks
    const other = { collaborationId, taskId: task!.id, ...numbered(randomUUID(), 1) }
    expect(await answerOf(deliver(2, other))).toMatchObject({ status: 'pending' })
    expect((await tables()).contributions).toHaveLength(1)
    await answerOf(as(owner)('endProjectShare', { collaborationId }))
    expect(await deliver(2, other)).toMatchObject({ body: { reason: 'no-shared-project' } })
  })

  test('S6: a collaborator’s delivery for a task that is done is refused', async () => {
    const { as, owner, projectId, deliver } = await aPlace()
    // All that the project misses: it has 8 of 20 Logs.
    await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity: 12 }], projectId }))
    expect(await deliver(1)).toMatchObject({ status: 409, body: { reason: 'task-done' } })
  })

  test('S6, BEY-12: a pending delivery is shown above twenty later ones that were decided, so that it can be taken back', async () => {
    const { guest, collaborationId, shown, deliver } = await aPlace()
    const first = await answerOf(deliver(5))
    for (let later = 0; later < 20; later++) {
      const { id: contributionId } = await answerOf(deliver(1))
      await answerOf(guest.ask('withdrawSharedDelivery', { collaborationId, contributionId }))
    }
    const { deliveries } = await shown()
    expect([deliveries[0]?.id, deliveries.length]).toEqual([first.id, 20])
  })

  test('BEY-12: a collaborator takes back only a pending delivery of their own, once, and nobody can approve it then', async () => {
    const { as, owner, aGuest, guest, collaborationId, shown, tables, deliver } = await aPlace()
    const { id: contributionId } = await answerOf(deliver(5))
    const withdraw = (who: Somebody, from: string) =>
      who.ask<SharedDelivery>('withdrawSharedDelivery', { collaborationId: from, contributionId })
    const other = await aGuest('Other')
    const absent = { status: 404, body: { reason: 'no-contribution' } }
    expect(await withdraw(other.guest, other.collaborationId)).toMatchObject(absent)
    expect(await withdraw(owner, collaborationId)).toMatchObject({
      status: 404,
      body: { reason: 'no-shared-project' },
    })
    expect(await answerOf(withdraw(guest, collaborationId))).toMatchObject({ status: 'withdrawn' })
    expect((await shown()).deliveries).toMatchObject([{ status: 'withdrawn' }])
    expect((await tables()).contributions).toEqual([])
    expect(await withdraw(guest, collaborationId)).toMatchObject({ body: { reason: 'decided-stays' } })
    expect(await as(owner)('approveTaskContribution', { contributionId, revision: 1 })).toMatchObject({
      body: { reason: 'contribution-decided' },
    })
  })

  test('SYS-8, BEY-21: a collaborator is told in their own settlement what became of a delivery, unless they want no such news', async () => {
    const { as, owner, guest, collaborationId, deliver } = await aPlace()
    type Told = { readonly notifications: readonly object[]; readonly unread: number }
    const told = async () => (await answerOf(guest.ask<Told>('getNotifications'))).notifications
    await answerOf(guest.ask('openPersonalSettlement'))
    const accept = async (quantity: number) =>
      answerOf(
        as(owner)('approveTaskContribution', {
          contributionId: (await answerOf(deliver(quantity))).id,
          revision: 1,
        }),
      )
    await accept(2)
    const news = { kind: 'sharedReviewed', facts: { amount: 2, outcome: 'approved', reason: '' } }
    expect(await told()).toMatchObject([{ said: news, subject: collaborationId, by: null }])
    const { id: contributionId } = await answerOf(deliver(3))
    await answerOf(as(owner)('rejectTaskContribution', { contributionId, revision: 1, reason: 'Too wet.' }))
    expect(await told()).toMatchObject([
      { said: { facts: { amount: 3, outcome: 'rejected', reason: 'Too wet.' } } },
      { said: news },
    ])
    await answerOf(guest.ask('updateUser', { preferences: { notifyReviewed: false } }))
    await accept(1)
    expect(await told()).toHaveLength(2)
  })
})
