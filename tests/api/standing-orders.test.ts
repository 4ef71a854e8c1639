import { describe, expect, test } from 'vitest'
import type { Snapshot } from '#domain/settlement/tables'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const plank = '2'

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  test('BEY-18: what is short becomes tasks, ends when it is there, and comes back when it is short again', async () => {
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
    expect(await act('completeTask', { taskId, amount: 1 })).toEqual({ entered: 1, numbers: null })
    expect((await asked('endStandingOrder', { itemId: plank })).status).toBe(200)
    expect(await planksOf(owner, settlementId)).toEqual([])
    expect((await asked('endStandingOrder', { itemId: plank })).body).toMatchObject({
      message: 'There is no standing order for this item.',
    })
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
