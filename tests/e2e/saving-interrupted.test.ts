import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, own, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { rounds } from '../support/rounds.ts'

const player = playersOfThisFile()
const lostNetwork = /net::ERR_|Failed to load resource|Failed to fetch/

/** Who is new in each round. */
const somebody = () => `Saver ${crypto.randomUUID().slice(0, 8)}`
const saved = (page: Page) => page.getByRole('status', { name: /^Saved / }).waitFor()
const planksOf = (page: Page) => column(page, 'Results').getByLabel('Rough Plank owned')

async function savedPlanks(name: string, planks: string) {
  const elsewhere = await player.open({ as: name })
  await expect.poll(() => planksOf(elsewhere).inputValue()).toBe(planks)
}

test.each(rounds(20))(
  'R6: without a network the calculator goes on, and what was done is saved when it is back (round %i)',
  async () => {
    const name = somebody()
    const page = await player.open({ expected: lostNetwork, as: name })
    await queue(page, 'Simple Axe', 2)
    await saved(page)
    await page.context().setOffline(true)
    await own(page, 'Rough Plank', 4)
    await page.getByRole('status', { name: 'Database not available - data saved locally only' }).waitFor()
    await page.context().setOffline(false)
    await saved(page)
    await savedPlanks(name, '4')
  },
)

/** Of four rounds, the server has it in two when the page is closed, the page has heard in two that it failed, and in one a second tab is open. */
const interruptions = rounds(100, 2).map((round) => ({
  round,
  isDone: round % 2 === 1,
  isHeard: round % 4 > 1,
  hasSecond: round % 4 === 2,
}))

test.each(interruptions)(
  'R5: a change is there once on the next visit where the page was closed while it saved (round $round; the server had it: $isDone; the page knew that it failed: $isHeard; a second tab was open: $hasSecond)',
  async ({ isDone, isHeard, hasSecond }) => {
    const name = somebody()
    const page = await player.open({ expected: lostNetwork, as: name })
    await queue(page, 'Simple Axe', 2)
    await saved(page)
    const failed =
      isHeard && page.waitForEvent('requestfailed', (request) => request.url().endsWith('/saveUserData'))
    let leave = () => {}
    const sent = new Promise<void>((resolve) => {
      leave = resolve
    })
    await page.route('**/api/saveUserData', async (route) => {
      // A second try may come while the page is closed.
      if (isDone) await route.fetch().catch(() => null)
      leave()
      if (isHeard) await route.abort().catch(() => {})
    })
    await column(page, 'Results').getByRole('button', { name: 'One more Rough Plank' }).click()
    await sent
    await failed
    const second = hasSecond && (await player.openTab(page))
    await page.close()
    const again = second || (await player.openTab(page))
    await saved(again)
    await expect.poll(() => planksOf(again).inputValue()).toBe('1')
    await savedPlanks(name, '1')
  },
)
