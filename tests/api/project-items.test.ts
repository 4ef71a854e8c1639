import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { Entry, Project } from '#domain/settlement/ledger-rows'
import { readLedger } from '../support/read-ledger.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'
import { proofItems } from '../verify/ledger/next-act.ts'

const servers = serversOfThisFile()
const [building, plank] = ['b1', 'plank'].map((name) => proofItems.find((item) => item.name === name)!.id)

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    const CATALOGUE = join(servers.folder(), 'recipes.json')
    writeFileSync(CATALOGUE, JSON.stringify(toRecipesFile(proofItems)))
    server = await servers.start({ ...(await settings()), CATALOGUE, SIGN_INS_PER_MINUTE: '1000' })
  })

  test('BEY-6, BEY-19: a removed item of 3 buildings comes back with the 2 that stand as finished, and with 1 after an entry was taken back', async () => {
    const { owner, settlementId } = await aSettlement(server)
    const act = <Body>(name: string, input: object = {}) =>
      answerOf(owner.ask<Body>(name, { settlementId, ...input }))
    const { id: projectId } = await act<Project>('createProject', {
      name: 'Pottery',
      items: [{ itemId: building, quantity: 3 }],
    })
    // A building takes 2 planks, so 4 are enough for 2 of the 3.
    await act('addItemsToInventory', { items: [{ itemId: plank, quantity: 4 }] })
    for (let n = 0; n < 2; n++)
      await act('recordCraft', { projectId, itemId: building, recipeIndex: 0, crafts: 1, amount: 1 })
    const look = async () => {
      const { tables, progress } = await readLedger(owner, settlementId)
      return { items: tables.projectItems, progress: progress(projectId) }
    }
    const before = await look()
    const { projectId: _, ...item } = before.items[0]!
    const remove = () => act('removeProjectItem', { projectId, projectItemId: item.id })
    const back = (finished: number) => act('restoreProjectItem', { projectId, item: { ...item, finished } })
    await remove()
    expect(await back(3)).toEqual({ projectId, ...item, finished: 2 })
    expect(await look()).toEqual(before)
    await remove()
    const { entries } = await act<{ entries: Entry[] }>('getInventoryEntries', { itemId: building })
    const { act: named, line } = entries.find(({ kind }) => kind === 'crafted')!
    await act('revertEntry', { act: named, line })
    await back(2)
    expect((await look()).items).toEqual([{ projectId, ...item, finished: 1 }])
  })
})
