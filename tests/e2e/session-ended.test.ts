import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue, saved } from '../support/app-controls.ts'
import { type Player, phone, playersOfThisFile, type Visit } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { liveStream, wordsOf } from '../support/held-back-stream.ts'
import { untilHistoryIsKept } from '../support/kept-history.ts'
import { keptJournal } from '../support/kept-journal.ts'
import { openProfile } from '../support/profile-dialog.ts'
import { createSettlement } from '../support/settlement-page.ts'
import { shownMs } from '../support/shown-for.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const player: Player = playersOfThisFile(appOfThisFile())
const refused = /401 \(Unauthorized\)/
const ended = 'Your session has ended. Please sign in again.'
const deleted = 'This account was deleted, and its copy in this browser with it.'

const signedIn = (name: string, visit: Visit = {}) => player.open({ expected: refused, as: name, ...visit })
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

/** Two browsers of one player: one with two axes in the queue, saved, and another. */
async function twoBrowsers(name: string): Promise<[Page, Page]> {
  const here = await signedIn(name)
  await queue(here, 'Simple Axe', 2)
  await saved(here).waitFor()
  return [here, await signedIn(name)]
}

/** Signs the player’s other browser out from this one. */
async function signOutTheOther(there: Page): Promise<void> {
  const dialog = await openProfile(there, 'Devices')
  const devices = dialog.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect.poll(() => devices.count()).toBe(2)
  await dialog.getByRole('button', { name: /^Sign out Chrome on/ }).click()
  await dialog.getByText(/is signed out\.$/).waitFor()
  await expect.poll(() => devices.count()).toBe(1)
  await devices.getByText('this one').waitFor()
}

async function deleteAccount(there: Page): Promise<void> {
  const dialog = await openProfile(there, 'Account')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await signInButton(there).waitFor()
}

/** Everything this browser has stored, as one text. */
async function stored(page: Page): Promise<string> {
  const local = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  return local + (await keptJournal(page))
}

test('AUTH-3, I9, R15: signed out from another browser: for 3 seconds nothing says "Saved", then the page says why, and the plan stays', async () => {
  const [here, there] = await twoBrowsers('Berta')
  const grace = shownMs(here, 'Checking your session…')
  await signOutTheOther(there)
  await saved(here).waitFor({ state: 'detached' })
  await here.getByText(ended).waitFor()
  expect(await grace).toBeGreaterThan(2_900)
  await signInButton(here).waitFor()
  await column(here, 'Queue').getByText('1 type · 2 items').waitFor()
  await here.getByRole('button', { name: 'Dismiss' }).click()
  await here.getByText(ended).waitFor({ state: 'detached' })

  await signInAs(here, 'Berta')
  await saved(here).waitFor()
  await column(here, 'Queue').getByText('1 type · 2 items').waitFor()
})

test('AUTH-3, BEY-6: after a session that ended by itself, and a reload, another player takes back none of its steps', async () => {
  const page = await signedIn('Hilde')
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  await untilHistoryIsKept(page)
  await page.context().clearCookies()
  await page.reload()
  await page.getByText(ended).waitFor()
  const list = column(page, 'Queue')
  await list.getByRole('button', { name: 'Undo: added Simple Axe' }).waitFor()

  await signInAs(page, 'Ina')
  await list.getByText('Nothing queued yet').waitFor()
  await list.getByRole('button', { name: 'Nothing to undo' }).waitFor()
  await page.reload()
  await page.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('bit-calculator.history'))).toBe(null)
})

test('AUTH-3, SET-8: signed out from another browser, the page closes an open settlement', async () => {
  const here = await signedIn('Carla', { path: '/settlement' })
  await createSettlement(here, 'Riverside')
  await signOutTheOther(await signedIn('Carla'))
  await here.getByText(ended).waitFor()
  await here.getByText('Plan together with your settlement').waitFor()
})

test('R15, SAVE-7: if the session is still valid, the page continues, and hears what another browser saves', async () => {
  const here = await signedIn('Doro')
  await here.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  // A server in trouble: it ends the stream once, and goes on.
  await here.route(liveStream, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: wordsOf({ topic: null, type: 'end', why: 'session-ended' }),
    }),
  )
  // The page before the reload may open its stream only now: the answer to that one does not count.
  await here.reload({ waitUntil: 'commit' })
  let answers = 0
  here.on('response', (response) => {
    if (response.url().endsWith('/api/getUser')) answers++
  })
  await here.waitForResponse(liveStream)
  await here.unroute(liveStream)
  // The page asks once when it opens, and once more when the three seconds of grace are over.
  await expect.poll(() => answers).toBeGreaterThan(1)
  const there = await signedIn('Doro')
  await queue(there, 'Simple Axe', 2)
  await column(here, 'Queue').getByText('1 type · 2 items').waitFor()
  await expect.poll(() => here.getByText(ended).count()).toBe(0)
})

test('AUTH-5, I9: when an account is deleted in one browser, the other drops its copy by itself and says why', async () => {
  const [here, there] = await twoBrowsers('Erna')
  const userId = await here.evaluate(() => localStorage.getItem('bit-calculator.account'))
  const tab = await player.openTab(here)
  await column(tab, 'Queue').getByText('1 type · 2 items').waitFor()
  await saved(tab).waitFor()
  expect(await stored(here)).toContain(userId)
  await deleteAccount(there)
  for (const page of [here, tab]) {
    await page.getByText(deleted).waitFor()
    expect(await page.getByText(ended).count()).toBe(0)
    await column(page, 'Queue').getByText('1 type · 2 items').waitFor({ state: 'detached' })
  }
  await expect.poll(() => stored(here)).not.toContain(userId)
  expect(await stored(here)).not.toContain('"itemId')
  await here.getByRole('button', { name: 'Dismiss' }).click()
  await here.getByText(deleted).waitFor({ state: 'detached' })
})

test('AUTH-3, SAVE-3: after signing out in another tab before the question is answered, the question is gone and the plan made signed out stays', async () => {
  const [, there] = await twoBrowsers('Greta')
  const here = await player.open({ expected: refused })
  await queue(here, 'Rough Plank', 1)
  const tab = await player.openTab(here)
  await signInAs(here, 'Greta')
  const questionIn = (page: Page) =>
    page.getByRole('dialog', { name: 'Your work on this device and your account' })
  const asks = async (page: Page) => (await questionIn(page).count()) > 0
  // One of the two tabs asks, whichever is first.
  await expect.poll(async () => (await asks(here)) || (await asks(tab))).toBe(true)
  const [asking, other] = (await asks(here)) ? [here, tab] : [tab, here]
  await other.getByRole('banner').getByText('Greta', { exact: true }).waitFor()
  await chooseOfAccount(other, 'Sign Out')
  await questionIn(asking).waitFor({ state: 'detached' })
  await signInButton(asking).waitFor()
  for (const page of [here, tab]) {
    await column(page, 'Queue').getByText('1 type · 1 item').waitFor()
    await expect.poll(() => page.getByRole('status', { name: 'Loading…' }).count()).toBe(0)
  }
  await column(there, 'Queue').getByText('1 type · 2 items').waitFor()
})

test('AUTH-5: a browser that was closed meanwhile drops its copy when it is opened again, on a phone too', async () => {
  const here = await signedIn('Frida', { screen: phone, path: '/?column=queue' })
  await here.goto('about:blank')
  const there = await signedIn('Frida')
  await queue(there, 'Simple Axe', 2)
  await saved(there).waitFor()
  await here.goBack()
  await column(here, 'Queue').getByText('1 type · 2 items').waitFor()
  const userId = await here.evaluate(() => localStorage.getItem('bit-calculator.account'))
  const address = here.url()
  await here.goto('about:blank')
  await deleteAccount(there)
  await here.goto(address)
  await here.getByText(deleted).waitFor()
  await column(here, 'Queue').getByText('1 type · 2 items').waitFor({ state: 'detached' })
  await expect.poll(() => stored(here)).not.toContain(userId)
})
