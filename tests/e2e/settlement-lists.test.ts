import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { dialogOf, found, invite, joinBy, memberRow, openAs, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())

const listRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Settlements', exact: true }).getByRole('listitem').filter({ hasText: name })

test('SET-2, SET-8: the list tells in every tab what becomes of settlements that are not open: name, role, removal', async () => {
  const ada = await openAs(player, 'Ada')
  const ben = await openAs(player, 'Ben')
  await found(ada, 'Riverside')
  await found(ben, 'Oakhaven')
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

  await openPart(ada, 'Users')
  await ada.getByRole('main').getByRole('button', { name: 'Rename', exact: true }).click()
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
})
