import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import {
  callAs,
  createSettlement,
  dialogOf,
  invite,
  joinBy,
  memberRow,
  openAs,
  openPart,
  pickOfOpen,
  settlementId,
} from '../support/settlement-page.ts'

const player = playersOfThisFile()

const listRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Settlements', exact: true }).getByRole('listitem').filter({ hasText: name })

/** The ids of the settlements that a page loads from now on. */
function settlementsAskedIn(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/getPackedSettlement')) asked.push(request.postDataJSON().settlementId)
  })
  return asked
}

test('R10: a settlement that was left while it was being read is not asked for again', async () => {
  const ada = await openAs(player, 'Ada')
  for (const name of ['Riverside', 'Oakhaven']) await callAs(ada, 'createSettlement', { name })
  await ada.reload()
  await openPart(ada, 'Settlements')
  await listRow(ada, 'Oakhaven').getByText('Selected').waitFor()
  await ada.clock.install()
  let letAnswer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  const asked: string[] = []
  await ada.route('**/api/getPackedSettlement', async (route) => {
    asked.push(route.request().postDataJSON().settlementId)
    if (asked.length === 1) await isAnswered
    await route.continue()
  })
  await listRow(ada, 'Riverside').getByRole('button', { name: 'Select Riverside' }).click()
  await expect.poll(() => asked.length).toBe(1)
  await listRow(ada, 'Oakhaven').getByRole('button', { name: 'Select Oakhaven' }).click()
  const answered = ada.waitForResponse((response) => response.url().endsWith('/api/getPackedSettlement'))
  letAnswer()
  await (await answered).finished()
  // A page that still wanted the settlement would ask again within this time.
  for (let i = 0; i < 3; i++) await ada.clock.fastForward('00:10')
  await openPart(ada, 'Overview')
  await ada.getByRole('heading', { name: 'Oakhaven', exact: true }).waitFor()
  expect(asked.filter((id) => id === asked[0])).toHaveLength(1)
})

test('SET-2, SET-8: the list tells in every tab what becomes of settlements that are not open: name, role, removal', async () => {
  const ada = await openAs(player, 'Ada')
  const ben = await openAs(player, 'Ben')
  await createSettlement(ada, 'Riverside')
  await createSettlement(ben, 'Oakhaven')
  await joinBy(ben, (await invite(ada)).link)
  await openPart(ben, 'Settlements')
  await ben.getByRole('button', { name: 'Select Oakhaven' }).click()
  await listRow(ben, 'Oakhaven').getByText('Selected').waitFor()
  const second = await player.openTab(ben)
  const tabs = [ben, second]
  for (const tab of tabs) {
    await openPart(tab, 'Settlements')
    await listRow(tab, 'Riverside').getByText('contributor').waitFor()
    await listRow(tab, 'Oakhaven').getByText('Selected').waitFor()
  }
  const riverside = await settlementId(ada)
  const askedInSecond = settlementsAskedIn(second)
  for (const name of ['Riverside', 'Oakhaven']) {
    await ben.getByRole('button', { name: `Select ${name}` }).click()
    await listRow(ben, name).getByText('Selected').waitFor()
  }

  await openPart(ada, 'Users')
  await pickOfOpen(ada, 'Rename')
  await dialogOf(ada, 'Rename / Edit Description').getByLabel('Name').fill('Hillside')
  await dialogOf(ada, 'Rename / Edit Description').getByRole('button', { name: 'Save' }).click()
  for (const tab of tabs) await listRow(tab, 'Hillside').waitFor()

  await memberRow(ada, 'Ben').getByRole('combobox').selectOption('viewer')
  for (const tab of tabs) await listRow(tab, 'Hillside').getByText('viewer').waitFor()

  await memberRow(ada, 'Ben').getByRole('button', { name: 'Remove Ben' }).click()
  await memberRow(ada, 'Ben').getByRole('button', { name: 'Yes, remove' }).click()
  for (const tab of tabs) {
    await expect.poll(() => listRow(tab, 'Hillside').count()).toBe(0)
    await listRow(tab, 'Oakhaven').getByText('Selected').waitFor()
  }
  expect(askedInSecond, 'what is selected in one tab is not opened in the other').not.toContain(riverside)
})
