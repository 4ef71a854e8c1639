import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { holdBack } from '../support/hold-back.ts'
import { openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())

test('SET-1, BEY-15: while the server is still asked who I am, my settlements and the code of the open part are on their way, and no second list is waited for', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Tasks')
  const user = await holdBack(page, '**/api/getUser')
  const code: string[] = []
  let lists = 0
  page.on('request', (request) => {
    // What the page asked for before it was reloaded does not count.
    if (request.isNavigationRequest()) lists = 0
    if (request.resourceType() === 'script') code.push(request.url())
  })
  // Whatever asks for the list again later gets no answer: the page opens with the one that was on its way.
  await page.route('**/api/getSettlementsUserCanAccess', (route) => {
    lists++
    return lists === 1 ? route.continue() : undefined
  })
  await page.reload()
  await expect.poll(() => lists).toBe(1)
  await expect.poll(async () => [...code, ...(await linkedCode(page))].join(' ')).toContain('/tasks-tab-')
  expect(await page.getByRole('heading', { name: 'Tasks' }).count()).toBe(0)
  const opened = page.waitForRequest('**/api/getSettlement')
  user.letThrough()
  await opened
  await page.getByRole('heading', { name: 'Tasks' }).waitFor()
})

/** Scripts that the page has asked for by a link: what the browser has in its memory is not requested again. */
function linkedCode(page: Page): Promise<readonly string[]> {
  return page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
}
