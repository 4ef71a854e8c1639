import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OwnUser } from '#contract/users'
import { playersOfThisFile } from '../support/app-page.ts'
import { openAppOfThisFile } from '../support/app-server.ts'
import { beginExport, restOf } from '../support/held-download.ts'
import { historyOf } from '../support/large-account.ts'
import { openProfile } from '../support/profile-dialog.ts'
import { askAs } from '../support/saving.ts'
import { callAs } from '../support/settlement-page.ts'
import { shownMs } from '../support/shown-for.ts'
import { signIn } from '../support/sign-in.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const { app, rows } = openAppOfThisFile()
const player = playersOfThisFile(app)

const signedIn = (name: string, expected?: RegExp) => player.open({ as: name, ...(expected && { expected }) })

test('SYS-6: a nickname is previewed, saved, and shown here, after a reload and in another browser', async () => {
  const page = await signedIn('Nora')
  const elsewhere = await signedIn('Nora')
  const dialog = await openProfile(page)
  const field = dialog.getByLabel('Nickname')
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  await dialog.getByText(/^Others see you as Player \d{4}$/).waitFor()
  await dialog.getByText('Your email and real name stay private.').waitFor()
  await expect.poll(() => save.isDisabled()).toBe(true)

  await field.fill('oak_hand')
  await dialog.getByText('Others see you as oak_hand').waitFor()
  await dialog.getByText('8/20', { exact: true }).waitFor()
  const shown = shownMs(page, 'Username updated successfully!')
  await save.click()
  await dialog.getByText('Username updated successfully!').waitFor()
  expect(await save.isDisabled(), 'nothing is changed any more').toBe(true)
  expect(await shown).toBeLessThan(4_000)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('banner').getByText('oak_hand', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('banner').getByText('oak_hand', { exact: true }).waitFor()
  await elsewhere.getByRole('banner').getByText('oak_hand', { exact: true }).waitFor()
})

test('SYS-6: opening Profile asks the server for the profile once, and the list of devices once', async () => {
  const page = await signedIn('Ona')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const dialog = await openProfile(page)
  await dialog.getByLabel('Nickname').waitFor()
  await dialog.getByRole('tab', { name: 'Devices' }).click()
  await dialog.getByText('this one').waitFor()
  const times = (path: string) => asked.filter((one) => one === path).length
  expect([times('/api/getUser'), times('/api/getSessions')]).toEqual([1, 1])
})

test('SYS-6: the counter turns red above 15, and the 21st character does not get in', async () => {
  const page = await signedIn('Cato')
  const dialog = await openProfile(page)
  const field = dialog.getByLabel('Nickname')
  const colour = (count: string) =>
    dialog.getByText(count, { exact: true }).evaluate((mark) => getComputedStyle(mark).color)
  await field.fill('a'.repeat(15))
  const calm = await colour('15/20')
  await field.fill('a'.repeat(16))
  await expect.poll(() => colour('16/20')).not.toBe(calm)
  await field.fill('🪓'.repeat(25))
  expect([...(await field.inputValue())]).toHaveLength(20)
})

test('SYS-6: the faults of a nickname are shown at the field', async () => {
  const page = await signedIn('Dara', /422/)
  const dialog = await openProfile(page)
  const field = dialog.getByLabel('Nickname')
  const complaint = async (typed: string) => {
    await field.fill(typed)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    return dialog.getByRole('alert').innerText()
  }
  await expect.poll(() => complaint('a')).toBe('Username must be at least 2 characters long')
  await expect
    .poll(() => complaint('oak hand'))
    .toBe('Username can only contain letters, numbers, underscores, and dashes')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('oak')
  expect(await dialog.getByRole('alert').count(), 'typing takes it away').toBe(0)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('Username updated successfully!').waitFor()
  await expect.poll(() => complaint('  ')).toBe('Username cannot be empty')
})

test('SYS-6: a profile that cannot be loaded or saved says so, and can be tried again', async () => {
  const page = await signedIn('Edda', /Failed to load resource/)
  await page.route('**/api/getUser', (route) => route.abort())
  await chooseOfAccount(page, 'Profile')
  const dialog = page.getByRole('dialog', { name: 'User Profile' })
  await dialog.getByText('Failed to load user profile').waitFor()
  await page.unroute('**/api/getUser')
  await dialog.getByRole('button', { name: 'Retry' }).click()

  await page.route('**/api/updateUser', (route) => route.abort())
  await dialog.getByLabel('Nickname').fill('edda')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('Failed to update username. Please try again.').waitFor()
  expect(await dialog.getByLabel('Nickname').inputValue(), 'what was typed stays').toBe('edda')
})

test('SYS-8: theme and layout follow the account to the next browser, and back at once', async () => {
  const here = await signedIn('Finn')
  const dialog = await openProfile(here, 'Preferences')
  await dialog.getByLabel('Theme').selectOption('Dark')
  await dialog.getByLabel('Layout').selectOption('Classic')
  const look = (page: Page) =>
    page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dataset.layout])
  await expect.poll(() => look(here)).toEqual(['dark', 'classic'])
  // The browser sends a look half a second after it was chosen.
  const stored = async () => {
    const { preferences } = await callAs<OwnUser>(here, 'getUser', {})
    return [preferences.theme, preferences.layout]
  }
  await expect.poll(stored).toEqual(['dark', 'classic'])

  const there = await signedIn('Finn')
  await expect.poll(() => look(there)).toEqual(['dark', 'classic'])
  await there.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect.poll(stored).toEqual(['light', 'classic'])
  await expect.poll(() => look(here)).toEqual(['light', 'classic'])
})

test('SYS-8: the email address is masked until its owner wants it shown; times are in the chosen time zone', async () => {
  const page = await signedIn('Olivia')
  const dialog = await openProfile(page)
  await dialog.getByText('o•••@p•••.example').waitFor()
  await dialog.getByRole('tab', { name: 'Preferences' }).click()
  await dialog.getByLabel('Show my email').check()
  const saved = page.waitForResponse('**/api/updateUser')
  await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await saved
  const hour = (zone: string) => new Date().toLocaleTimeString('en', { timeZone: zone, hour: 'numeric' })
  const [number, half] = hour('Asia/Tokyo').split(/\s/)
  await dialog.getByText(new RegExp(`It is now .* ${number}:\\d\\d\\s${half}`)).waitFor()
  await dialog.getByRole('tab', { name: 'Profile', exact: true }).click()
  await dialog.getByText('olivia@players.example').waitFor()

  await page.reload()
  await openProfile(page, 'Preferences')
  await expect.poll(() => dialog.getByLabel('Show my email').isChecked()).toBe(true)
  await expect.poll(() => dialog.getByLabel('Task reminders').isChecked()).toBe(true)
})

test('AUTH-5: a player downloads everything stored about them', async () => {
  const page = await signedIn('Adam')
  const dialog = await openProfile(page, 'Account')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download everything' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bit-calculator-account-\d{4}-\d\d-\d\d\.json$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ version: 1 })
  expect(text).toContain('adam@players.example')
})

test('AUTH-5: while a download is under way elsewhere, the next one is told to wait', async () => {
  const who = await signIn(app(), 'Hoarder')
  const { body } = await askAs<OwnUser>(app(), who, 'getUser')
  // More than the sockets between server and reader hold, so the download elsewhere stays under way.
  await rows(historyOf({ userId: body.id, states: 8, kilobytes: 1_000 }))
  const page = await signedIn('Hoarder', /429/)
  const dialog = await openProfile(page, 'Account')
  const elsewhere = await beginExport(app(), who)
  const press = () => dialog.getByRole('button', { name: 'Download everything' }).click()
  await press()
  await dialog
    .getByRole('alert')
    .getByText('A download of yours is under way already. Please wait until it is through.')
    .waitFor()
  expect(JSON.parse(await restOf(elsewhere.answer))).toMatchObject({ version: 1 })
  const download = page.waitForEvent('download')
  await press()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({ version: 1 })
  await dialog.getByText('Downloaded.').waitFor()
})

test('AUTH-5: an account is deleted only once DELETE is typed; signing in again makes a new one', async () => {
  const page = await signedIn('Gone Soon')
  const profile = await openProfile(page)
  await profile.getByLabel('Nickname').fill('gone')
  await profile.getByRole('button', { name: 'Save Changes' }).click()
  await profile.getByText('Username updated successfully!').waitFor()
  await profile.getByRole('tab', { name: 'Account' }).click()
  const remove = profile.getByRole('button', { name: 'Delete my account' })
  await profile.getByLabel('Type DELETE to confirm').fill('delete')
  await expect.poll(() => remove.isDisabled()).toBe(true)
  await profile.getByLabel('Type DELETE to confirm').fill('DELETE')
  await remove.click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()

  await signInAs(page, 'Gone Soon')
  await page.getByRole('banner').getByText('Gone Soon', { exact: true }).waitFor()
  expect(await page.getByRole('banner').getByText('gone', { exact: true }).count(), 'a new account').toBe(0)
})

test('AUTH-5: the settlements deleted with the account are named first; one created meanwhile is named before anything is deleted', async () => {
  const page = await signedIn('Last One Out', /409/)
  for (const name of ['Riverside', 'Old Mill']) await callAs(page, 'createSettlement', { name })
  const listed = await callAs<{ id: string; name: string }[]>(page, 'getSettlementsUserCanAccess', {})
  const [mill] = listed.filter(({ name }) => name === 'Old Mill')
  await callAs(page, 'deleteSettlement', { settlementId: mill!.id })
  const profile = await openProfile(page)
  await profile.getByRole('tab', { name: 'Account' }).click()
  const goes = profile.getByRole('list', { name: /deleted with the account/ })
  await goes.getByText('Riverside').waitFor()
  const lines = await goes.getByRole('listitem').allInnerTexts()
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^Old Mill · deleted .*, could still be restored$/),
    'Riverside · nobody else belongs to it',
  ])
  // Another device has created a settlement since: the list is shown again before anything is deleted.
  await callAs(page, 'createSettlement', { name: 'Third Home' })
  await profile.getByLabel('Type DELETE to confirm').fill('DELETE')
  await profile.getByRole('button', { name: 'Delete my account' }).click()
  await profile.getByText('More settlements would be deleted than you were shown.').waitFor()
  await goes.getByText('Third Home').waitFor()
  await profile.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
})
