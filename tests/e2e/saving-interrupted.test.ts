import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { column, own, owned, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { rounds } from '../support/rounds.ts'

const player = playersOfThisFile()
const lostNetwork = /net::ERR_|Failed to load resource|Failed to fetch/

/** A new name for each round. */
const somebody = () => `Saver ${crypto.randomUUID().slice(0, 8)}`

/** Looks in another browser of the player at what the account has. */
async function seenElsewhere(name: string, planks: string) {
  const elsewhere = await player.open({ as: name })
  await expect.poll(() => owned(elsewhere, 'Rough Plank').inputValue()).toBe(planks)
}

test('R6: without a network the calculator goes on, and what was done is saved when it is back', async () => {
  const name = somebody()
  const page = await player.open({ expected: lostNetwork, as: name })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  await page.context().setOffline(true)
  await own(page, 'Rough Plank', 4)
  await page.getByRole('status', { name: 'Database not available - data saved locally only' }).waitFor()
  await page.context().setOffline(false)
  await saved(page).waitFor()
  await seenElsewhere(name, '4')
})

/**
 * The situations in which the page is closed: 100 under verify:client, otherwise the first two. Of four rounds, the server has the change
 * in two, the page knows in two that saving it failed, and in one another tab is open.
 */
const interruptions = rounds(100, 2).map((round) => ({
  round,
  serverHasIt: round % 2 === 1,
  pageKnowsItFailed: round % 4 > 1,
  otherTabIsOpen: round % 4 === 2,
}))

test.each(interruptions)(
  'R5: a change is there once on the next visit where the page was closed while it saved (round $round; the server has it: $serverHasIt; the page knows that it failed: $pageKnowsItFailed; another tab is open: $otherTabIsOpen)',
  async ({ serverHasIt, pageKnowsItFailed, otherTabIsOpen }) => {
    const name = somebody()
    const page = await player.open({ expected: lostNetwork, as: name })
    await queue(page, 'Simple Axe', 2)
    await saved(page).waitFor()
    const failed =
      pageKnowsItFailed &&
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/saveUserData'))
    let leave = () => {}
    const sent = new Promise<void>((resolve) => {
      leave = resolve
    })
    await page.route('**/api/saveUserData', async (route) => {
      // A second try may come while the page is closed.
      if (serverHasIt) await route.fetch().catch(() => null)
      leave()
      if (pageKnowsItFailed) await route.abort().catch(() => {})
    })
    await column(page, 'Results').getByRole('button', { name: 'One more Rough Plank' }).click()
    await sent
    await failed
    const other = otherTabIsOpen && (await player.openTab(page))
    await page.close()
    const again = other || (await player.openTab(page))
    await saved(again).waitFor()
    await expect
      .poll(() => owned(again, 'Rough Plank').inputValue(), { message: 'planks on the next visit' })
      .toBe('1')
    await seenElsewhere(name, '1')
    // `npm run verify` adds up these lines.
    console.log(attempted('interrupted saves', 1))
  },
)
