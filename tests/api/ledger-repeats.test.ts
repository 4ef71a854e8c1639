import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Project } from '#domain/settlement/ledger-rows'
import { readLedger } from '../support/read-ledger.ts'
import { serversOfThisFile } from '../support/server.ts'
import { bothDatabasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const [log, plank, stool] = ['1', '2', '3']

describe.each(bothDatabasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer

  beforeAll(async () => {
    open = await startOpenServer(servers, kind, { API_REQUESTS_PER_MINUTE: '100000' })
  })

  test('INV-2: 20 additions of 1 log at once, the first that a new server is asked, give 20 logs', async () => {
    const { owner, settlementId } = await aSettlement(open.server())
    const add = () =>
      owner.ask('addItemsToInventory', { settlementId, items: [{ itemId: log, quantity: 1 }] })
    const answers = await Promise.all(Array.from({ length: 20 }, add))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await readLedger(owner, settlementId)).stock).toEqual({ [log]: '20 (0 reserved)' })
  })

  test('I11: acts repeated a week later get the same answers and change nothing; once forgotten, moving stock is refused', async () => {
    const { owner, settlementId } = await aSettlement(open.server())
    const project = await answerOf(
      owner.ask<Project>('createProject', { settlementId, items: [{ itemId: stool, quantity: 1 }] }),
    )
    const acts = [
      ['addItemsToInventory', { items: [{ itemId: log, quantity: 100 }] }],
      ['recordCraft', { itemId: plank, recipeIndex: 0, crafts: 2, amount: 2, projectId: project.id }],
      ['createProject', { name: 'A bridge', items: [{ itemId: plank, quantity: 3 }] }],
      ['takeFromInventory', { itemId: log, amount: 1 }],
    ] as const
    const operations = acts.map(([name, input]) => ({ name, input, operationId: randomUUID() }))
    const askAll = async () => {
      const answers = []
      for (const { name, input, operationId } of operations)
        answers.push(await owner.ask(name, { settlementId, operationId, ...input }))
      return answers
    }
    const first = await askAll()
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const before = await readLedger(owner, settlementId)
    const letDaysPass = async (days: number) => {
      await open.rows(`
        update applied_operations set at = at - interval '${days} days' where user_id = '${owner.userId}'
        returning operation_id`)
      // Operation ids that are old enough are forgotten when the server starts.
      await open.restart()
    }

    await letDaysPass(7)
    expect(await askAll()).toEqual(first)
    // Answers are kept for 30 days. The entries of an act that moves stock keep its id for good.
    await letDaysPass(24)
    const [add, , , take] = operations
    for (const { name, input, operationId } of [add!, take!])
      await expect
        .poll(() => owner.ask(name, { settlementId, operationId, ...input }))
        .toMatchObject({ status: 422, body: { reason: 'operation-id-used' } })
    expect((await readLedger(owner, settlementId)).tables).toEqual(before.tables)
  })
})
