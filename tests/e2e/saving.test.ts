import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, own, owned, queue, rowOf, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { liveStream } from '../support/held-back-stream.ts'
import { holdBack } from '../support/hold-back.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())
const lostNetwork = /net::ERR_|Failed to load resource|Failed to fetch/

const queueSays = (page: Page, text: string) => column(page, 'Queue').getByText(text).waitFor()

const oneMore = (page: Page, name: string) =>
  column(page, 'Results')
    .getByRole('button', { name: `One more ${name}` })
    .click()

const signedIn = (name: string) => player.open({ as: name })

async function signOut(page: Page) {
  await chooseOfAccount(page, 'Sign Out')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
}

test('SAVE-2, SYS-3: a change is saved by itself after two seconds, and the badge says so', async () => {
  const page = await signedIn('Saver One')
  await page.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  await queue(page, 'Simple Axe', 2)
  await page.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await saved(page).waitFor()

  const other = await signedIn('Saver One')
  await queueSays(other, '1 type · 2 items')
})

test('SAVE-2: a change is saved at once when the window loses the focus, and leaving a page that could not save asks first', async () => {
  const page = await player.open({ as: 'Saver Eleven', expected: lostNetwork })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  // The two seconds never pass.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const sent = page.waitForRequest('**/api/saveUserData')
  await own(page, 'Rough Plank', 4)
  await page.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await sent
  await page.clock.resume()
  await saved(page).waitFor()

  await page.route('**/api/saveUserData', (route) => route.abort())
  await own(page, 'Rough Plank', 5)
  const asking = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asking
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.unroute('**/api/saveUserData')
  await saved(page).waitFor()
})

test('SAVE-2, BEY-15: on a settlement’s page that waits for the game data, saving begins after ten seconds all the same', async () => {
  const page = await player.open({
    path: '/settlement',
    as: 'Saver Twelve',
    before: (tab) => Promise.all([tab.clock.install(), holdBack(tab, '**/catalog/**')]),
  })
  const isReady = page.getByRole('status', { name: 'Nothing to save yet' })
  await page.getByRole('button', { name: 'Create Settlement' }).waitFor()
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:10')
      return isReady.count()
    })
    .toBe(1)
})

test('SAVE-7: a change saved on one device appears on the other, without a reload', async () => {
  const desk = await signedIn('Saver Two')
  const phone = await signedIn('Saver Two')
  await queue(desk, 'Simple Axe', 2)
  await queueSays(phone, '1 type · 2 items')
  await own(phone, 'Rough Plank', 2)
  await expect.poll(() => owned(desk, 'Rough Plank').inputValue()).toBe('2')
})

test('SAVE-4: one more plank here and one more there are two more planks, and nothing typed is lost', async () => {
  const desk = await signedIn('Saver Three')
  const phone = await signedIn('Saver Three')
  await queue(desk, 'Simple Axe', 2)
  await queueSays(phone, '1 type · 2 items')
  await oneMore(desk, 'Rough Plank')
  await oneMore(phone, 'Rough Plank')
  await own(phone, 'Rough Wood Log', 1)
  for (const page of [desk, phone]) {
    await expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe('2')
    await expect.poll(() => owned(page, 'Rough Wood Log').inputValue()).toBe('1')
  }
})

test('SAVE-3: work done signed out comes along on the first sign-in', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 3)
  await signInAs(page, 'Saver Four')
  await saved(page).waitFor()
  await queueSays(page, '1 type · 3 items')
  const other = await signedIn('Saver Four')
  await queueSays(other, '1 type · 3 items')
})

test.each([
  ['Merge both', '2 types · 4 items'],
  ['Keep this device’s', '1 type · 1 item'],
  ['Keep the account’s', '1 type · 3 items'],
])('SAVE-3: with work on both sides the player is asked: %s', async (choice, end) => {
  const name = `Saver ${choice.replaceAll(/\W/g, '')}`.slice(0, 20)
  const desk = await signedIn(name)
  await queue(desk, 'Simple Axe', 3)
  await saved(desk).waitFor()

  const phone = await player.open()
  await queue(phone, 'Rough Plank', 1)
  await signInAs(phone, name)
  await phone.getByRole('button', { name: choice }).last().click()
  await queueSays(phone, end)
  await expect.poll(() => column(desk, 'Queue').getByText(end).count()).toBe(1)

  // Undo brings back the plan that gave way: this device’s where the account’s was kept, else the account’s.
  await phone.keyboard.press('Control+z')
  await queueSays(phone, choice === 'Keep the account’s' ? '1 type · 1 item' : '1 type · 3 items')
})

test('SAVE-3: who decides later keeps both plans apart, is asked again after a reload, and in other tabs only by the button in the header', async () => {
  const desk = await signedIn('Saver Later')
  await queue(desk, 'Simple Axe', 3)
  await saved(desk).waitFor()

  const phone = await player.open()
  await queue(phone, 'Rough Plank', 1)
  await signInAs(phone, 'Saver Later')
  const later = phone.getByRole('dialog').getByText('Decide later')
  await later.click()
  const undecided = phone.getByRole('status', { name: 'This device’s plan is not saved with your account' })
  await undecided.waitFor()
  await queueSays(phone, '1 type · 1 item')
  await phone.reload()
  await later.click()
  await undecided.waitFor()
  const tab = await player.openTab(phone)
  await tab.getByRole('button', { name: 'Choose what to keep' }).click()
  await tab.getByRole('button', { name: 'Merge both' }).click()
  for (const page of [tab, phone, desk]) {
    await queueSays(page, '2 types · 4 items')
    await saved(page).waitFor()
  }
})

test('R6, AUTH-3: a change that the server did not accept is named again after a later failure, and keeps nobody from signing out', async () => {
  const page = await player.open({ as: 'Saver Twelve', expected: lostNetwork })
  await page.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  const json = { code: 'INVALID', message: 'This is not right.', reason: 'input-invalid' }
  await page.route('**/api/saveUserData', (route) => route.fulfill({ status: 422, json }))
  await queue(page, 'Simple Axe', 2)
  const notAccepted = page.getByRole('status', { name: /^Not accepted: / })
  await notAccepted.waitFor()

  await page.unroute('**/api/saveUserData')
  await page.route('**/api/saveUserData', (route) => route.abort())
  await queue(page, 'Rough Plank', 1)
  const offline = page.getByRole('status', { name: 'Database not available - data saved locally only' })
  await offline.waitFor()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/saveUserData'))
  await offline.getByRole('button', { name: 'Try again' }).click()
  await failed
  await page.unroute('**/api/saveUserData')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await notAccepted.waitFor()
  await signOut(page)
})

test('AUTH-3: signing out saves first and leaves nothing behind; signing in again brings it back', async () => {
  const page = await signedIn('Saver Eight')
  await queue(page, 'Simple Axe', 2)
  await signOut(page)
  await column(page, 'Queue').getByText('1 type · 2 items').waitFor({ state: 'detached' })
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toContain('"itemId')
  await signInAs(page, 'Saver Nine')
  await page.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  await expect.poll(() => column(page, 'Queue').getByText('1 type · 2 items').count()).toBe(0)
  await signOut(page)
  await signInAs(page, 'Saver Eight')
  await queueSays(page, '1 type · 2 items')
})

test('SAVE-7: when the tab with the stream is closed, another takes over, and misses nothing that was saved in between', async () => {
  const here = await signedIn('Saver Nine')
  await here.getByRole('status', { name: 'Nothing to save yet' }).waitFor()
  const tab = await player.openTab(here)
  const there = await signedIn('Saver Nine')
  await queue(there, 'Simple Axe', 2)
  for (const page of [here, tab]) await queueSays(page, '1 type · 2 items')
  const takesOver = tab.waitForRequest(liveStream)
  await here.goto('about:blank')
  await queue(there, 'Rough Plank', 1)
  await takesOver
  await queueSays(tab, '2 types · 3 items')
})

test('R12: two tabs of one browser save every change once', async () => {
  const one = await signedIn('Saver Ten')
  const two = await player.openTab(one)
  await queue(one, 'Simple Axe', 2)
  await queueSays(two, '1 type · 2 items')
  await Promise.all([oneMore(one, 'Rough Plank'), oneMore(two, 'Rough Wood Log')])
  const other = await signedIn('Saver Ten')
  await expect.poll(() => owned(other, 'Rough Plank').inputValue()).toBe('1')
  await expect.poll(() => owned(other, 'Rough Wood Log').inputValue()).toBe('1')
  await expect.poll(() => rowOf(column(other, 'Queue'), 'Simple Axe').count()).toBe(1)
})
