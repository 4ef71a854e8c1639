import { expect, test } from 'vitest'
import { column } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { excessWidth } from '../support/excess-width.ts'
import {
  accountButton,
  chooseOfAccount,
  openSignIn,
  openSignInWindow,
  signInAs,
} from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())

test('SYS-2, AUTH-1: a player signs in through the window, the header says who it is, and a reload keeps it', async () => {
  const page = await player.open()
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Data', exact: true }).waitFor()
  await signInAs(page, 'Olivia')

  await header.getByText('Olivia', { exact: true }).waitFor()
  await header.getByText('✓ Verified · Development').waitFor()
  await accountButton(page).click()
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Profile', 'Data', 'Sign Out'])
  await page.keyboard.press('Escape')
  await expect.poll(() => header.getByRole('button', { name: 'Sign In' }).count()).toBe(0)

  await page.reload()
  await header.getByText('✓ Verified · Development').waitFor()
  await chooseOfAccount(page, 'Sign Out')
  await header.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.reload()
  await header.getByRole('button', { name: 'Sign In' }).waitFor()
})

const ofHeader = ['Switch to the dark theme', 'Switch to the Classic layout', 'Item catalogue']

test('SYS-2: on a phone one account button opens a menu with all of the header, and nothing runs over the edge', async () => {
  const page = await player.open({ screen: phone })
  await accountButton(page).click()
  await page.getByRole('menu').waitFor()
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Sign In', 'Data', ...ofHeader])
  await page.keyboard.press('Escape')
  await signInAs(page, 'Bartholomew Longfellow of the Far Shore')

  await accountButton(page).click()
  await page.getByRole('menu').waitFor()
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Profile', 'Data', 'Sign Out', ...ofHeader])
  await page.getByRole('menu').getByText('✓ Verified · Development').waitFor()
  await expect.poll(() => excessWidth(page)).toBe(0)
  await page.keyboard.press('Escape')
  await chooseOfAccount(page, 'Sign Out')
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
})

test('AUTH-1: where the browser blocks the sign-in window, the dialog says so and offers a link that signs in', async () => {
  const page = await player.open({ before: (tab) => tab.addInitScript('window.open = () => null') })
  const dialog = await openSignIn(page)
  await dialog.getByRole('button', { name: 'Development sign-in' }).click()
  await expect
    .poll(() => dialog.getByRole('alert').innerText())
    .toContain('Your browser blocked the sign-in window.')

  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const tab = await opened
  await tab.getByRole('button', { name: /^Olivia/ }).click()
  await page.getByRole('banner').getByText('Olivia', { exact: true }).waitFor()
})

test('AUTH-1, AUTH-3: while the server is away, the dialog says so and the window closes; Retry works once it is back', async () => {
  const page = await player.open({ expected: /Failed to load resource/ })
  const dialog = await openSignIn(page)
  const choice = dialog.getByRole('button', { name: 'Development sign-in' })
  await choice.waitFor()
  await page.context().route('**/api/**', (route) => route.abort())
  const opened = page.waitForEvent('popup')
  await choice.click()
  const popup = await opened
  await dialog.getByText('The sign-in service could not be reached. Check your connection').waitFor()
  await expect.poll(() => popup.isClosed()).toBe(true)

  await page.context().unroute('**/api/**')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  const second = page.waitForEvent('popup')
  await choice.click()
  await (await second).getByRole('button', { name: /^Olivia/ }).click()
  await page.getByRole('banner').getByText('Olivia', { exact: true }).waitFor()
})

test('AUTH-1: who presses Cancel at the provider reads that nothing has changed', async () => {
  const page = await player.open()
  const popup = await openSignInWindow(page)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect
    .poll(() => dialog.getByRole('alert').innerText())
    .toBe('Sign-in was cancelled. Nothing has changed.')

  await page.keyboard.press('Escape')
  await openSignIn(page)
  expect(await dialog.getByRole('alert').count(), 'said once').toBe(0)
})

test('AUTH-1, AUTH-3: after the window was closed for 8 seconds the dialog offers to cancel, and never gives up by itself', async () => {
  const page = await player.open()
  const popup = await openSignInWindow(page)
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await popup.close()
  await dialog.getByText('Still signing in…').waitFor()
  await dialog.getByText('If you closed the sign-in window').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('Sign-in was cancelled.')

  // A window that stays open is waited for, however long it takes.
  await page.keyboard.press('Escape')
  const slow = await openSignInWindow(page)
  await dialog.getByText('Still signing in…').waitFor()
  await slow.getByRole('button', { name: /^Olivia/ }).click()
  await page.getByRole('banner').getByText('Olivia', { exact: true }).waitFor()
}, 90_000)

test('AUTH-1: the dialog says when the sign-in service is out of reach, and offers it again', async () => {
  const page = await player.open()
  const dialog = await openSignIn(page)
  await page
    .context()
    .route('**/api/auth/start', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
  await dialog.getByRole('button', { name: 'Development sign-in' }).click()
  await expect
    .poll(() => dialog.getByRole('alert').innerText())
    .toContain('The sign-in service could not be reached.')
  await dialog.getByRole('button', { name: 'Development sign-in' }).waitFor()
})

test('AUTH-1: without a connection the dialog says that it does not know the ways to sign in', async () => {
  const page = await player.open({ expected: /Failed to load resource/ })
  await page.route('**/api/getSignInProviders', (route) => route.abort())
  const dialog = await openSignIn(page)
  await dialog.getByText('The ways to sign in could not be loaded.').waitFor()
  await page.unroute('**/api/getSignInProviders')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByRole('button', { name: 'Development sign-in' }).waitFor()
})

test('S4: messages of another sign-in are ignored', async () => {
  const page = await player.open()
  await openSignInWindow(page)
  await page.evaluate(async () => {
    const [channel, listener] = [1, 2].map(() => new BroadcastChannel('bit-calculator.sign-in'))
    // The page began to listen before this listener, so by then it has heard every message, and drawn it a frame later.
    const heard = new Promise<void>((resolve) => {
      listener!.onmessage = ({ data }) => {
        if (data === null) requestAnimationFrame(() => resolve())
      }
    })
    channel!.postMessage({ nonce: crypto.randomUUID(), status: 'success' })
    channel!.postMessage({ nonce: crypto.randomUUID(), status: 'error', error: 'user-disabled' })
    channel!.postMessage(null)
    await heard
    for (const one of [channel!, listener!]) one.close()
  })
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect.poll(() => dialog.getByRole('alert').count()).toBe(0)
  await dialog.getByText('Go on in the window').waitFor()
})

test('AUTH-3: signing in in one of two tabs signs in both, and signing out in the other signs out both', async () => {
  const first = await player.open()
  const second = await player.openTab(first)
  await signInAs(first, 'Olivia')
  await second.getByRole('banner').getByText('Olivia', { exact: true }).waitFor()
  await chooseOfAccount(second, 'Sign Out')
  await first.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await first.getByText('Your session has ended').count(), 'they know why').toBe(0)
})

test('SYS-2: once the sign-in dialog is closed, the focus is on the account button, signed out and signed in', async () => {
  const page = await player.open()
  await openSignIn(page)
  await page.keyboard.press('Escape')
  await expect
    .poll(() => accountButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true)
  await signInAs(page, 'Olivia')
  await expect
    .poll(() => accountButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'User Profile' }).waitFor()
})

test('CAL-1: the settlement tab asks to sign in, and opens the dialog for it', async () => {
  const page = await player.open({ path: '/settlement' })
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Development sign-in' }).click()
  await (await opened).getByRole('button', { name: /^Olivia/ }).click()
  await page.getByText('You are in no settlement yet').waitFor()
})

test('AUTH-4: what is stored can be read without an account', async () => {
  const page = await player.open()
  const dialog = await openSignIn(page)
  await dialog.getByRole('link', { name: 'What is stored about me?' }).click()
  await page.getByRole('heading', { name: 'What is stored' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/privacy')
  await page.reload()
  await page.getByText('The page itself cannot read it.').waitFor()
  await page.getByRole('button', { name: 'Open the calculator' }).click()
  await column(page, 'Catalog').waitFor()
})

test('Decision 12: a browser in which nobody has signed in asks the server nothing about accounts', async () => {
  const asked: string[] = []
  const page = await player.open({
    before: async (tab) => tab.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  })
  await column(page, 'Catalog').getByText('Showing 10 of 14 items').waitFor()
  // The code of the summary is fetched when the page is at rest: the last thing that a start does.
  await expect.poll(() => asked.some((path) => path.includes('summary'))).toBe(true)
  expect(asked.filter((path) => path.startsWith('/api/') || path.includes('session'))).toEqual([])
})
