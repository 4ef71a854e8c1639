import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import { lookerAt, looks } from '../support/looks.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { callAs, createSettlement, openAs, openPart, settlementId } from '../support/settlement-page.ts'
import { signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const openInstalled = playersOfAnyServer()
/** What Chromium itself says of requests that nobody answers. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/

const ready = (page: Page) => page.getByRole('list', { name: 'Ready now' }).getByRole('listitem')
const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')

/** A project of 4 planks in the settlement of whoever uses the page, who has both of its tasks. */
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

test('BEY-10, TSK-5: on a phone my ready task is entered with one press, and what waited for it is ready', async () => {
  const page = await openAs(player, 'Ada', { screen: phone })
  await createSettlement(page, 'Riverside')
  await openPart(page, 'My tasks')
  await page.getByText('You have no tasks').waitFor()
  await giveBothTasks(page)
  await openPart(page, 'My tasks')
  expect(await waiting(page).innerText()).toContain('waits for 6 Rough Wood Log')
  const press = ready(page).getByRole('button', { name: 'Add 6 for this task' })
  expect((await press.boundingBox())!.height).toBeGreaterThanOrEqual(52)
  await ready(page).getByLabel('Amount: Gather 6 x Rough Wood Log').fill('2')
  await ready(page).getByRole('button', { name: 'Add 2 for this task' }).click()
  await ready(page).getByText('2 of 6').waitFor()
  await ready(page).getByRole('button', { name: 'Add 4 for this task' }).click()
  await ready(page).getByText('Rough Plank').waitFor()
  await page.getByRole('button', { name: 'Add 4 for this task' }).waitFor()
  expect(await waiting(page).count()).toBe(0)
})

test('BEY-10, BEY-11: what is added offline waits, is not asked for again, and is sent once', async () => {
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
  await ready(page).getByRole('button', { name: 'Add 2 for this task' }).click()
  await page.getByText('2 waits to be sent').waitFor()
  await ready(page).getByRole('button', { name: 'Add 4 for this task' }).click()
  await page.getByText('6 waits to be sent').waitFor()
  const entered = ready(page).filter({ hasText: 'waits to be sent' })
  expect(await entered.getByRole('button', { name: /^Add/ }).count()).toBe(0)
  await context.setOffline(false)
  await ready(page).getByText('Rough Plank').waitFor()
  await page.getByText('6 waits to be sent').waitFor({ state: 'detached' })
  const { entries } = await callAs<{ entries: { amount: number }[] }>(page, 'getInventoryEntries', {
    settlementId: id,
    itemId: '1',
    limit: 10,
  })
  expect(entries.map(({ amount }) => amount).sort()).toEqual([2, 4])
})

test.each(looks)(
  'TSK-1, BEY-10, BEY-15: axe finds nothing wrong with the tasks and my tasks: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const page = await openAs(player, 'Ada', { screen, stored })
    await createSettlement(page, 'Riverside')
    const { look, findings } = lookerAt(page)
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
