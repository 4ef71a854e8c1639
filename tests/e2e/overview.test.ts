import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile, type Visit } from '../support/app-page.ts'
import { excessWidth } from '../support/excess-width.ts'
import { adaAndBen, callAs, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()

const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')
const mine = (page: Page) => rows(page, 'Your tasks that can be done now')
const projects = (page: Page) => rows(page, 'Projects, in the order in which stock goes to them')
const low = (page: Page) => rows(page, 'Items of which little is available')

/** Ada’s settlement and Ben in it, the overview open for both. */
async function twoWindows(visit: Visit = {}) {
  const two = await adaAndBen(player, { visit })
  await openPart(two.ben, 'Overview')
  return two
}

/** A project that needs 4 planks (item 2), for which 6 logs (item 1) are gathered: one craft makes 2 planks of 3 logs. */
const hall = (settlementId: string) => ({
  settlementId,
  name: 'Market hall',
  items: [{ itemId: '2', quantity: 4 }],
})

test('SET-1: the overview of a new settlement says what to do first; projects, low stock and the tasks that wait for Ben show as they come, live', async () => {
  const { ada, ben, id } = await twoWindows()
  await ben.getByText('Nothing waits for you. Tasks come with the items of projects.').waitFor()
  await ben.getByText('The stock is empty.').waitFor()
  await ada.getByRole('button', { name: 'Create the first' }).waitFor()
  await callAs(ada, 'createProject', hall(id))
  await callAs(ada, 'createProject', { ...hall(id), name: 'Barn', priority: 'high', items: [] })
  await expect
    .poll(() => projects(ben).allInnerTexts())
    .toEqual([expect.stringContaining('Barn'), expect.stringContaining('Market hall')])
  await ben.getByText('One task is ready and nobody has it.').waitFor()
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 5 }] })
  // All 5 logs are kept for the hall, so that none is available.
  await expect
    .poll(() => low(ben).allInnerTexts())
    .toEqual([expect.stringMatching(/Rough Wood Log.*0.*of 5/s)])

  await ben.getByRole('button', { name: 'Find a task' }).click()
  await ben.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('link', { name: 'My tasks 1' }).waitFor()
  await openPart(ben, 'Overview')
  // 1 of 6 logs is left.
  await expect.poll(() => mine(ben).allInnerTexts()).toEqual([expect.stringMatching(/^1\b.*Rough Wood Log/s)])
  await callAs(ben, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 1 }] })
  await ben.getByText('Nothing waits for you.').waitFor()
  await expect.poll(() => projects(ada).last().innerText()).toContain('1 ready · 0 waiting')
})

test('SET-1: each part of the overview leads on: a project to its page, an item to the stock, a task to My tasks', async () => {
  const { ada, id } = await twoWindows()
  await callAs(ada, 'createProject', hall(id))
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 5 }] })
  await projects(ada).getByRole('link', { name: 'Market hall' }).click()
  await ada.getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await openPart(ada, 'Overview')
  await ada.getByRole('button', { name: 'Show Rough Wood Log in the inventory' }).click()
  await expect.poll(() => new URL(ada.url()).pathname).toBe('/settlement/inventory')
  await ada.goBack()
  await ada.getByRole('button', { name: 'Show Gather 6 x Rough Wood Log under My tasks' }).click()
  await expect.poll(() => new URL(ada.url()).pathname).toBe('/settlement/my-tasks')
})

test('SET-1: on a phone the overview begins with what waits for me, and nothing is wider than the screen', async () => {
  const { ada, id } = await twoWindows({ screen: phone })
  await callAs(ada, 'createProject', hall(id))
  await projects(ada).getByRole('link', { name: 'Market hall' }).waitFor()
  const top = async (name: string) => (await ada.getByRole('heading', { name }).boundingBox())!.y
  expect(await top('Waits for you')).toBeLessThan(await top('Here now'))
  expect(await excessWidth(ada)).toBe(0)
})

test('SET-1, BEY-12, SET-8: the task that holds up the most stands on the overview; Ben claims it there, and Ada sees that he has it', async () => {
  const { ada, ben, id } = await twoWindows()
  await callAs(ada, 'createProject', hall(id))
  const held = (page: Page) => rows(page, 'Holds up the most')
  await expect
    .poll(() => held(ben).allInnerTexts())
    .toEqual([expect.stringMatching(/Rough Wood Log.*Market hall.*6.*1 task waits/s)])
  await held(ben).getByRole('button', { name: 'Claim: Gather 6 x Rough Wood Log' }).click()
  await held(ada).getByRole('img', { name: 'Ben' }).waitFor()
  await held(ada).getByRole('button', { name: 'Show Gather 6 x Rough Wood Log' }).click()
  await ada.getByRole('region', { name: 'Gather 6 x Rough Wood Log' }).waitFor()
  await callAs(ben, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 6 }] })
  await held(ben).first().waitFor({ state: 'detached' })
})
