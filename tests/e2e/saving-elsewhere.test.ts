import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, own, owned, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const player = playersOfThisFile()
const lostNetwork = /net::ERR_|Failed to load resource|Failed to fetch/
const somebody = () => `Owner ${crypto.randomUUID().slice(0, 8)}`

const planks = (page: Page) => owned(page, 'Rough Plank').inputValue()
const queueSays = (page: Page, text: string) => column(page, 'Queue').getByText(text).waitFor()

/** A device with two axes queued and 50 planks, saved. */
async function aDesk(name: string) {
  const desk = await player.open({ as: name })
  await queue(desk, 'Simple Axe', 2)
  await own(desk, 'Rough Plank', 50)
  await saved(desk).waitFor()
  return desk
}

test('SAVE-7: while a change of another device cannot be loaded, nothing is called saved; it is loaded by itself once that is possible', async () => {
  const name = somebody()
  const phone = await aDesk(name)
  const desk = await player.open({ as: name, expected: lostNetwork })
  await expect.poll(() => planks(desk)).toBe('50')
  await saved(desk).waitFor()
  await desk.route('**/api/loadUserData', (route) => route.abort())
  await own(phone, 'Rough Plank', 80)
  await desk.getByRole('status', { name: 'Database not available - data saved locally only' }).waitFor()
  // As if the player turned to another window: then everything is saved at once.
  await desk.evaluate(() => dispatchEvent(new Event('blur')))
  expect(await saved(desk).count()).toBe(0)
  await desk.unroute('**/api/loadUserData')
  await expect.poll(() => planks(desk)).toBe('80')
  await saved(desk).waitFor()
})

test('SAVE-4, SAVE-7: a tab shows the 80 planks that another tab has loaded, though it cannot load them itself', async () => {
  const name = somebody()
  const phone = await aDesk(name)
  const desk = await player.open({ as: name, expected: lostNetwork })
  await expect.poll(() => planks(desk)).toBe('50')
  const tab = await desk.context().newPage()
  // As if the other tab had not stored its plan yet: a hidden tab does that late.
  await tab.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()))
  await tab.route('**/api/loadUserData', (route) => route.abort())
  await tab.goto(desk.url())
  await saved(tab).waitFor()
  await own(phone, 'Rough Plank', 80)
  for (const page of [desk, tab]) await expect.poll(() => planks(page)).toBe('80')
})

/** A player with a plan made signed out signs in and is asked what to keep. Meanwhile their desk saves 80 planks and three more axes. */
async function whileAsked(name: string, choice: string) {
  const desk = await aDesk(name)
  const page = await player.open()
  await queue(page, 'Simple Axe', 1)
  await own(page, 'Rough Plank', 4)
  await signInAs(page, name)
  const button = page.getByRole('dialog').getByRole('button', { name: choice })
  await button.waitFor()
  await own(desk, 'Rough Plank', 80)
  await queue(desk, 'Simple Axe', 3)
  await desk.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await saved(desk).waitFor()
  await button.click()
  return { desk, page }
}

// The account has 2 and 3 axes, this device 1; at the end there is a rope too.
test.each([
  ['Keep the account’s', '1 type · 5 items', '2 types · 6 items'],
  ['Merge both', '1 type · 6 items', '2 types · 7 items'],
])(
  'SAVE-3, SAVE-4: "%s" on the first sign-in keeps what another device has saved while the player was asked',
  async (choice, queued, after) => {
    const { desk, page } = await whileAsked(somebody(), choice)
    await queueSays(page, queued)
    await expect.poll(() => planks(page)).toBe('80')
    // Another change is saved behind whatever the choice has sent.
    await queue(page, 'Sturdy Rope', 1)
    for (const device of [page, desk]) {
      await queueSays(device, after)
      expect(await planks(device)).toBe('80')
    }
  },
)

test('AUTH-3: signing out right after a settlement’s page was opened saves the waiting change first', async () => {
  const name = somebody()
  const page = await player.open({ as: name, expected: lostNetwork })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  await page.route('**/api/saveUserData', (route) => route.abort())
  await own(page, 'Rough Plank', 4)
  await page.getByRole('status', { name: 'Database not available - data saved locally only' }).waitFor()
  const tab = await page.context().newPage()
  // The page is not at rest yet.
  await holdBack(tab, '**/catalog/**')
  await tab.goto(new URL('/settlement', page.url()).href)
  await tab.getByRole('button', { name: 'Create Settlement' }).waitFor()
  await page.close()
  await chooseOfAccount(tab, 'Sign Out')
  await tab.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  const elsewhere = await player.open({ as: name })
  await expect.poll(() => planks(elsewhere)).toBe('4')
})
