import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { holdBack } from '../support/hold-back.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import { openOwnerOf, openPart } from '../support/settlement-page.ts'
import { accountButton } from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())

test('SET-1, BEY-11: while the server is still asked who I am, the page shows what this device stored, and my settlements, the open one and the code of its part are on their way', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Tasks')
  await expect.poll(async () => (await keptSettlements(page)).tables.length).toBe(1)
  const user = await holdBack(page, '**/api/getUser')
  const code: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && code.push(request.url()))
  const list = page.waitForRequest('**/api/getSettlementsUserCanAccess')
  const settlement = page.waitForRequest('**/api/getSettlement')
  await page.reload()
  await Promise.all([list, settlement])
  await expect.poll(async () => [...code, ...(await linkedCode(page))].join(' ')).toContain('/tasks-tab-')
  await page.getByRole('heading', { name: 'Tasks' }).waitFor()
  await page.getByText('No tasks yet').waitFor()
  user.letThrough()
  await expect.poll(() => accountButton(page).textContent()).toContain('Ada')
})

/** Scripts that the page has asked for by a link: what the browser has in its memory is not requested again. */
function linkedCode(page: Page): Promise<readonly string[]> {
  return page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
}
