import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { openProfile } from '../support/profile-dialog.ts'
import { callAs, openOwnerOf, openPart } from '../support/settlement-page.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())
const updateUser = '**/api/updateUser'

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

/** Sends a request and waits for its answer: every answer that came before has been read by then. */
async function behindAllAnswers(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/readyz').then((answer) => answer.text()))
}

/** Signs out in another tab, while an answer to this one is held back. */
async function signOutElsewhere(page: Page): Promise<Page> {
  const other = await player.openTab(page)
  await chooseOfAccount(other, 'Sign Out')
  for (const tab of [page, other]) await signInButton(tab).waitFor()
  return other
}

test('AUTH-3: the answer to a choice of settlement that comes after the sign-out in another tab signs nobody in again', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await callAs(page, 'createSettlement', { name: 'Millbrook' })
  await openPart(page, 'Settlements')
  // The account keeps which settlement was chosen.
  const late = await holdAnswer(page, updateUser)
  await page.getByRole('button', { name: 'Select Millbrook' }).click()
  await late.isGiven
  const other = await signOutElsewhere(page)
  late.letThrough()
  for (const tab of [page, other]) {
    await behindAllAnswers(tab)
    expect(await signInButton(tab).count()).toBe(1)
  }
})

test('AUTH-3: a nickname saved by the former player is not shown to the one who has signed in before its answer', async () => {
  const page = await player.open({ as: 'Pia' })
  const dialog = await openProfile(page)
  await dialog.getByLabel('Nickname').fill('pine_hand')
  const late = await holdAnswer(page, updateUser)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await late.isGiven
  await signOutElsewhere(page)
  await page.keyboard.press('Escape')
  await signInAs(page, 'Quin')
  const name = page.getByRole('banner').getByText('Quin', { exact: true })
  await name.waitFor()
  late.letThrough()
  await behindAllAnswers(page)
  expect(await name.count()).toBe(1)
})

test('AUTH-3, SET-2: settlements that were asked for by the former player are not listed for the one who has signed in', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Settlements')
  const row = page.getByRole('main').getByText('Riverside')
  await row.first().waitFor()
  const lists = '**/api/getSettlementsUserCanAccess'
  const former = await holdAnswer(page, lists)
  // Back online, the page asks for its list again.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await former.isGiven
  await signOutElsewhere(page)
  await signInAs(page, 'Rolf')
  await page.getByRole('banner').getByText('Rolf', { exact: true }).waitFor()
  const own = await holdAnswer(page, lists)
  former.letThrough()
  // Rolf’s are asked for once the former answer was read.
  await own.isGiven
  await behindAllAnswers(page)
  expect(await row.count()).toBe(0)
  own.letThrough()
  await page.getByRole('main').getByText('You are in no settlement yet').waitFor()
})
