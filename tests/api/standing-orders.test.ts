import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import type { Snapshot } from '#domain/settlement/tables'
import { orderTaskId } from '#domain/settlement/task-id'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const plank = '2' as ItemId

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  test('BEY-18: a standing order for 6 planks makes a task for the missing ones, ends it at 6, and makes another when one is taken', async () => {
    const server = await start(await settings())
    const { owner, settlementId } = await aSettlement(server)
    const asked = (name: string, input: object) => owner.ask(name, { settlementId, ...input })
    const act = (name: string, input: object) => answerOf(asked(name, input))
    const add = (quantity: number) => act('addItemsToInventory', { items: [{ itemId: plank, quantity }] })
    expect(await act('setStandingOrder', { itemId: plank, atLeast: 6 })).toMatchObject({ atLeast: 6 })
    await add(2)
    expect(await planksOf(owner, settlementId)).toEqual(['2 / 6'])
    await add(4)
    expect(await planksOf(owner, settlementId)).toEqual([])
    await act('takeFromInventory', { itemId: plank, amount: 1 })
    expect(await planksOf(owner, settlementId)).toEqual(['0 / 1'])
    const { taskId } = (await plankTasks(owner, settlementId))[0]!
    // The last missing plank ends the task, so there are no numbers of it.
    expect(await act('completeTask', { taskId, amount: 1 })).toEqual({ entered: 1, numbers: null })
    expect((await asked('endStandingOrder', { itemId: plank })).status).toBe(200)
    expect(await planksOf(owner, settlementId)).toEqual([])
    expect((await asked('endStandingOrder', { itemId: plank })).body).toMatchObject({
      message: 'There is no standing order for this item.',
    })
  })

  test('SET-9, BEY-18: the task of a standing order has the id that a browser gives it offline: of a new order, and of one that runs short again', async () => {
    const server = await start(await settings())
    const { owner, settlementId } = await aSettlement(server)
    const act = (name: string, input: object, operationId: string = randomUUID()) =>
      answerOf(owner.ask(name, { settlementId, operationId, ...input }))
    // With `begunBy` the id does not depend on `since`: a browser has another time than the server.
    const idBy = (begunBy: string) => orderTaskId({ itemId: plank, since: '', begunBy }, plank)
    const taskIds = async () => (await plankTasks(owner, settlementId)).map(({ taskId }) => taskId)
    const [set, filled] = [randomUUID(), randomUUID()]
    await act('setStandingOrder', { itemId: plank, atLeast: 6 }, set)
    expect(await taskIds()).toEqual([idBy(set)])
    await act('addItemsToInventory', { items: [{ itemId: plank, quantity: 6 }] }, filled)
    await act('takeFromInventory', { itemId: plank, amount: 1 })
    // When all of it was there, the order noted the act that brought the last planks: its next task is named after that act.
    expect(await taskIds()).toEqual([idBy(filled)])
  })
})

/** The tasks for planks that belong to no project: "completed / target". */
async function planksOf(who: Somebody, settlementId: string): Promise<readonly string[]> {
  const tasks = await plankTasks(who, settlementId)
  return tasks.map(({ completed, target }) => `${completed} / ${target}`)
}

async function plankTasks(who: Somebody, settlementId: string) {
  const { tables } = await answerOf(who.ask<Snapshot>('getSettlement', { settlementId }))
  const ids = tables.tasks.flatMap((task) =>
    task.projectId === null && task.itemId === plank ? [task.id] : [],
  )
  return tables.taskNumbers.filter(({ taskId }) => ids.includes(taskId))
}
