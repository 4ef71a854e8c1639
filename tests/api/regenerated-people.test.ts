import { beforeAll, describe, expect, test } from 'vitest'
import { afterEvent } from '#domain/settlement/change'
import type { Project } from '#domain/settlement/ledger-rows'
import { type Rows, type Snapshot, stateOf } from '#domain/settlement/tables'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { openSettlementStream } from '../support/settlement-stream.ts'
import { answerOf } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const [log, plank, stool] = ['1', '2', '3'] as const

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  /** A project for a stool, and who is on its tasks: as an open page has heard, and as a reload reads it. */
  async function aWorkshop() {
    const { owner, mika, settlementId } = await aSettlement(open.server(), { mika: 'contributor' })
    const act = <Body>(name: string, input: object = {}, who = owner) =>
      answerOf(who.ask<Body>(name, { settlementId, ...input }))
    const read = () => act<Snapshot>('getSettlement')
    const items = [{ itemId: stool, quantity: 1 }]
    const { id: projectId } = await act<Project>('createProject', { items })
    const first = await read()
    const stream = await openSettlementStream(open.server(), settlementId, owner, first.seq)
    /** Who is on which item, on the open page and after a reload. */
    const people = async () => {
      const now = await read()
      await stream.reaches(now.seq)
      const heard = stream.changes().reduce(afterEvent, stateOf(first))
      return [heard, stateOf(now)].map(({ rows }) => onTasks(rows))
    }
    const both = (...expected: string[]) => [expected, expected]
    const taskOf = async (itemId: string) =>
      (await read()).tables.tasks.find((one) => one.itemId === itemId)!.id
    const assign = async (itemId: string, assignedTo: string | null) =>
      act('assignTask', { taskId: await taskOf(itemId), assignedTo })
    /** Regenerates the tasks. @returns what takes it back, as the page would */
    const regenerate = async () => {
      const { tables } = await read()
      const { generation } = tables.projects[0]!
      await act('regenerateTasks', { projectId })
      return () =>
        act('undoRegeneration', { projectId, generation: generation + 1, tasks: formerTasks(tables) })
    }
    return { settlementId, mika, projectId, act, people, both, taskOf, assign, regenerate, stream }
  }

  test('PRJ-3, SET-8: Mika, once taken off a task, is not back on it after an undone or a new regeneration, on the open page and after a reload', async () => {
    const { mika, people, both, assign, regenerate, stream } = await aWorkshop()
    await assign(log, mika.userId)
    const takeBack = await regenerate()
    expect(await people()).toEqual(both(log))
    await assign(log, null)
    await assign(plank, mika.userId)
    await takeBack()
    expect(await people()).toEqual(both(plank))
    await assign(plank, null)
    await regenerate()
    expect(await people()).toEqual(both())
    await stream.close()
  })

  test('BEY-6, PRJ-3: Mika, whose finished task a regeneration left out, has it again once that is undone, on the open page and after a reload', async () => {
    const { mika, projectId, act, people, both, assign, regenerate, stream } = await aWorkshop()
    await assign(log, mika.userId)
    // All that the stool takes: 2 planks of 3 logs.
    await act('addItemsToInventory', { items: [{ itemId: log, quantity: 6 }], projectId })
    const takeBack = await regenerate()
    expect(await people()).toEqual(both())
    await takeBack()
    expect(await people()).toEqual(both(log))
    await stream.close()
  })

  test('BEY-12, BEY-18: Mika, whose delivery ends the task of a standing order, is on no task afterwards', async () => {
    const { settlementId, mika, act, people, both, stream } = await aWorkshop()
    await act('updateSettlement', { settings: { requireContributionApproval: false } })
    await act('setStandingOrder', { itemId: plank, atLeast: 1 })
    const { tables } = await act<Snapshot>('getSettlement')
    const task = tables.tasks.find(({ itemId, projectId }) => itemId === plank && projectId === null)
    // The delivery puts Mika on the task. Of 3 planks the project takes 2 for its stool, and the order has the 1 that it asks for.
    const delivered = { taskId: task!.id, itemsContributed: [{ itemId: plank, quantity: 3 }] }
    await act('createTaskContribution', delivered, mika)
    expect(await people()).toEqual(both())
    const left = await open.rows(`
      select who from assignees join tasks on tasks.settlement_id = assignees.settlement_id and tasks.id = task_id
      where tasks.settlement_id = '${settlementId}' and archived_at is not null`)
    expect(left).toEqual([])
    await stream.close()
  })
})

function onTasks({ assignees, tasks }: Rows): readonly (string | null)[] {
  return [...assignees.values()].map(({ taskId }) => tasks.get(taskId)?.itemId ?? taskId).toSorted()
}

function formerTasks({ tasks, taskNumbers, assignees }: Snapshot['tables']): readonly object[] {
  return tasks.map(({ id, itemId, kind, description, notes, due, priority, createdAt }) => {
    const completed = taskNumbers.find(({ taskId }) => taskId === id)?.completed ?? 0
    const people = assignees.flatMap(({ taskId, who, at }) => (taskId === id ? [{ who, at }] : []))
    return {
      id,
      itemId,
      kind,
      completed,
      description,
      notes,
      due,
      priority,
      createdAt,
      people,
      isDeleted: false,
    }
  })
}
