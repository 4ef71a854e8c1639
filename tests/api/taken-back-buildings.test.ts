import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { Contribution } from '#domain/settlement/contribution'
import type { Entry, Project } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf } from '../support/settlements.ts'
import { aSettlement } from '../support/world-builder.ts'
import { proofItems } from '../verify/ledger/next-act.ts'

const servers = serversOfThisFile()
const [building, plank] = ['b1', 'plank'].map((name) => proofItems.find((item) => item.name === name)!.id)

type Page = { readonly takenBack: Readonly<Record<string, { readonly isWhole: boolean }>> }
type Known = Entry & { readonly reverted: boolean }

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer

  beforeAll(async () => {
    const CATALOGUE = join(servers.folder(), 'recipes.json')
    writeFileSync(CATALOGUE, JSON.stringify(toRecipesFile(proofItems)))
    server = await servers.start({ ...(await settings()), CATALOGUE, SIGN_INS_PER_MINUTE: '1000' })
  })

  /** A project that asks for 2 of a building, of which 3 were delivered and approved: the third stands for no project. */
  async function pottery() {
    const { owner, mika, settlementId } = await aSettlement(server, { mika: 'contributor' })
    const act = <Body>(name: string, input: object = {}, who = owner) =>
      answerOf(who.ask<Body>(name, { settlementId, ...input }))
    const items = [{ itemId: building, quantity: 2 }]
    const { id: projectId } = await act<Project>('createProject', { name: 'Pottery', items })
    const seen = () => act<Snapshot>('getSettlement')
    const taskId = (await seen()).tables.tasks.find(({ itemId }) => itemId === building)!.id
    const itemsContributed = [{ itemId: building, quantity: 3 }]
    const { id } = await act<Contribution>('createTaskContribution', { taskId, itemsContributed }, mika)
    await act('approveTaskContribution', { contributionId: id, revision: 1 })
    const entries = async () =>
      (await act<{ entries: Known[] }>('getInventoryEntries', { itemId: building })).entries
    /** Takes back what came with so many pieces. */
    const takeBack = async (amount: number) => {
      const { act: of, line } = (await entries()).find((entry) => entry.amount === amount && !entry.reverted)!
      return owner.ask('revertEntry', { settlementId, act: of, line })
    }
    const isWhole = async () =>
      (await act<Page>('getTaskContributionsBySettlement', {})).takenBack[id]?.isWhole
    const finished = async () => (await seen()).tables.projectItems.map((row) => row.finished)
    return { act, projectId, seen, entries, takeBack, isWhole, finished }
  }

  test('INV-1, BEY-19: a third building, beyond the 2 asked for, is taken back: two entries say so, and the settlement’s number grows by 1', async () => {
    const { seen, entries, takeBack, finished } = await pottery()
    const { seq } = await seen()
    expect((await takeBack(1)).status).toBe(200)
    // The third building has two entries: 1 that it came, -1 that it is finished. Each is taken back by its opposite.
    const reversals = (await entries()).filter(({ kind }) => kind === 'reverted')
    expect(reversals.map(({ amount }) => amount).toSorted()).toEqual([-1, 1])
    expect([(await seen()).seq, await finished()]).toEqual([seq + 1, [2]])
    const named = (await entries()).find(({ kind, amount }) => kind === 'contributed' && amount === 1)!
    expect(named.reverted).toBe(true)
  })

  test('INV-1, BEY-19: buildings of a project that was deleted since are taken back by entries too', async () => {
    const { act, projectId, entries, takeBack } = await pottery()
    await act('deleteProject', { projectId })
    expect((await takeBack(2)).status).toBe(200)
    expect((await entries()).filter(({ kind }) => kind === 'reverted')).toHaveLength(2)
  })

  test('BEY-9, BEY-19: a building for no project that used nothing is in the history', async () => {
    const { act, entries } = await pottery()
    const used = [{ itemId: plank, amount: 0 }]
    await act('recordCraft', { itemId: building, recipeIndex: 0, crafts: 1, amount: 1, used })
    const crafted = (await entries()).filter(({ kind }) => kind === 'crafted')
    expect(crafted).toMatchObject([{ amount: 1 }])
  })

  test('CON-3: a delivery of 3 buildings, of which 2 were asked for, is taken back as a whole once none of them stands', async () => {
    const { takeBack, isWhole } = await pottery()
    expect(await isWhole()).toBeUndefined()
    await takeBack(2)
    expect(await isWhole()).toBe(false)
    await takeBack(1)
    expect(await isWhole()).toBe(true)
  })

  test('BEY-19: buildings that came after their item was taken off and added again stay when those before are taken back', async () => {
    const { act, projectId, seen, takeBack, finished } = await pottery()
    const [item] = (await seen()).tables.projectItems
    await act('removeProjectItem', { projectId, projectItemId: item!.id })
    await act('addProjectItem', { projectId, itemId: building, quantity: 1 })
    await act('addItemsToInventory', { projectId, items: [{ itemId: building, quantity: 1 }] })
    expect(await finished()).toEqual([1])
    expect((await takeBack(2)).status).toBe(200)
    expect(await finished()).toEqual([1])
  })

  test('INV-1: an entry that took a building back is not taken back itself, and the refusal says so', async () => {
    const { takeBack, finished } = await pottery()
    await takeBack(1)
    // The entry of 1 that is found now took back the -1 of the third building.
    expect(await takeBack(1)).toMatchObject({ status: 409, body: { reason: 'reversal-stays' } })
    expect(await finished()).toEqual([2])
  })
})
