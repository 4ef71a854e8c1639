import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { createSettlement, openAs, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())

test('SET-1, BEY-15: while the server is still asked who I am, my settlements and the code of the open part are on their way, and the list is asked for once', async () => {
  const page = await openAs(player, 'Ada')
  await createSettlement(page, 'Riverside')
  await openPart(page, 'Tasks')
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/getUser', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const asked: string[] = []
  const code: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(request.url())
    const [name] = /getSettlementsUserCanAccess$|getSettlement$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  await page.reload()
  await expect.poll(() => asked).toEqual(['getSettlementsUserCanAccess'])
  await expect.poll(async () => [...code, ...(await linkedCode(page))].join(' ')).toContain('/tasks-tab-')
  expect(await page.getByRole('heading', { name: 'Tasks' }).count()).toBe(0)
  const opened = page.waitForRequest('**/api/getSettlement')
  answer()
  await opened
  // Not a second list before it: the stream may ask for one a moment later.
  expect(asked.slice(0, 2)).toEqual(['getSettlementsUserCanAccess', 'getSettlement'])
  await page.getByRole('heading', { name: 'Tasks' }).waitFor()
})

/** Scripts that the page has asked for by a link: what the browser has in its memory is not requested again. */
function linkedCode(page: Page): Promise<readonly string[]> {
  return page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
}
