import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import { column, own, owned, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import type { AskAhead } from '../support/returning-player.ts'
import { rounds } from '../support/rounds.ts'
import { load } from '../support/saving.ts'
import { callAs, settlementId } from '../support/settlement-page.ts'
import { signIn } from '../support/sign-in.ts'
import { signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const dice = createDice(20_261_127)
const graceMs = 3_000
const ended = (page: Page) => page.getByText('Your session has ended. Please sign in again.')

/** A project in the player’s personal settlement. */
async function beginHall(ask: AskAhead): Promise<void> {
  const { id } = await ask<{ readonly id: string }>('openPersonalSettlement', {})
  await ask('createProject', { settlementId: id, name: 'Hall', items: [{ itemId: '2', quantity: 20 }] })
}

/** How long the server says in each round that nobody is signed in. Of the first two rounds one is within the 3 seconds, one is longer. */
const losses = rounds(40, 2).map((round) => ({
  round,
  ms: round <= 2 ? [2_900, 3_100][round - 1]! : dice.pick([1_000, 2_900, 3_100, 10_000]),
}))

test.each(losses)(
  'R15: a session lost for $ms ms clears nothing and saves no empty plan; back within 3 seconds, it goes on (round $round)',
  async ({ round, ms }) => {
    const name = `Ida ${round}`
    const page = await player.open({
      as: name,
      earlier: beginHall,
      expected: /401 \(Unauthorized\)/,
      before: (tab) => tab.clock.install(),
    })
    await queue(page, 'Simple Axe', 2)
    await saved(page).waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/saveUserData')) sent.push(request.postData() ?? '')
    })

    const cookies = await page.context().cookies()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await page.context().clearCookies()
    const refused = page.waitForResponse('**/api/saveUserData')
    await own(page, 'Rough Plank', 4)
    // A page that loses the focus saves at once; the delay of saving would not end, because the clock stands still.
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    expect((await refused).status()).toBe(401)

    const asked = page.waitForResponse('**/api/getUser')
    // The clock runs until the session is back or the 3 seconds are nearly over, whichever is first; then until both times are past.
    await page.clock.runFor(Math.min(ms, graceMs - 100))
    if (ms < graceMs) await page.context().addCookies(cookies)
    await page.clock.runFor(Math.max(ms, graceMs + 100) - Math.min(ms, graceMs - 100))
    expect((await asked).status()).toBe(ms < graceMs ? 200 : 401)
    await page.clock.resume()
    if (ms > graceMs) {
      await ended(page).waitFor()
      await column(page, 'Queue').getByText('1 type · 2 items').waitFor()
      expect(await owned(page, 'Rough Plank').inputValue()).toBe('4')
      await signInAs(page, name)
    }
    await page.getByRole('banner').getByText(name, { exact: true }).waitFor()
    await saved(page).waitFor()
    await expect.poll(() => ended(page).count()).toBe(0)

    const account = await signIn(app(), name)
    const { document } = await load(app(), account)
    expect([document.inventory, document.buildList.length]).toEqual([{ '2': 4 }, 1])
    expect(sent.filter((body) => /queue\.(remove|clear)|inv\.(remove|clear)/.test(body))).toEqual([])
    const { tables } = await callAs<{ tables: { projects: { name: string }[] } }>(page, 'getSettlement', {
      settlementId: await settlementId(page),
    })
    expect(tables.projects.map((project) => project.name)).toEqual(['Hall'])
    console.log(attempted('sessions in doubt', 1))
  },
)
