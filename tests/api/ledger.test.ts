import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Entry, Project, StockRow } from '#domain/settlement/ledger-rows'
import { readLedger } from '../support/read-ledger.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile } from '../support/server-databases.ts'
import { answerOf } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const { start } = serversOfThisFile()
const [log, plank, stool] = ['1', '2', '3']
type Entries = { readonly entries: readonly (Entry & { readonly running?: number })[] }

describe.each(bothDatabasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    server = await start({
      ...(await settings()),
      SIGN_INS_PER_MINUTE: '1000',
      API_REQUESTS_PER_MINUTE: '100000',
    })
  })

  test('TSK-2: two stools take 12 logs and 4 planks; what arrives and what is crafted moves each task, up to all complete', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const items = [{ itemId: stool, quantity: 2 }]
    const { id: projectId, name } = await answerOf(
      owner.ask<Project>('createProject', { settlementId, items, operationId: randomUUID() }),
    )
    expect(name).toBe('2 x Rough Stool')
    const progress = async () => (await readLedger(owner, settlementId)).progress(projectId)
    expect(await progress()).toEqual({ [log]: '0/12', [plank]: '0/4', [stool]: '0/2' })
    await answerOf(owner.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 12 }] }))
    expect(await progress()).toEqual({ [log]: '12/12', [plank]: '0/4', [stool]: '0/2' })
    const craft = (itemId: string, crafts: number) =>
      answerOf(
        owner.ask('recordCraft', { settlementId, projectId, itemId, recipeIndex: 0, crafts, amount: crafts }),
      )
    await craft(plank, 4)
    expect(await progress()).toEqual({ [log]: '12/12', [plank]: '4/4', [stool]: '0/2' })
    await craft(stool, 2)
    const { stock, tables } = await readLedger(owner, settlementId)
    expect(await progress()).toEqual({ [log]: '12/12', [plank]: '4/4', [stool]: '2/2' })
    expect(stock).toEqual({ [log]: '0 (0 reserved)', [plank]: '0 (0 reserved)', [stool]: '2 (2 reserved)' })
    expect(tables.projects[0]).toMatchObject({ status: 'completed' })
  })

  test('INV-2: of two projects that each need 10 logs the earlier one gets 10 of 12 and the later one 2', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const aProject = (name: string) =>
      answerOf(
        owner.ask<Project>('createProject', { settlementId, name, items: [{ itemId: log, quantity: 10 }] }),
      )
    const [first, second] = [await aProject('First'), await aProject('Second')]
    await answerOf(owner.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 12 }] }))
    const { progress, stock } = await readLedger(owner, settlementId)
    expect([progress(first.id), progress(second.id)]).toEqual([{ [log]: '10/10' }, { [log]: '2/10' }])
    expect(stock).toEqual({ [log]: '12 (12 reserved)' })
  })

  test('INV-1, BEY-23: every movement is an entry with its author and the stock after it; a reversal is a further entry', async () => {
    const { owner, settlementId, mika } = await aSettlement(server, { mika: 'contributor' })
    await answerOf(mika.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 5 }] }))
    await answerOf(mika.ask('setInventoryQuantity', { settlementId, itemId: log, quantity: 9 }))
    await answerOf(mika.ask<StockRow>('takeFromInventory', { settlementId, itemId: log, amount: 2 }))
    const read = () => answerOf(owner.ask<Entries>('getInventoryEntries', { settlementId, itemId: log }))
    const [taken] = (await read()).entries
    await answerOf(owner.ask('revertEntry', { settlementId, act: taken!.act, line: taken!.line }))
    const again = await owner.ask('revertEntry', { settlementId, act: taken!.act, line: taken!.line })
    expect(again).toMatchObject({ status: 409 })
    const { entries } = await read()
    expect(entries.map(({ kind, amount, byNo, running }) => [kind, amount, byNo, running])).toEqual([
      ['reverted', 2, 1, 9],
      ['taken', -2, 2, 7],
      ['counted', 4, 2, 9],
      ['added', 5, 2, 5],
    ])
  })

  test('INV-2: of 16 takings of 1 log at once from 10 logs, 10 succeed and 0 logs are left', async () => {
    const { owner, settlementId } = await aSettlement(server)
    await answerOf(owner.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 10 }] }))
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        owner.ask('takeFromInventory', { settlementId, itemId: log, amount: 1, operationId: randomUUID() }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...new Array(10).fill(200),
      ...new Array(6).fill(409),
    ])
    expect((await readLedger(owner, settlementId)).stock).toEqual({ [log]: '0 (0 reserved)' })
  })

  test('PRJ-1: a deleted project frees its stock and comes back with its tasks; an archived one has used what it held', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const items = [{ itemId: log, quantity: 4 }]
    const { id: projectId } = await answerOf(
      owner.ask<Project>('createProject', { settlementId, name: 'Barn', items }),
    )
    await answerOf(owner.ask('addItemsToInventory', { settlementId, items }))
    await answerOf(owner.ask('deleteProject', { settlementId, projectId }))
    const gone = await readLedger(owner, settlementId)
    expect([gone.tables.projects, gone.tables.tasks, gone.stock]).toEqual([
      [],
      [],
      { [log]: '4 (0 reserved)' },
    ])
    await answerOf(owner.ask('restoreProject', { settlementId, projectId }))
    const back = await readLedger(owner, settlementId)
    expect([back.progress(projectId), back.stock]).toEqual([{ [log]: '4/4' }, { [log]: '4 (4 reserved)' }])
    await answerOf(owner.ask('archiveProject', { settlementId, projectId, stock: 'used' }))
    expect((await readLedger(owner, settlementId)).stock).toEqual({ [log]: '0 (0 reserved)' })
    const ended = await answerOf(
      owner.ask<{ id: string; ending: string }[]>('getEndedProjects', { settlementId }),
    )
    expect(ended.map(({ id, ending }) => [id, ending])).toEqual([[projectId, 'used']])
  })
})
