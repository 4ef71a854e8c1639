import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, phoneOnItsSide, playersOfThisFile, wide } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { callAs, createSettlement, openOwnerOf, openPart, settlementId } from '../support/settlement-page.ts'
import { signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const openInstalled = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/

const ready = (page: Page) => page.getByRole('list', { name: 'Ready now' }).getByRole('listitem')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')

/** Makes a project of 4 planks in the settlement that the page shows, and claims both of its tasks. @returns the settlement’s id */
async function giveBothTasks(page: Page): Promise<string> {
  const id = await settlementId(page)
  await callAs(page, 'createProject', {
    settlementId: id,
    name: 'Market hall with the covered bridge',
    items: [{ itemId: '2', quantity: 4 }],
  })
  await openPart(page, 'Tasks')
  for (const title of ['Gather 6 x Rough Wood Log', 'Craft 4 x Rough Plank'])
    await page.getByRole('button', { name: `Claim: ${title}` }).click()
  await page.getByRole('button', { name: 'Give back: Craft 4 x Rough Plank' }).waitFor()
  return id
}

/** Filters the list of tasks on a phone, upright and on its side (TSK-1, SYS-2). */
async function filterWithoutRoom(page: Page): Promise<void> {
  const status = page.getByLabel('Status', { exact: true })
  const task = page.getByRole('button', { name: 'Give back: Craft 4 x Rough Plank' })
  expect(await status.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await status.selectOption('completed')
  await page.getByRole('button', { name: 'Filters 1 in use', expanded: true }).click()
  await page.getByRole('button', { name: 'Filters 1 in use', expanded: false }).waitFor()
  await task.waitFor({ state: 'detached' })

  // A keyboard on the screen makes the window low; a dialog that was opened while there was room stays open.
  await page.setViewportSize({ width: 844, height: 600 })
  await page.getByRole('button', { name: 'Tools and levels' }).click()
  const means = page.getByRole('dialog', { name: 'Tools and levels' })
  await means.waitFor()
  await page.setViewportSize(phoneOnItsSide)
  await status.waitFor({ state: 'hidden' })
  await means.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Filters 1 in use' }).click()
  await status.selectOption('open')
  await task.waitFor()
  await page.setViewportSize(phone)
}

test('BEY-10, BEY-12, SET-6: on a phone my ready task is delivered with one press; where nothing is reviewed it counts at once, and what waited is ready', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada', { screen: phone })
  await openPart(page, 'My tasks')
  await page.getByText('You have no tasks').waitFor()
  const id = await giveBothTasks(page)
  await filterWithoutRoom(page)
  const settings = { requireContributionApproval: false }
  await callAs(page, 'updateSettlement', { settlementId: id, settings })
  await openPart(page, 'My tasks')
  expect(await waiting(page).innerText()).toContain('waits for 6 Rough Wood Log')
  const press = ready(page).getByRole('button', { name: 'Deliver 6' })
  // The height of `.my-press`, a button for a thumb.
  expect((await press.boundingBox())!.height).toBeGreaterThanOrEqual(52)
  await ready(page).getByLabel('Amount: Gather 6 x Rough Wood Log').fill('9')
  await ready(page).getByText('Only 6 are still missing.').waitFor()
  await ready(page).getByLabel('Amount: Gather 6 x Rough Wood Log').fill('2')
  await ready(page).getByRole('button', { name: 'Deliver 2' }).click()
  // The second click of a double click falls on what is left to deliver, and delivers nothing.
  await ready(page).getByRole('button', { name: 'Deliver 4' }).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.getByText('Contribution submitted successfully!', { exact: true }).waitFor()
  await ready(page).getByText('2 of 6').waitFor()
  await ready(page).getByRole('button', { name: 'Deliver 4' }).click()
  await ready(page).getByText('uses 6 Rough Wood Log of the stock').waitFor()
  await ready(page).getByRole('button', { name: 'Deliver 4' }).click()
  await page.getByText('You have no tasks').waitFor()
  const { entries } = await callAs<{ entries: { amount: number; kind: string }[] }>(
    page,
    'getInventoryEntries',
    { settlementId: id, itemId: '1', limit: 10 },
  )
  // 2 and 4 logs came, and 6 were used up for the planks.
  expect(entries.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
    'contributed 2',
    'contributed 4',
    'used -6',
  ])
})

test('BEY-10, BEY-11: logs delivered offline wait, are not asked for again, and are in review once when the connection is back', async () => {
  const page = await openInstalled({ url: `${app().url}/settlement`, screen: wide, expected: noNetwork })
  await signInAs(page, 'Ben away')
  await createSettlement(page, 'Riverside')
  await untilKeptOffline(page)
  await page.reload()
  const id = await giveBothTasks(page)
  await expect.poll(async () => (await keptSettlements(page)).tables.length).toBe(1)
  await openPart(page, 'My tasks')
  await page.setViewportSize(phone)
  const context = page.context()
  await context.setOffline(true)
  await ready(page).getByLabel('Amount: Gather 6 x Rough Wood Log').fill('2')
  await ready(page).getByRole('button', { name: 'Deliver 2' }).click()
  await page.getByText('Your contribution is kept on this device').waitFor()
  await ready(page).getByText('2 waits to be sent').waitFor()
  await ready(page).getByRole('button', { name: 'Deliver 4' }).click()
  await waiting(page).getByText('6 waits to be sent').waitFor()
  expect(await page.getByRole('button', { name: /^Deliver \d/ }).count()).toBe(0)
  await context.setOffline(false)
  await waiting(page).getByText('6 in review').waitFor()
  // Nothing of the task is left to deliver.
  expect(await waiting(page).getByText('6', { exact: true }).count()).toBe(0)
  await page.getByText('waits to be sent').waitFor({ state: 'detached' })
  const { contributions } = await callAs<{ contributions: { itemsContributed: object[] }[] }>(
    page,
    'getTaskContributionsBySettlement',
    { settlementId: id, status: 'pending' },
  )
  expect(contributions.flatMap(({ itemsContributed }) => itemsContributed)).toEqual(
    expect.arrayContaining([
      { itemId: '1', quantity: 2 },
      { itemId: '1', quantity: 4 },
    ]),
  )
  expect(contributions).toHaveLength(2)
})

test.each(looks)(
  'TSK-1, BEY-10, BEY-15: axe finds nothing wrong with the tasks and my tasks: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { page } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    await openPart(page, 'Tasks')
    await page.getByText('No tasks yet').waitFor()
    await look('no tasks')
    const id = await giveBothTasks(page)
    await callAs(page, 'createTask', {
      settlementId: id,
      title: 'Ask the miller',
      priority: 'high',
      due: '2026-01-02T12:00:00.000Z',
    })
    await page.getByText('Ask the miller').waitFor()
    await look('tasks')
    await page.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
    for (const [button, form] of [
      ['Add…', 'Add for this task'],
      ['Assign…', 'Assign the task'],
      ['Edit…', 'Edit the task'],
    ] as const) {
      await page.getByRole('button', { name: `${button}: Gather 6 x Rough Wood Log` }).click()
      await page.getByRole('form', { name: form }).waitFor()
      await look(form)
    }
    await page.getByRole('button', { name: 'Close the task' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Create Task' }).click()
    await page.getByRole('dialog', { name: 'Create Task' }).waitFor()
    await look('Create Task')
    await page.keyboard.press('Escape')
    await openPart(page, 'My tasks')
    await ready(page).first().waitFor()
    await look('my tasks')
    expect(findings).toEqual([])
  },
)

test('BEY-12: the 2 that are typed stay, and the focus in their field, when somebody else adds a log; delivered, the field says what is left', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  const id = await giveBothTasks(page)
  await openPart(page, 'My tasks')
  const amount = ready(page).getByLabel('Amount: Gather 6 x Rough Wood Log')
  expect(await amount.inputValue()).toBe('6')
  await amount.fill('2')
  await callAs(page, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 1 }] })
  await ready(page).getByText('1 of 6').first().waitFor()
  expect(await amount.inputValue()).toBe('2')
  await ready(page).locator(':focus').and(amount).waitFor()
  await ready(page).getByRole('button', { name: 'Deliver 2' }).click()
  // 6 less the 1 that was added and the 2 in review.
  await expect.poll(() => amount.inputValue()).toBe('3')
  // An amount that nobody typed follows what others add.
  await callAs(page, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 1 }] })
  await expect.poll(() => amount.inputValue()).toBe('2')
})
