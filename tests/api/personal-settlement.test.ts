import { beforeAll, describe, expect, test } from 'vitest'
import type { ListedSettlement } from '#contract/settlements'
import type { UserDataState } from '#contract/user-document'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, createSettlement, invite, readSettlement, type Somebody } from '../support/settlements.ts'
import { aNamedPlayer, aNewcomer } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const stool = '3'

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  const open = (who: Somebody) => answerOf(who.ask<ListedSettlement>('openPersonalSettlement'))
  const loadSettlement = async (who: Somebody) =>
    (await answerOf(who.ask<UserDataState>('loadUserData'))).document.settlement
  const listOf = (who: Somebody) => answerOf(who.ask<ListedSettlement[]>('getSettlementsUserCanAccess'))

  test('SET-9: a player opens their own settlement from several tabs at once: there is one, listed first', async () => {
    const mika = await aNewcomer(server)
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(mika)))
    for (const one of opened) expect(one).toEqual(opened[0])
    expect(opened[0]).toMatchObject({ isPersonal: true, isOwner: true, members: 1, name: 'My Homestead' })
    const shared = await createSettlement(mika, 'Oakhaven')
    expect((await listOf(mika)).map(({ id }) => id)).toEqual([opened[0]!.id, shared])
    const { settlement, seq } = await readSettlement(mika, opened[0]!.id)
    expect(settlement).toMatchObject({ isPersonal: true, settings: { requireContributionApproval: false } })
    expect(seq).toBe(1)
  })

  test('SET-9: nobody else learns of a personal settlement or gets in, and it cannot be deleted or handed over', async () => {
    const [mika, stranger] = [await aNewcomer(server), await aNewcomer(server)]
    const { id: settlementId } = await open(mika)
    expect((await stranger.ask('getSettlement', { settlementId })).status).toBe(404)
    expect(await mika.ask('createSettlementInviteLink', { settlementId })).toMatchObject({
      status: 409,
      body: { reason: 'personal-is-private' },
    })
    expect(await mika.ask('deleteSettlement', { settlementId })).toMatchObject({
      status: 409,
      body: { reason: 'personal-stays' },
    })
    const handOver = await mika.ask('transferSettlement', { settlementId, userId: stranger.userId })
    expect(handOver).toMatchObject({ status: 404, body: { reason: 'no-member' } })
    expect(await listOf(stranger)).toEqual([])
    expect((await readSettlement(mika, settlementId)).seq).toBe(1)
  })

  test('TSK-3, SET-9: in a personal settlement assigning a task begins it, a delivery counts at once, and a removed player is off their tasks', async () => {
    const mika = await aNewcomer(server)
    const place = await open(mika)
    const settlementId = place.id
    const of = { settlementId, owner: mika }
    const { playerId } = await aNamedPlayer(server, { of })
    await answerOf(
      mika.ask<Project>('createProject', { settlementId, items: [{ itemId: stool, quantity: 1 }] }),
    )
    const tables = async () => (await answerOf(mika.ask<Snapshot>('getSettlement', { settlementId }))).tables
    const [task] = (await tables()).tasks
    const taskId = task!.id
    const statusNow = async () => (await tables()).taskNumbers.find((row) => row.taskId === taskId)?.status
    expect(await statusNow()).toBe('pending')
    await answerOf(mika.ask('assignTask', { settlementId, taskId, assignedTo: playerId }))
    expect(await statusNow()).toBe('in_progress')
    await answerOf(mika.ask('removePlayer', { settlementId, playerId }))
    expect((await tables()).assignees).toEqual([])

    await answerOf(mika.ask('claimTask', { settlementId, taskId }))
    const delivered = await answerOf(
      mika.ask<{ status: string }>('createTaskContribution', {
        settlementId,
        taskId,
        itemsContributed: [{ itemId: task!.itemId, quantity: 1 }],
      }),
    )
    expect(delivered.status).toBe('approved')
  })

  test('SET-9: a personal settlement that is shared keeps everything, others can join it, and the next personal one is new', async () => {
    const [mika, friend] = [await aNewcomer(server), await aNewcomer(server)]
    const { id: settlementId } = await open(mika)
    await answerOf(mika.ask('addItemsToInventory', { settlementId, items: [{ itemId: stool, quantity: 7 }] }))
    const before = await answerOf(mika.ask<Snapshot>('getSettlement', { settlementId }))
    const shared = await answerOf(mika.ask<ListedSettlement>('shareSettlement', { settlementId }))
    expect(shared).toMatchObject({ id: settlementId, isPersonal: false })
    const after = await answerOf(mika.ask<Snapshot>('getSettlement', { settlementId }))
    expect({ ...after.tables, settlements: [], members: [] }).toEqual({
      ...before.tables,
      settlements: [],
      members: [],
    })
    expect(await answerOf(mika.ask('shareSettlement', { settlementId }))).toEqual(shared)
    const { inviteCode } = await invite(mika, settlementId)
    await answerOf(friend.ask('useSettlementInviteLink', { inviteCode }))
    expect((await listOf(friend)).map(({ id }) => id)).toEqual([settlementId])
    const next = await open(mika)
    expect(next.id).not.toBe(settlementId)
    expect((await listOf(mika)).map(({ id, isPersonal }) => [id, isPersonal])).toEqual([
      [next.id, true],
      [settlementId, false],
    ])
  })

  test('SET-9, SAVE-1: the user document shows the personal settlement as it is now, under the specification’s names and ids', async () => {
    const mika = await aNewcomer(server)
    expect((await loadSettlement(mika)).projects).toEqual([])
    const { id: settlementId } = await open(mika)
    const of = { settlementId, owner: mika }
    const { playerId } = await aNamedPlayer(server, { of })
    const items = [{ itemId: stool, quantity: 2 }]
    const { id } = await answerOf(
      mika.ask<Project>('createProject', { settlementId, name: 'Hall', priority: 'high', items }),
    )
    await answerOf(mika.ask('setProjectPlayers', { settlementId, projectId: id, players: [playerId] }))
    await answerOf(mika.ask('addItemsToInventory', { settlementId, items: [{ itemId: stool, quantity: 1 }] }))
    const [stools] = (
      await answerOf(mika.ask<Snapshot>('getSettlement', { settlementId }))
    ).tables.tasks.filter((task) => task.itemId === stool)
    await answerOf(mika.ask('assignTask', { settlementId, taskId: stools!.id, assignedTo: playerId }))

    const document = await loadSettlement(mika)
    expect(document).toMatchObject({
      id: 'settlement-1',
      name: 'My Homestead',
      ownerId: mika.userId,
      players: [{ id: `player-${playerId}`, isActive: true }],
      projects: [
        {
          id: `project-${id}`,
          settlementId: 'settlement-1',
          name: 'Hall',
          priority: 'high',
          assignedPlayers: [`player-${playerId}`],
          items: [{ itemId: stool, targetQuantity: 2, completedQuantity: 1 }],
          isShared: false,
        },
      ],
      inventory: { [stool]: { quantity: 1, reservedQuantity: 1 } },
    })
    const task = document.tasks.find((one) => one.id === `task-${stools!.id}`)
    expect(task).toMatchObject({
      projectId: `project-${id}`,
      assignedTo: `player-${playerId}`,
      assignedPlayerId: `player-${playerId}`,
      assignmentStatus: 'assigned',
      status: 'in_progress',
      targetQuantity: 2,
      completedQuantity: 1,
      metadata: { itemId: stool, taskType: 'craft', recipeIndex: 0 },
    })
    expect(task!.dueDate).toBe(Math.floor(Date.parse(stools!.due!) / 1_000))
    const without = await answerOf(mika.ask<UserDataState>('loadUserData', { settlement: false }))
    expect(without.document.settlement).toEqual({ name: '', projects: [], tasks: [] })
  })

  test('SAVE-6: saving an empty settlement is refused in the words of the data protection; even forced it deletes no project, only deleteAllProjects does', async () => {
    const mika = await aNewcomer(server)
    const { id: settlementId } = await open(mika)
    const items = [{ itemId: stool, quantity: 1 }]
    await answerOf(mika.ask('createProject', { settlementId, items }))
    const save = (operation: object, seq = 1) =>
      mika.ask<{ message?: string }>('saveUserData', {
        clientId: mika.userId,
        seq,
        baseVersion: 1,
        operations: [operation, { op: 'inv.set', itemId: stool, quantity: 4 }],
      })
    const empty = { name: '', projects: [], tasks: [] }
    for (const operation of [
      { op: 'settlement.set', settlement: empty },
      { op: 'settlement.set', settlement: empty, force: false },
      { op: 'settlement.set' },
    ])
      expect(await save(operation)).toMatchObject({
        status: 409,
        body: {
          reason: 'projects-protected',
          message:
            "DATA PROTECTION: Prevented loss of 1 project(s). Your data is safe! If you're experiencing sync issues, go to Debug tab → Emergency Recovery.",
        },
      })
    expect((await mika.ask('loadUserData', { settlement: false })).body).toMatchObject({ version: 1 })
    expect((await save({ op: 'settlement.set', settlement: empty, force: true })).status).toBe(200)
    expect((await loadSettlement(mika)).projects).toHaveLength(1)
    expect(await mika.ask('deleteAllProjects', { settlementId })).toMatchObject({ status: 409 })
    expect(await answerOf(mika.ask('deleteAllProjects', { settlementId, force: true }))).toEqual({
      deleted: 1,
    })
    expect((await loadSettlement(mika)).projects).toEqual([])
  })

  test('SET-9: a personal settlement does not count among the 50 that somebody can own; with 50 others it cannot be shared', async () => {
    const mika = await aNewcomer(server)
    const { id: settlementId } = await open(mika)
    for (let made = 0; made < 50; made++) await createSettlement(mika, `Outpost ${made}`)
    expect(await mika.ask('shareSettlement', { settlementId })).toMatchObject({
      status: 409,
      body: { reason: 'owns-too-many' },
    })
    expect((await open(mika)).id).toBe(settlementId)
  })
})
