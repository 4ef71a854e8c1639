import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { OwnUser } from '#contract/users'
import { historyLimits } from '#domain/user-data/history-limits'
import { axeFindings } from '../support/app-axe.ts'
import { column, own, owned, queue, saved } from '../support/app-controls.ts'
import { phone, playersOfThisFile, type Visit } from '../support/app-page.ts'
import { openAppOfThisFile } from '../support/app-server.ts'
import { changeRowsIn, dataManager, readStoredPlan, waysBack } from '../support/data-files.ts'
import { historyOf } from '../support/large-account.ts'
import { add, askAs, openSavingBrowser } from '../support/saving.ts'
import { keptPlan } from '../support/shared-links.ts'
import { shownMs } from '../support/shown-for.ts'
import { signIn } from '../support/sign-in.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const { app, rows } = openAppOfThisFile()
const player = playersOfThisFile(app)
const lostNetwork = /net::ERR_|Failed to load resource|Failed to fetch/
const listsKey = 'bit-calculator.build-lists'
const listsDialog = (page: Page) => page.getByRole('dialog', { name: 'Saved build lists' })

async function signedIn(name: string, visit: Visit = {}): Promise<Page> {
  const page = await player.open({ ...visit, as: name })
  await page.getByRole('status', { name: /^(Saved|Nothing to save yet)/ }).waitFor()
  return page
}

async function openManager(page: Page) {
  await chooseOfAccount(page, 'Data')
  const dialog = dataManager(page)
  await dialog.waitFor()
  return dialog
}

async function openLists(page: Page) {
  await column(page, 'Queue').getByRole('button', { name: 'Lists' }).click()
  return listsDialog(page)
}

test('SYS-5, SYS-9: I save to the cloud and load from it, and the Data Manager says when', async () => {
  const page = await signedIn('Cloud One')
  const dialog = await openManager(page)
  await dialog.getByText('Last saved: Never').waitFor()
  await dialog.getByRole('button', { name: 'Load from Cloud' }).click()
  await dialog.getByText('No saved data found').waitFor()
  await page.goBack()
  await queue(page, 'Simple Axe', 2)
  await openManager(page)
  const shown = shownMs(page, 'Data saved successfully!')
  await dialog.getByRole('button', { name: 'Save to Cloud' }).click()
  await dialog.getByText('Data saved successfully!').waitFor()
  // The message goes away after 3 s; a busy browser may be a little late.
  expect(await shown).toBeLessThan(3_600)
  await dialog.getByText(/^Last saved: \w+\s\d+,\s20\d\d/).waitFor()
  await dialog.getByRole('button', { name: 'Load from Cloud' }).click()
  await dialog.getByText('Data loaded successfully!').waitFor()
  expect((await readStoredPlan(page)).buildList).toEqual([{ itemId: '5', quantity: 2, recipeIndex: 0 }])
})

test('SAVE-5: the connection test of the Data Manager succeeds, and without a network it says "timeout"', async () => {
  const page = await signedIn('Cloud Two', { expected: lostNetwork })
  const dialog = await openManager(page)
  const press = () => dialog.getByRole('button', { name: 'Test Database Connection' }).click()
  await press()
  await dialog.getByText('Database connectivity test successful!').waitFor()
  await page.context().setOffline(true)
  await press()
  await dialog.getByRole('alert').getByText('Database connection timeout - check network').waitFor()
  await dialog.getByRole('button', { name: 'Load from Cloud' }).click()
  await dialog.getByRole('alert').waitFor()
  await page.context().setOffline(false)
})

test('SAVE-5: the connection test says "timeout" after 5 s when the server does not answer', async () => {
  const page = await signedIn('Cloud Three', { expected: lostNetwork })
  const dialog = await openManager(page)
  await page.route('**/api/loadUserData', () => {})
  const start = Date.now()
  await dialog.getByRole('button', { name: 'Test Database Connection' }).click()
  await dialog.getByRole('alert').getByText('Database connection timeout - check network').waitFor()
  expect(Date.now() - start).toBeGreaterThan(4_900)
})

test('SYS-7, BEY-6: the saved versions of my account are listed with time and counts, each can be restored, and undo takes that back', async () => {
  const page = await signedIn('Cloud Four')
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  await queue(page, 'Rough Stick', 5)
  await page.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await saved(page).waitFor()
  const manager = await openManager(page)
  await manager.getByRole('button', { name: 'Ways back' }).click()
  const dialog = waysBack(page)
  const region = dialog.getByRole('region', { name: 'With your account' })
  const versions = region.getByRole('listitem')
  await versions.first().waitFor()
  const texts = (await versions.allInnerTexts()).map((row) => row.split(/\s*\n\s*/).slice(1, 3))
  const before = texts.length
  expect(texts[0]?.[0]).toMatch(/^Version \d+ · Saved$/)
  expect(texts[0]?.[1]).toBe('2 build list items · 0 inventory items')
  expect(texts[1]?.[1]).toBe('1 build list item · 0 inventory items')
  expect(await axeFindings(page)).toEqual([])

  await versions
    .nth(1)
    .getByRole('button', { name: /^Preview/ })
    .click()
  await dialog.getByText('What going back to').waitFor()
  await expect.poll(() => changeRowsIn(dialog)).toEqual(['Rough Stick | Build list | 5 → 0 | removed'])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog
    .getByText('Restored. Undo takes it back, and what was there before stays a saved version, too.')
    .waitFor()
  expect((await readStoredPlan(page)).buildList).toEqual([{ itemId: '5', quantity: 2, recipeIndex: 0 }])
  await expect.poll(() => versions.count()).toBe(before + 1)
  await expect.poll(() => versions.first().innerText()).toContain('· Restored')
  await dialog
    .getByRole('region', { name: 'On this device' })
    .getByText('Before an earlier plan was restored')
    .waitFor()

  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo: went back to an earlier plan (Ctrl+Z)' }).click()
  await column(page, 'Queue').getByText('2 types · 7 items').waitFor()
  await page.getByRole('status', { name: 'Not saved yet' }).waitFor()
  await saved(page).waitFor()
  await page.reload()
  await column(page, 'Queue').getByText('2 types · 7 items').waitFor()
})

test('SYS-7: the ways back show how much space my saved versions take, and warn before the oldest are deleted early', async () => {
  const who = await signIn(app(), 'Cloud Five')
  await openSavingBrowser(app(), who).save(1, add('5', 1))
  const page = await signedIn('Cloud Five')
  await (await openManager(page)).getByRole('button', { name: 'Ways back' }).click()
  const region = waysBack(page).getByRole('region', { name: 'With your account' })
  await region.getByText('0 MB of 64 MB used.').waitFor()
  expect(await region.getByText('Little space is left').count()).toBe(0)

  const { body } = await askAs<OwnUser>(app(), who, 'getUser')
  const here = page.url()
  // The page is left while its rows change in the database, and reads them anew when it is opened again.
  await page.goto('about:blank')
  // 50 versions that take 81 % of the space.
  const kilobytes = (0.81 * historyLimits.bytes) / 50_000
  await rows(historyOf({ userId: body.id, states: 50, kilobytes, after: 2 }))
  await page.goto(here)
  await region.getByText(/^5[1-4](\.\d)? MB of 64 MB used\.$/).waitFor()
  await region
    .getByText('Little space is left: the oldest of these will go before their 30 days are over.')
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('SAVE-4: a value that another device replaced without knowing it can be put back', async () => {
  const desk = await signedIn('Cloud Six')
  const phone = await signedIn('Cloud Six', { expected: lostNetwork })
  await queue(desk, 'Simple Axe', 2)
  await owned(phone, 'Rough Plank').waitFor()
  await phone.context().setOffline(true)
  const typePlanks = async (page: Page, quantity: number) => {
    await own(page, 'Rough Plank', quantity)
    // A field that has the focus keeps what was typed.
    await owned(page, 'Rough Plank').blur()
  }
  await typePlanks(desk, 50)
  await saved(desk).waitFor()
  const lost = phone.waitForEvent('requestfailed', (request) => request.url().endsWith('/saveUserData'))
  await typePlanks(phone, 20)
  await lost
  await phone.context().setOffline(false)
  await saved(phone).waitFor()
  await expect.poll(() => owned(desk, 'Rough Plank').inputValue()).toBe('20')

  await (await openManager(desk)).getByRole('button', { name: 'Ways back' }).click()
  const dialog = waysBack(desk)
  const row = dialog.getByRole('region', { name: 'Replaced by another device' }).getByRole('listitem')
  expect((await row.innerText()).split(/\s*\n\s*/)).toEqual([
    'Rough Plank',
    'Inventory: 50 · now 20',
    expect.stringMatching(/^Replaced \w+\s\d+,\s20\d\d/),
    'Put back',
  ])
  expect(await axeFindings(desk)).toEqual([])
  await row.getByRole('button', { name: /^Put back: Rough Plank, Inventory: 50/ }).click()
  await dialog.getByText('Put back. Undo takes it back.').waitFor()
  await expect.poll(() => row.innerText()).toContain('Inventory: 50 · now 50')
  expect(await row.getByRole('button').isDisabled()).toBe(true)
  await expect.poll(() => owned(phone, 'Rough Plank').inputValue()).toBe('50')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await desk.keyboard.press('Control+z')
  await expect.poll(() => owned(phone, 'Rough Plank').inputValue()).toBe('20')
})

test('SAVE-8: a list saved while signed out is offered to my account once, and is then on every device', async () => {
  const page = await player.open({ stored: keptPlan([['5', 3]]) })
  let dialog = await openLists(page)
  await dialog.getByLabel('Name of the list').fill('workshop')
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await dialog.getByText('Saved "workshop".').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await signInAs(page, 'Lister One')
  await saved(page).waitFor()
  dialog = await openLists(page)
  await dialog.getByText('Kept with your account.').waitFor()
  await dialog.getByText('No lists yet.').waitFor()
  await dialog.getByText('One list is kept in this browser only.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Copy to my account' }).click()
  await dialog.getByText('1 list copied to your account.').waitFor()
  await dialog.getByText('workshop').waitFor()
  await page.reload()
  await dialog.getByText('workshop').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Copy to my account' }).count()).toBe(0)

  const other = await signedIn('Lister One', { screen: phone, path: '/?column=queue' })
  const there = await openLists(other)
  await there.getByRole('button', { name: 'Rename: workshop' }).click()
  await there.getByLabel('New name').fill('smithy')
  await there.getByLabel('New name').press('Enter')
  await there.getByText('Renamed to "smithy".').waitFor()
  await there.getByRole('button', { name: 'Delete' }).click()
  await there.getByRole('button', { name: 'Really delete' }).click()
  await there.getByText('No lists yet.').waitFor()
  await there.getByRole('button', { name: 'Undo' }).click()
  await there.getByRole('button', { name: 'Open: smithy' }).click()
  await there.getByRole('button', { name: 'Add to my queue' }).click()
  // 3 that were queued, and 3 of the list.
  await expect.poll(async () => (await readStoredPlan(other)).buildList[0].quantity).toBe(6)
})

test('AUTH-3: after signing out this browser’s lists are there, and none of the account’s', async () => {
  const page = await signedIn('Lister Two')
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  const dialog = await openLists(page)
  await dialog.getByLabel('Name of the list').fill('mine alone')
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await dialog.getByText('Saved "mine alone".').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await chooseOfAccount(page, 'Sign Out')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor()
  await openLists(page)
  await dialog.getByText('No lists yet.').waitFor()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), listsKey)).toBeNull()
})

test('SAVE-8: a list that is too long for an account is named and stays in the browser, the others are copied and not offered again', async () => {
  const kept = (name: string, entries: number, updatedAt: string) => {
    const named = { id: randomUUID(), name, createdAt: updatedAt, updatedAt }
    const recipes = Array.from({ length: entries }, (_, recipeIndex) => recipeIndex)
    return { ...named, entries: recipes.map((recipeIndex) => ({ itemId: '5', quantity: 1, recipeIndex })) }
  }
  const lists = [kept('everything', 501, '2026-11-22T08:00:00Z'), kept('axes', 1, '2026-11-20T08:00:00Z')]
  const page = await player.open({
    stored: { 'bit-calculator.build-lists': JSON.stringify({ version: 1, lists }) },
  })
  await signInAs(page, 'Lister Two')
  await saved(page).waitFor()
  const dialog = await openLists(page)
  await dialog.getByText('2 lists are kept in this browser only.').waitFor()
  await dialog.getByRole('button', { name: 'Copy to my account' }).click()
  await dialog
    .getByText(
      '1 list copied to your account. "everything" stays in this browser: a list of an account has at most 500 entries.',
    )
    .waitFor()
  await dialog.getByRole('button', { name: 'Open: axes' }).waitFor()
  await page.reload()
  await dialog.getByText('One list is kept in this browser only.').waitFor()
})
