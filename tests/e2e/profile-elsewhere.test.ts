import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { openProfile } from '../support/profile-dialog.ts'
import { callAs } from '../support/settlement-page.ts'
import { chooseOfAccount } from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())
const getUser = '**/api/getUser'

test('SYS-8: a nickname chosen here is not undone by an answer that the server gave before', async () => {
  const page = await player.open({ as: 'Pia' })
  const dialog = await openProfile(page)
  const older = await holdAnswer(page, getUser)
  // Changes the profile as another device would, whereupon the page asks for it.
  await callAs(page, 'updateUser', { preferences: { taskReminders: false } })
  await older.isGiven
  await dialog.getByLabel('Nickname').fill('pine_hand')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('Username updated successfully!').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const nickname = page.getByRole('banner').getByText('pine_hand', { exact: true })
  await nickname.waitFor()

  const askedAgain = page.waitForRequest(getUser)
  older.letThrough()
  await (await (await askedAgain).response())?.finished()
  expect(await nickname.count()).toBe(1)
})

test('SYS-8: a nickname chosen in another tab is not undone by the older answer for which the profile still waits', async () => {
  const page = await player.open({ as: 'Mona' })
  const other = await player.openTab(page)
  const dialogThere = await openProfile(other)
  await dialogThere.getByLabel('Nickname').fill('moon_hand')
  const older = await holdAnswer(page, getUser)
  await chooseOfAccount(page, 'Profile')
  await older.isGiven
  await dialogThere.getByRole('button', { name: 'Save Changes' }).click()
  // Found by its element, because the page behind a dialog has no roles.
  const nickname = page.locator('header').getByText('moon_hand', { exact: true }).first()
  await nickname.waitFor()

  older.letThrough()
  const dialog = page.getByRole('dialog', { name: 'User Profile' })
  await expect.poll(() => dialog.getByLabel('Nickname').inputValue()).toBe('moon_hand')
  expect(await nickname.isVisible()).toBe(true)
})

test('SYS-8: when a nickname changes three times, two tabs ask for it three times together, and both show it', async () => {
  const page = await player.open({ as: 'Rosa' })
  // The second tab asks for the user once when it opens, which is not one of the three times.
  const recognised = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/api/getUser'))
  const tabs = [page, await player.openTab(page)]
  await recognised
  for (const tab of tabs) await tab.getByRole('button', { name: /^Notifications/ }).waitFor()
  let asked = 0
  await page.context().route(getUser, (route) => {
    asked += 1
    return route.continue()
  })
  for (const username of ['rose_1', 'rose_2', 'rose_3']) {
    await callAs(page, 'updateUser', { username })
    for (const tab of tabs) await tab.getByRole('banner').getByText(username, { exact: true }).waitFor()
  }
  expect(asked).toBe(3)
})
