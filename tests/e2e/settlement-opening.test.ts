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
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/getSettlementsUserCanAccess')) lists.push(request.url())
  })
  await page.reload()
  await expect.poll(() => lists.length).toBe(1)
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(fetched).toMatch(/tasks-tab-/)
  expect(await page.getByRole('heading', { name: 'Tasks' }).count()).toBe(0)
  const opened = page.waitForRequest('**/api/getSettlement')
  answer()
  await opened
  expect(lists).toHaveLength(1)
  await page.getByRole('heading', { name: 'Tasks' }).waitFor()
})
