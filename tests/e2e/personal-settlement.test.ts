import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { playersOfThisFile, wide } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { callAs, dialogOf, openAs, openPart, settlementId } from '../support/settlement-page.ts'
import { signInAs } from '../support/sign-in-page.ts'
import { add } from '../support/stock-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const openInstalled = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer or are refused. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Settlements', exact: true }).getByRole('listitem')
const tasks = (page: Page) =>
  page.getByRole('list', { name: 'Tasks, ready ones first' }).getByRole('listitem')

test('SET-9: somebody in no settlement opens their own; it stands first and private, and is shared in one press', async () => {
  const page = await openAs(player, 'Olga')
  await page.getByText('You are in no settlement yet').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Open your own' }).click()
  await page.getByText('Private · only you see it').waitFor()
  await openPart(page, 'Settlements')
  await expect.poll(() => rows(page).count()).toBe(1)
  await rows(page).first().getByText('Private').waitFor()
  await rows(page).getByRole('button', { name: 'More of My Homestead' }).click()
  expect(await page.getByRole('menu').getByRole('menuitem').allInnerTexts()).toEqual(['Rename', 'Data'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Create Settlement' }).click()
  const dialog = dialogOf(page, 'Create Settlement')
  await dialog.getByLabel('Name').fill('Oakhaven')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await rows(page).first().innerText()).toContain('My Homestead')
  expect(await axeFindings(page)).toEqual([])

  await rows(page).first().getByRole('button', { name: 'Select My Homestead' }).click()
  await openPart(page, 'Users')
  await expect.poll(() => page.getByRole('button', { name: 'Invite User' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Share with others: My Homestead' }).click()
  await page.getByRole('button', { name: 'Yes, share it' }).click()
  await page.getByText('"My Homestead" is shared now').waitFor()
  await page.getByRole('button', { name: 'Invite User' }).waitFor()
  await openPart(page, 'Settlements')
  await rows(page).first().getByText('Your own settlement').waitFor()
})

test('SET-9, BEY-11: offline a project is planned, its stock counted and its tasks kept up to date; it all arrives when the network is back', async () => {
  const page = await openInstalled({ url: `${app().url}/settlement`, screen: wide, expected: noNetwork })
  await signInAs(page, 'Oda')
  await page.getByRole('button', { name: 'Open your own' }).click()
  await page.getByText('Private · only you see it').waitFor()
  await untilKeptOffline(page)
  // From here on the service worker answers for the page.
  await page.reload()
  await openPart(page, 'Projects')
  await page.getByText('No projects found.').waitFor()
  await expect.poll(async () => (await keptSettlements(page)).tables.length).toBe(1)
  const id = await settlementId(page)
  const context = page.context()
  await context.setOffline(true)

  await page.getByRole('main').getByRole('button', { name: 'Create Project' }).first().click()
  const dialog = dialogOf(page, 'Create Project')
  await dialog.getByLabel('Name').fill('Bridge')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await dialog.waitFor({ state: 'detached' })
  const bridge = page.getByRole('article', { name: 'Bridge' })
  await bridge.getByRole('button', { name: '+ Add Item Bridge' }).click()
  const adding = dialogOf(page, 'Add Item to Bridge')
  await adding.getByRole('combobox').first().fill('Rough Plank')
  await adding.getByRole('option', { name: 'Rough Plank' }).first().click()
  await adding.getByRole('button', { name: 'Add Item & Generate Tasks' }).click()
  await openPart(page, 'Tasks')
  await expect
    .poll(async () => (await tasks(page).allInnerTexts()).join())
    .toContain('Gather 3 x Rough Wood Log')
  await openPart(page, 'Inventory')
  await add(page, 'Rough Wood Log', 1)
  await page.getByText('3 changes wait for the connection.').waitFor()
  await openPart(page, 'Tasks')
  await expect.poll(async () => await tasks(page).first().innerText()).toContain('1 of 3')
  await page.close()

  const again = await context.newPage()
  await again.goto(`${app().url}/settlement/projects`)
  await again.getByRole('article', { name: 'Bridge' }).waitFor()
  await again.getByText('3 changes wait for the connection.').waitFor()
  // Nothing is shared with Oda, so the page does not say that it is missing.
  expect(await again.getByRole('region', { name: 'Shared with you' }).count()).toBe(0)
  await context.setOffline(false)
  await again.getByText('for the connection.').waitFor({ state: 'detached' })
  const { tables } = await callAs<{ tables: { projects: object[]; stock: object[] } }>(
    again,
    'getSettlement',
    {
      settlementId: id,
    },
  )
  expect(tables.projects).toMatchObject([{ name: 'Bridge' }])
  expect(tables.stock).toMatchObject([{ quantity: 1, reserved: 1 }])
})
