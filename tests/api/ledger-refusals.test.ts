import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Project, StockRow, Task } from '#domain/settlement/ledger-rows'
import { readLedger } from '../support/read-ledger.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf, type Somebody } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const [log, plank] = ['1', '2']

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  /** Asks, and gives the status with the words and the field of the refusal. */
  const refusedBy = (who: Somebody, settlementId: string) => async (name: string, input: object) => {
    type Refusal = { readonly message: string; readonly field?: string }
    const { status, body } = await who.ask<Refusal>(name, { settlementId, ...input })
    return [status, body.message, body.field]
  }

  test('INV-1: taking more than is free is refused, with how much is free and who holds the rest', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const refused = refusedBy(owner, settlementId)
    const act = <Row>(name: string, input: object) =>
      answerOf(owner.ask<Row>(name, { settlementId, ...input }))
    const hall = await act<Project>('createProject', {
      name: 'Town Hall',
      items: [{ itemId: log, quantity: 1500 }],
    })
    await act('addItemsToInventory', { items: [{ itemId: log, quantity: 1520 }] })
    await act('reserveInventory', { itemId: log, amount: 8 })
    // 1,520 less the 1,500 of the hall and the 8 kept back: 12 are free.
    expect(await refused('takeFromInventory', { itemId: log, amount: 13 })).toEqual([
      409,
      'Only 12 can be taken: Town Hall holds 1,500 and 8 are kept back.',
      'amount',
    ])
    expect(await refused('removeFromInventory', { itemId: log })).toEqual([
      409,
      'Only 12 can be taken: Town Hall holds 1,500 and 8 are kept back.',
      'amount',
    ])
    expect(await refused('takeFromInventory', { itemId: plank, amount: 1 })).toEqual([
      404,
      'This item is not in the stock.',
      'itemId',
    ])
    // The bridge takes the 12, so it needs 8 more.
    const bridge = await act<Project>('createProject', {
      name: 'Bridge',
      items: [{ itemId: log, quantity: 20 }],
    })
    const hand = { itemId: log, from: hall.id, to: bridge.id }
    expect(await refused('handOver', { ...hand, amount: 9 })).toEqual([
      409,
      'Bridge needs only 8 more of it.',
      'amount',
    ])
    expect(await refused('handOver', { ...hand, amount: 1501 })).toEqual([
      409,
      'Town Hall holds only 1,500 of it.',
      'amount',
    ])
    const craft = { itemId: plank, recipeIndex: 0, crafts: 1, amount: 1 }
    expect(await refused('recordCraft', craft)).toEqual([
      409,
      'Not everything for this craft is there: 3 more Rough Wood Log are needed.',
      'crafts',
    ])
    const { stock } = await readLedger(owner, settlementId)
    expect(stock).toEqual({ [log]: '1520 (1520 reserved)' })
  })

  test('API-1: amounts are whole and above 0, items are those of the game, and nothing else is taken', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const refused = refusedBy(owner, settlementId)
    const add = (item: object) => refused('addItemsToInventory', { items: [item] })
    for (const quantity of [0, -1, 1.5, 1_000_000_001, '3', null])
      expect((await add({ itemId: log, quantity }))[0], String(quantity)).toBe(422)
    expect(await refused('addItemsToInventory', { items: [] })).toEqual([
      422,
      'Please add at least one item with a quantity greater than 0.',
      'items',
    ])
    expect(await add({ itemId: 'gold', quantity: 1 })).toEqual([
      422,
      'There is no such item in the game data of this settlement.',
      'itemId',
    ])
    expect((await add({ itemId: log, quantity: 1, itemName: 'Log' }))[0]).toBe(422)
    expect((await refused('setInventoryQuantity', { itemId: log, quantity: -1 }))[0]).toBe(422)
    expect((await refused('createProject', { name: '  ' }))[0]).toBe(422)
    expect(await refused('createTask', { title: ' ' })).toEqual([
      422,
      'Please give the task a title.',
      'title',
    ])
    expect((await refused('updateProject', { projectId: randomUUID(), ownerNo: 2 }))[0]).toBe(422)
    expect((await readLedger(owner, settlementId)).stock).toEqual({})
  })

  test('SYS-9, PRJ-6, TSK-5, CON-1, SET-3: an act on a project, task, contribution, link or settlement that is not there is refused and logged', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const refused = refusedBy(owner, settlementId)
    const projectId = randomUUID()
    const taskId = randomUUID()
    expect(await refused('addProjectItem', { projectId, itemId: log, quantity: 1 })).toEqual([
      404,
      'There is no such project.',
      'projectId',
    ])
    expect(await refused('updateTask', { taskId, notes: 'x' })).toEqual([
      404,
      'There is no such task.',
      'taskId',
    ])
    expect((await refused('completeTask', { taskId, amount: 1 }))[0]).toBe(404)
    expect((await refused('claimTask', { taskId }))[0]).toBe(404)
    const contributionId = randomUUID()
    expect((await refused('withdrawTaskContribution', { contributionId }))[0]).toBe(404)
    expect((await refused('revokeSettlementInviteLink', { linkId: randomUUID() }))[0]).toBe(404)
    const nowhere = randomUUID()
    expect((await owner.ask('getSettlement', { settlementId: nowhere })).status).toBe(404)
    const deleted = await aSettlement(server)
    await answerOf(deleted.owner.ask('deleteSettlement', { settlementId: deleted.settlementId }))
    await deleted.owner.ask('getSettlement', { settlementId: deleted.settlementId })
    for (const line of [
      'Project not found',
      'Task not found for update',
      'Task not found for completion',
      'Task not found for assignment',
      'Contribution not found',
      'Invite link not found',
      `Settlement ${nowhere} not found`,
      `Settlement ${deleted.settlementId} not found`,
    ])
      await eventually(async () => server.output().includes(`"msg":"${line}"`))
  })

  test('I11: an addition that is asked for twice under one id is done once, and another one under that id is refused', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const operationId = randomUUID()
    const add = (quantity: number) =>
      owner.ask<StockRow[]>('addItemsToInventory', {
        settlementId,
        operationId,
        items: [{ itemId: log, quantity }],
      })
    const first = await answerOf(add(5))
    expect(await answerOf(add(5))).toEqual(first)
    expect((await add(6)).status).toBe(422)
    expect((await readLedger(owner, settlementId)).stock).toEqual({ [log]: '5 (0 reserved)' })
  })

  test('TSK-5: of 9 entries of 2 at once for a task of 10 Log, 5 are taken and the task stands at 10', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const items = [{ itemId: log, quantity: 10 }]
    const { id: projectId } = await answerOf(owner.ask<Project>('createProject', { settlementId, items }))
    const [task] = await answerOf(owner.ask<Task[]>('getTasksByProject', { settlementId, projectId }))
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        owner.ask('completeTask', { settlementId, taskId: task!.id, amount: 2, operationId: randomUUID() }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...new Array(5).fill(200),
      ...new Array(4).fill(409),
    ])
    const { progress, stock } = await readLedger(owner, settlementId)
    expect([progress(projectId), stock]).toEqual([{ [log]: '10/10' }, { [log]: '10 (10 reserved)' }])
  })
})
