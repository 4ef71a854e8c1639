import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { holdBack } from '../support/hold-back.ts'
import { forgetSettlements, keptSettlements } from '../support/kept-settlements.ts'
import { askAhead } from '../support/returning-player.ts'
import { openOwnerOf, openPart } from '../support/settlement-page.ts'
import { accountButton } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)

test('SET-1, BEY-11: before the server has said who I am, the page shows the stored settlement and already asks for my settlements, the open one and the code of its part; what is new is stored only once I am known', async () => {
  const { page, id } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Tasks')
  await expect.poll(async () => (await keptSettlements(page)).tables.length).toBe(1)
  const tasks = page.url()
  await page.goto(`${app().url}/icon.svg`)
  await askAhead(page.context(), app().url)('updateSettlement', { settlementId: id, name: 'Lakeside' })
  const user = await holdBack(page, '**/api/getUser')
  await page.clock.install()
  const code: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && code.push(request.url()))
  const list = page.waitForRequest('**/api/getSettlementsUserCanAccess')
  const settlement = page.waitForRequest('**/api/getPackedSettlement')
  await page.goto(tasks)
  await Promise.all([list, settlement])
  await expect.poll(async () => [...code, ...(await linkedCode(page))].join(' ')).toContain('/tasks-tab-')
  await page.getByRole('heading', { name: 'Tasks' }).waitFor()
  await page.getByText('No tasks yet').waitFor()
  await page.getByText('Lakeside').first().waitFor()
  // A change is stored a moment after it is shown: by now it would be.
  await page.clock.fastForward('00:01')
  expect(await storedOf(page)).not.toContain('Lakeside')
  user.letThrough()
  await expect.poll(() => accountButton(page).textContent()).toContain('Ada')
  // Once in the list, once in the tables.
  await expect.poll(() => storedOf(page)).toMatch(/Lakeside.*Lakeside/)
})

test('SET-1, SET-2: a browser that has stored nothing asks for my default settlement while its list is still on the way, and once', async () => {
  const { page, id } = await openOwnerOf('Riverside', player, 'Ada')
  await askAhead(page.context(), app().url)('updateUser', { defaultSettlementId: id })
  await openPart(page, 'Tasks')
  const tasks = page.url()
  await forgetSettlements(page)
  const list = await holdBack(page, '**/api/getSettlementsUserCanAccess')
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/api/getPackedSettlement') && asked++)
  await page.goto(tasks)
  await expect.poll(() => asked).toBe(1)
  list.letThrough()
  await page.getByText('No tasks yet').waitFor()
  expect(asked).toBe(1)
})

/** The list and the tables of settlements that the browser has stored. */
async function storedOf(page: Page): Promise<string> {
  const { lists, tables } = await keptSettlements(page)
  return JSON.stringify([lists, tables])
}

/** Scripts that the page has asked for by a link: what the browser has in its memory is not requested again. */
function linkedCode(page: Page): Promise<readonly string[]> {
  return page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
}
