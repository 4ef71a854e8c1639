import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { openAppOfThisFile } from '../support/app-server.ts'
import { dataManager } from '../support/data-files.ts'
import { endJournalConnection } from '../support/kept-journal.ts'
import { openAs, openOwnerOf, openPart } from '../support/settlement-page.ts'

const { app, rows } = openAppOfThisFile()
const player = playersOfThisFile(app)
const lost = /Failed to load resource|ERR_/

async function openManager(page: Page) {
  await page.goto(`${new URL(page.url()).origin}/?dialog=data`)
  const dialog = dataManager(page)
  await dialog.waitFor()
  return dialog
}

test('SYS-9: the calculator has the labels of the specification: kinds of items, all tiers, what is to be crafted, and the inventory', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe')
  const options = await column(page, 'Catalog').locator('option').allInnerTexts()
  expect(options).toEqual(expect.arrayContaining(['All Items', 'Craftable', 'Resources', 'All Tiers']))
  const results = column(page, 'Results')
  await results.getByText('Intermediate Components to Craft').waitFor()
  await results.getByRole('tab', { name: /^Inventory/ }).click()
  await results.getByText('Add to Inventory').first().waitFor()
  await (await openManager(page)).getByRole('button', { name: 'Import Data' }).waitFor()
})

test('SYS-9: a settlement leads to its inventory, and its contributions stand in the Contribution Dashboard', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await page.getByRole('button', { name: 'View Inventory' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/settlement/inventory')
  await openPart(page, 'Contributions')
  await page.getByText('Contribution Dashboard').first().waitFor()
})

test('SYS-9, SAVE-5: while the database is away the connection test says that the app goes on', async () => {
  const page = await openAs(player, 'Edda', { expected: lost })
  const dialog = await openManager(page)
  const json = { code: 'SERVICE_UNAVAILABLE', message: 'The database is away.' }
  await page.route('**/api/testDatabaseConnection', (route) => route.fulfill({ status: 503, json }))
  await dialog.getByRole('button', { name: 'Test Database Connection' }).click()
  for (const words of [
    'Database Offline',
    'Database not available - please check the database server',
    'App works normally, data saved locally',
  ])
    await dialog.getByText(words).waitFor()
  const broken = { code: 'INTERNAL_SERVER_ERROR', message: 'Something is broken here.' }
  await page.route('**/api/testDatabaseConnection', (route) => route.fulfill({ status: 500, json: broken }))
  await dialog.getByRole('button', { name: 'Test Database Connection' }).click()
  await dialog.getByText('Database error: Something is broken here.').waitFor()
})

test('SYS-9, AUTH-3: the header calls an account with an unconfirmed email address "Unverified"', async () => {
  const page = await openAs(player, 'Gerda')
  await rows('update profiles set email_verified = false')
  await page.reload()
  await page.getByRole('banner').getByText('Unverified').first().waitFor()
})

test('SYS-9, R6: a batch that the server refuses as invalid is set aside in the words of the specification', async () => {
  const page = await openAs(player, 'Hanna', { expected: lost })
  const json = { code: 'INVALID', message: 'This is not right.', reason: 'input-invalid' }
  await page.route('**/api/saveUserData', (route) => route.fulfill({ status: 422, json }))
  await page.goto(new URL(page.url()).origin)
  await queue(page, 'Simple Axe')
  await page.getByRole('status', { name: /Not accepted: Invalid user data format/ }).waitFor()
  const dialog = await openManager(page)
  await dialog.getByRole('button', { name: 'Save to Cloud' }).click()
  await dialog.getByText('Not accepted: Invalid user data format').waitFor()
  // The refused batch waits no more, and the user has been told of it: the second press has nothing to send.
  await dialog.getByRole('button', { name: 'Save to Cloud' }).click()
  await dialog.getByText('Data saved successfully!').waitFor()
})

test('SYS-9, SAVE-5: a new settlement about which the server never answers is given up after 30 s, and the dialog says so', async () => {
  const page = await openAs(player, 'Ida', { expected: lost })
  await page.route('**/api/createSettlement', () => {})
  await page.getByRole('button', { name: 'Create Settlement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Settlement' })
  await dialog.getByLabel('Name').fill('Oakhaven')
  await dialog.getByRole('button', { name: 'Create Settlement' }).click()
  await dialog.getByText('Operation timed out after 30000ms').waitFor({ timeout: 60_000 })
})

test('SYS-9, SAVE-5: a save and a load that get no answer say which of them took too long', async () => {
  const page = await openAs(player, 'Finn', { expected: lost })
  await page.route('**/api/saveUserData', () => {})
  await page.goto(new URL(page.url()).origin)
  await queue(page, 'Simple Axe')
  await page.getByRole('status', { name: 'Save timeout - please check connection' }).waitFor()
  await page.unroute('**/api/saveUserData')
  await saved(page).waitFor()
  const dialog = await openManager(page)
  await page.route('**/api/loadUserData', () => {})
  await dialog.getByRole('button', { name: 'Load from Cloud' }).click()
  await dialog.getByText('Load timeout - please check connection').waitFor()
})

test('SYS-9, SAVE-1, SAVE-5: a browser that cannot store a change says that it was not saved; "Load from Cloud" fails while a change cannot be sent first', async () => {
  const page = await openAs(player, 'Jan', { expected: lost })
  await page.goto(new URL(page.url()).origin)
  await queue(page, 'Simple Axe')
  await saved(page).waitFor()
  // Each new connection fails too.
  await endJournalConnection(page, true)
  await queue(page, 'Rough Plank')
  await page.getByRole('status', { name: 'Failed to save data' }).waitFor()

  await page.reload()
  await page.route('**/api/saveUserData', (route) => route.abort())
  await queue(page, 'Rough Plank')
  const dialog = await openManager(page)
  await dialog.getByRole('button', { name: 'Load from Cloud' }).click()
  await dialog.getByText('Failed to load data').waitFor()
})
