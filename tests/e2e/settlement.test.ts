import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { liveStream } from '../support/held-back-stream.ts'
import { forgetSettlements } from '../support/kept-settlements.ts'
import {
  callAs,
  createSettlement,
  dialogOf,
  invite,
  joinBy,
  memberRow,
  openAs,
  openOwnerOf,
  openPart,
  pickOfListed,
  pickOfOpen,
} from '../support/settlement-page.ts'
import { shownMs } from '../support/shown-for.ts'

const player = playersOfThisFile()

test('SET-1: every part has its own address, also after a reload and Back', async () => {
  const page = await openAs(player, 'Ada')
  await page.getByText('You are in no settlement yet').waitFor()
  await createSettlement(page, 'Riverside')
  const nav = page.getByRole('navigation', { name: 'Parts of the settlement' })
  const parts = async () =>
    (await nav.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
  await expect
    .poll(parts)
    .toEqual([
      'My tasks 0',
      'Overview',
      'Settlements 1',
      'Projects 0',
      'Tasks 0',
      'Assignments',
      'Contributions',
      'Inventory 0',
      'Users',
      'Debug',
    ])
  await page.getByRole('button', { name: 'Manage Projects' }).click()
  await page.getByText('No projects found. Create your first project to get started!').waitFor()
  expect(new URL(page.url()).pathname).toBe('/settlement/projects')
  await page.reload()
  await page.getByText('No projects found.').waitFor()
  await openPart(page, 'Assignments')
  await page.getByText('There are no open tasks.').waitFor()
  await openPart(page, 'Contributions')
  await page.getByRole('button', { name: 'Go to My tasks' }).click()
  await page.getByText('You have no tasks').waitFor()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.getByText('No projects found.').waitFor()
})

test('SET-2: a settlement is created, selected, deleted and restored; the selected one opens first next time', async () => {
  const page = await openAs(player, 'Ada')
  await page.getByRole('button', { name: 'Create Settlement' }).click()
  const create = dialogOf(page, 'Create Settlement')
  await create.getByLabel('Name').fill('   ')
  await create.getByRole('button', { name: 'Create Settlement' }).click()
  await create.getByText('Please give the settlement a name.').waitFor()
  await page.keyboard.press('Escape')
  await createSettlement(page, 'Riverside')
  // The button that opened the dialog is gone: the focus stays within the page all the same.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Overview')
  await openPart(page, 'Settlements')
  await page.getByRole('button', { name: 'Create Settlement' }).click()
  await create.getByLabel('Name').fill('Hillside')
  await create.getByRole('button', { name: 'Create Settlement' }).click()
  const list = page.getByRole('list', { name: 'Settlements', exact: true })
  const rows = list.getByRole('listitem')
  await rows.filter({ hasText: 'Hillside' }).getByText('Selected').waitFor()
  await page.getByRole('button', { name: 'Select Riverside' }).click()
  await rows.filter({ hasText: 'Riverside' }).getByText('Selected').waitFor()
  await page.reload()
  await rows.filter({ hasText: 'Riverside' }).getByText('Selected').waitFor()
  await expect.poll(() => rows.locator('bdi').allInnerTexts()).toEqual(['Hillside', 'Riverside'])

  await pickOfListed(page, 'Riverside', 'Delete')
  const remove = dialogOf(page, 'Delete settlement')
  await remove.getByText('restore it for 30 days').waitFor()
  await remove.getByRole('button', { name: 'Delete settlement' }).click()
  await rows.filter({ hasText: 'Riverside' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Restore Riverside' }).click()
  await rows.filter({ hasText: 'Riverside' }).waitFor()
  await page.getByRole('button', { name: 'Restore Riverside' }).waitFor({ state: 'detached' })
})

test('SET-3: a wrong code, a revoked one, and the code of one’s own settlement each have their message', async () => {
  const expected = /404|409/
  const ada = await openAs(player, 'Ada', { expected })
  const ben = await openAs(player, 'Ben', { expected, screen: phone })
  await createSettlement(ada, 'Riverside')
  // 0 uses: as many as come.
  const { code } = await invite(ada, { uses: '0' })
  const typed = `  ${code.toLowerCase().slice(0, 6)}-${code.slice(6)} `

  await openPart(ada, 'Users')
  await ada.getByRole('button', { name: 'Join', exact: true }).click()
  await lookUp(ada, 'nonsense')
  await dialogOf(ada, 'Join Settlement').getByText('Invalid or expired invite code').waitFor()
  await lookUp(ada, typed)
  await dialogOf(ada, 'Join Settlement').getByText('You are already a member of this settlement').waitFor()
  await ada.keyboard.press('Escape')

  await ben.getByRole('button', { name: 'Join Settlement' }).click()
  await lookUp(ben, typed)
  await dialogOf(ben, 'Join Settlement').getByText('You would join "Riverside"').waitFor()
  await ada.getByRole('button', { name: `Revoke the invitation ending in ${code.slice(-4)}` }).click()
  await ada.getByText('1 invitation revoked.').waitFor()
  await dialogOf(ben, 'Join Settlement').getByRole('button', { name: 'Join Settlement' }).click()
  await dialogOf(ben, 'Join Settlement').getByText('Invalid or expired invite code').waitFor()
})

async function lookUp(page: Page, code: string): Promise<void> {
  const dialog = dialogOf(page, 'Join Settlement')
  await dialog.getByLabel('Invite code').fill(code)
  await dialog.getByRole('button', { name: 'Look it up' }).click()
}

test('SET-4, SET-6, SET-10: on a phone Ada saves settings, cleans up and changes her display name, and what is wrong is said at its field', async () => {
  const page = await openAs(player, 'Ada', { screen: phone })
  await createSettlement(page, 'Riverside')
  const parts = page.getByRole('navigation', { name: 'Parts of the settlement' })
  await parts.getByRole('button', { expanded: false }).click()
  await parts.getByText('Riverside').click()
  await parts.getByRole('link', { name: 'Settlements' }).click()
  await page.getByRole('button', { name: 'Settings Riverside' }).click()
  const settings = dialogOf(page, 'Settlement settings')
  const days = settings.getByLabel('Usual time for a task, in days')
  await expect.poll(() => days.inputValue()).toBe('7')
  await days.fill('0')
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.getByText('A whole number from 1 to 365.').waitFor()
  await days.fill('14')
  await settings.getByLabel('Notifications').uncheck()
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Settings Riverside' }).click()
  await expect.poll(() => days.inputValue()).toBe('14')
  await expect.poll(() => settings.getByLabel('Notifications').isChecked()).toBe(false)
  await page.keyboard.press('Escape')

  await openPart(page, 'Users')
  await pickOfOpen(page, 'Cleanup')
  await page
    .getByRole('alert')
    .getByText('Duplicates and expired codes were removed: there were none.')
    .waitFor()
  await page.getByRole('button', { name: 'Profile Settings' }).click()
  const name = dialogOf(page, 'Profile Settings')
  for (const [typed, problem] of [
    ['', 'Display name cannot be empty'],
    ['A', 'Display name must be at least 2 characters long'],
    ['A'.repeat(31), 'Display name cannot be longer than 30 characters'],
    ['Ada!', 'Display name can only contain letters, numbers, spaces, dashes, underscores, and periods'],
  ] as const) {
    await name.getByLabel('Display name').fill(typed)
    await name.getByRole('button', { name: 'Save' }).click()
    await name.getByText(problem).waitFor()
  }
  const shown = shownMs(page, 'Display name updated successfully!')
  await name.getByLabel('Display name').fill('Ada of the Hills')
  await name.getByRole('button', { name: 'Save' }).click()
  await name.getByText('Display name updated successfully!').waitFor()
  await memberRow(page, 'Ada of the Hills').waitFor()
  expect(await shown).toBeLessThan(4_000)
  await name.waitFor({ state: 'detached' })
})

test('SET-2, SET-4: ownership is transferred to a chosen member after a confirmation, and the former owner can leave', async () => {
  const ada = await openAs(player, 'Ada')
  const ben = await openAs(player, 'Ben')
  await createSettlement(ada, 'Riverside')
  await joinBy(ben, (await invite(ada)).link)
  await openPart(ben, 'Users')
  await openPart(ada, 'Settlements')
  await pickOfListed(ada, 'Riverside', 'Transfer ownership')
  const transfer = dialogOf(ada, 'Transfer ownership')
  await transfer.getByRole('combobox').selectOption({ label: 'Ben' })
  await transfer.getByRole('button', { name: 'Transfer ownership' }).click()
  await transfer.getByText('Ben becomes the owner.').waitFor()
  expect((await callAs<{ isOwner: boolean }[]>(ada, 'getSettlementsUserCanAccess', {}))[0]?.isOwner).toBe(
    true,
  )
  await transfer.getByRole('button', { name: 'Press again to transfer' }).click()
  await ada.getByText('Ben owns the settlement now.').waitFor()
  await memberRow(ben, 'Ben').getByText('Owner', { exact: true }).waitFor()
  await pickOfListed(ada, 'Riverside', 'Leave')
  await ada.getByRole('button', { name: 'Yes, leave' }).click()
  await ada.getByText('You have left "Riverside".').waitFor()
  await memberRow(ben, 'Ada').waitFor({ state: 'detached' })
  await expect.poll(() => ada.getByText('no longer a member').count()).toBe(0)
})

test('SET-1: a settlement or list that cannot be loaded says so and offers Retry', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada', { expected: /ERR_FAILED/ })
  const { href } = new URL(page.url())
  // A stream that opens a moment later would load it again before Retry is pressed.
  await page.route(liveStream, (route) => route.abort())
  for (const procedure of ['getPackedSettlement', 'getSettlementsUserCanAccess']) {
    await page.route(`**/api/${procedure}`, (route) => route.abort())
    await forgetSettlements(page)
    await page.goto(href)
    await page.getByRole('alert').getByText('Failed to load settlement data').waitFor()
    await page.unroute(`**/api/${procedure}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'Riverside', exact: true }).waitFor()
  }
})
