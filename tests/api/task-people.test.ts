import { beforeAll, describe, expect, test } from 'vitest'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, joinAs, type Somebody } from '../support/settlements.ts'
import { aNamedPlayer, aNewcomer, aSettlement } from '../support/world-builder.ts'

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

  /** A settlement with a project of three tasks. */
  async function aWorkshop<Name extends string>(
    members: Readonly<Record<Name, 'viewer' | 'contributor' | 'admin'>>,
  ) {
    const place = await aSettlement(server, members)
    const { owner, settlementId } = place
    const project = await answerOf(
      owner.ask<Project>('createProject', { settlementId, items: [{ itemId: stool, quantity: 1 }] }),
    )
    const tables = async () => (await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))).tables
    const [task, other] = (await tables()).tasks
    const people = async (taskId = task!.id) =>
      (await tables()).assignees.flatMap((row) => (row.taskId === taskId ? [row.who] : []))
    return { ...place, project, tables, taskId: task!.id, otherTaskId: other!.id, people }
  }

  type Place = Pick<Awaited<ReturnType<typeof aWorkshop>>, 'owner' | 'settlementId'>

  const assign = ({ owner, settlementId }: Place, taskId: string, assignedTo: string) =>
    answerOf(owner.ask('assignTask', { settlementId, taskId, assignedTo }))

  /** How many open tasks somebody has, by settlement. */
  async function openTasksOf(who: Somebody): Promise<Readonly<Record<string, number>>> {
    const counts = await answerOf(who.ask<{ settlementId: string; open: number }[]>('getMyOpenTaskCounts'))
    return Object.fromEntries(counts.map(({ settlementId, open }) => [settlementId, open]))
  }

  test('TSK-3: assigning nobody answers null, one person an id, several a list; who stays on a task keeps the day of assignment', async () => {
    const { owner, mika, settlementId, taskId, tables, people } = await aWorkshop({ mika: 'contributor' })
    const assign = (assignedTo: unknown) => owner.ask('assignTask', { settlementId, taskId, assignedTo })
    expect(await assign(mika.userId)).toEqual({ status: 200, body: { assignedTo: mika.userId } })
    const [first] = (await tables()).assignees
    expect((await assign([mika.userId, owner.userId])).body).toEqual({
      assignedTo: [mika.userId, owner.userId],
    })
    expect((await tables()).assignees[0]).toEqual(first)
    expect((await assign([])).body).toEqual({ assignedTo: null })
    expect(await people()).toEqual([])
  })

  test('BEY-10: Mika has 1 open task here and 1 elsewhere, through a player linked since', async () => {
    const here = await aWorkshop({ mika: 'contributor' })
    const there = await aWorkshop({})
    const { mika } = here
    expect(await openTasksOf(mika)).toEqual({})
    await assign(here, here.taskId, mika.userId)
    const { settlementId } = there
    const { playerId } = await aNamedPlayer(server, { of: there })
    await assign(there, there.taskId, playerId)
    await joinAs(there.owner, settlementId, mika, 'contributor')
    await answerOf(there.owner.ask('linkPlayer', { settlementId, playerId, userId: mika.userId }))
    expect(await openTasksOf(mika)).toEqual({ [here.settlementId]: 1, [settlementId]: 1 })
    await answerOf(mika.ask('leaveSettlement', { settlementId }))
    expect(await openTasksOf(mika)).toEqual({ [here.settlementId]: 1 })
  })

  test('BEY-10: completed and deleted tasks, and those of an archived or a deleted project, are not open', async () => {
    const { owner, mika, settlementId, project, taskId, otherTaskId, tables } = await aWorkshop({
      mika: 'contributor',
    })
    const place = { owner, settlementId }
    const thirdId = (await tables()).tasks[2]!.id
    for (const id of [taskId, otherTaskId, thirdId]) await assign(place, id, mika.userId)
    const now = async (name: string, input: object) => {
      await answerOf(owner.ask(name, { settlementId, ...input }))
      return (await openTasksOf(mika))[settlementId] ?? 0
    }
    const { id: projectId } = project
    expect(await now('updateTaskStatus', { taskId, status: 'completed' })).toBe(2)
    expect(await now('deleteTask', { taskId: otherTaskId })).toBe(1)
    expect(await now('archiveProject', { projectId, stock: 'stays' })).toBe(0)
    expect(await now('unarchiveProject', { projectId })).toBe(1)
    expect(await now('deleteProject', { projectId })).toBe(0)
  })

  test('TSK-3, SET-6: viewers, strangers and inactive players get no task, and nobody beyond the limit of the settings', async () => {
    const { owner, ada, mika, vera, settlementId, taskId, people } = await aWorkshop({
      ada: 'contributor',
      mika: 'contributor',
      vera: 'viewer',
    })
    const assign = (assignedTo: unknown, by: Somebody = owner) =>
      by.ask('assignTask', { settlementId, taskId, assignedTo })
    const { playerId } = await aNamedPlayer(server, { of: { settlementId, owner } })
    for (const who of [vera.userId, crypto.randomUUID()])
      expect(await assign(who)).toMatchObject({
        status: 403,
        body: { reason: 'not-assignable', field: 'assignedTo' },
      })
    await answerOf(owner.ask('updatePlayer', { settlementId, playerId, isActive: false }))
    expect((await assign(playerId)).status).toBe(403)
    await answerOf(owner.ask('updateSettlement', { settlementId, settings: { maxAssigneesPerTask: 1 } }))
    expect(await assign([ada.userId, mika.userId])).toMatchObject({
      status: 409,
      body: { message: 'A task can be assigned to at most 1 player here.' },
    })
    expect((await assign(ada.userId, vera)).status).toBe(403)
    const stranger = await aNewcomer(server)
    expect((await assign(ada.userId, stranger)).status).toBe(404)
    const elsewhere = await aWorkshop({})
    expect(
      await owner.ask('assignTask', { settlementId, taskId: elsewhere.taskId, assignedTo: ada.userId }),
    ).toMatchObject({ status: 404 })
    expect(await people()).toEqual([])
  })

  test('BEY-12, I3: of eight members who take a task with five places at once five have it, and one gives it back', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
    const crowd = Object.fromEntries(names.map((name) => [name, 'contributor'])) as Record<
      (typeof names)[number],
      'contributor'
    >
    // In a new settlement, a task has five places.
    const { settlementId, taskId, people, ...place } = await aWorkshop(crowd)
    const answers = await Promise.all(
      names.map((name) => place[name].ask('claimTask', { settlementId, taskId })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
    const taken = await people()
    expect(taken).toHaveLength(5)
    const leaver = names.map((name) => place[name]).find(({ userId }) => userId === taken[0])!
    await answerOf(leaver.ask('unclaimTask', { settlementId, taskId }))
    expect(await people()).toEqual(taken.slice(1))
  })

  test('SET-7: a removed player and a member who leaves are taken off their tasks, also off those of a deleted project; restored, its task has only those who stayed', async () => {
    const { owner, ada, mika, settlementId, taskId, project, people } = await aWorkshop({
      ada: 'contributor',
      mika: 'contributor',
    })
    const { playerId } = await aNamedPlayer(server, { of: { settlementId, owner } })
    const assignedTo = [owner.userId, ada.userId, mika.userId, playerId]
    await answerOf(owner.ask('assignTask', { settlementId, taskId, assignedTo }))
    await answerOf(owner.ask('removePlayer', { settlementId, playerId }))
    await answerOf(mika.ask('leaveSettlement', { settlementId }))
    expect((await people()).toSorted()).toEqual([owner.userId, ada.userId].toSorted())
    const { id: projectId } = project
    await answerOf(owner.ask('deleteProject', { settlementId, projectId }))
    await answerOf(ada.ask('leaveSettlement', { settlementId }))
    expect(await people()).toEqual([])
    await answerOf(owner.ask('restoreProject', { settlementId, projectId }))
    expect(await people()).toEqual([owner.userId])
  })

  test('API-1: Mika’s tasks can be read across projects or of one project; all tasks only of one project', async () => {
    const { owner, mika, settlementId, project, taskId, otherTaskId } = await aWorkshop({
      mika: 'contributor',
    })
    for (const [id, assignedTo] of [
      [taskId, mika.userId],
      [otherTaskId, owner.userId],
    ])
      await answerOf(owner.ask('assignTask', { settlementId, taskId: id, assignedTo }))
    const read = async (asked: object) =>
      (await answerOf(mika.ask<{ id: string }[]>('getTasksByProject', { settlementId, ...asked }))).map(
        ({ id }) => id,
      )
    const mine = { assignedTo: mika.userId }
    expect(await read(mine)).toEqual([taskId])
    expect(await read({ ...mine, projectId: project.id })).toEqual([taskId])
    expect(await read({ projectId: project.id })).toHaveLength(3)
    expect(await mika.ask('getTasksByProject', { settlementId })).toMatchObject({ status: 422 })
  })

  test('TSK-4, BEY-6: two tasks are assigned in one act, both or none, and their former lists of people take it back', async () => {
    const { owner, mika, settlementId, taskId, otherTaskId, people } = await aWorkshop({
      mika: 'contributor',
    })
    const assign = (tasks: unknown) => owner.ask('assignTasks', { settlementId, tasks })
    const assignedTo = mika.userId
    const gone = { taskId: crypto.randomUUID(), assignedTo }
    expect((await assign([{ taskId, assignedTo }, gone])).status).toBe(404)
    expect(await people()).toEqual([])
    const both = [taskId, otherTaskId]
    expect((await assign(both.map((id) => ({ taskId: id, assignedTo })))).body).toEqual({ changed: 2 })
    expect([await people(taskId), await people(otherTaskId)]).toEqual([[assignedTo], [assignedTo]])
    expect((await assign(both.map((id) => ({ taskId: id, assignedTo: null })))).body).toEqual({ changed: 2 })
    expect([await people(taskId), await people(otherTaskId)]).toEqual([[], []])
  })
})
