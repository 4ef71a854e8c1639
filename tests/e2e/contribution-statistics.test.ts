import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { openAppOfThisFile } from '../support/app-server.ts'
import { aBridge, openDashboard } from '../support/contribution-page.ts'
import { contentOf, downloadBy } from '../support/data-files.ts'

const { app, rows } = openAppOfThisFile()
const player = playersOfThisFile(app)
const noNetwork = /Failed to load resource|ERR_/

async function rowsOf(page: Page, table: string): Promise<readonly string[]> {
  const lines = await page.getByRole('table', { name: table }).locator('tbody tr').allInnerTexts()
  return lines.map((text) => text.replace(/\s+/g, ' ').trim())
}

test('CON-2, CON-3: the leaderboard and the charts count what was approved, and grow while Ben looks at them', async () => {
  const { ada, ben, ask, deliver } = await aBridge(player, { guestVisit: { screen: phone } })
  const approve = async (quantity: number, page = ben, part: object = {}) => {
    const { id: contributionId } = await deliver(page, quantity)
    await ask(ada, 'approveTaskContribution', { contributionId, revision: 1, ...part })
  }
  await openDashboard(ben, 'Leaderboard')
  await ben.getByText('Nothing was approved yet').waitFor()
  await approve(12)
  await approve(6, ada)
  await approve(5, ben, { accepted: [{ itemId: '1', quantity: 3 }], reason: 'two were rotten' })
  await expect.poll(() => rowsOf(ben, 'Leaderboard')).toEqual(['1 BE Ben (you) 15 2', '2 AD Ada 6 1'])
  // 21 of the 30 logs that the bridge needs.
  await ben.getByRole('list', { name: 'Task progress' }).getByText('70%').waitFor()

  await openDashboard(ada, 'Statistics')
  await ada.getByRole('img', { name: '3 contributions were approved in 14 days.' }).waitFor()
  await ada.getByRole('img', { name: 'Approval rate: 100% in all, by week' }).waitFor()
  await ada.getByRole('button', { name: 'Per day as a table' }).click()
  await expect.poll(async () => (await rowsOf(ada, 'Per day')).length).toBe(14)
  expect((await rowsOf(ada, 'Per day'))[0]).toMatch(/ 3 21$/)
  await ada.getByRole('button', { name: 'Per item as a table' }).click()
  expect(await rowsOf(ada, 'Per item')).toEqual(['Rough Wood Log 21 100% 3'])
  await ada.getByRole('button', { name: 'Per player as a table' }).click()
  expect(await rowsOf(ada, 'Per player')).toEqual(['Ben 15 71%', 'Ada (you) 6 29%'])

  await ada.getByRole('combobox', { name: 'Player' }).selectOption('Ada')
  await expect.poll(() => rowsOf(ada, 'Per player')).toEqual(['Ada (you) 6 100%'])
  const { id: contributionId } = await deliver(ada, 1)
  await ask(ada, 'rejectTaskContribution', { contributionId, revision: 1, reason: 'not mine' })
  await ada.getByRole('img', { name: 'Approval rate: 50% in all, by week' }).waitFor()

  // On paper all tables stand below their charts, dark on white.
  await ada.emulateMedia({ media: 'print' })
  await ada.getByRole('table', { name: 'Approval rate' }).waitFor()
  await ada.getByRole('img', { name: /contributions? (was|were) approved/ }).waitFor()
  const bars = ada.getByRole('img', { name: /contributions? (was|were) approved/ }).locator('rect')
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))
  expect(heights.filter((height) => height > 0).length).toBe(1)
  expect(await ada.getByRole('navigation').first().isVisible()).toBe(false)
})

test('SYS-4: statistics that cannot be loaded say so, and a retry brings them', async () => {
  const { ada } = await aBridge(player, { visit: { expected: noNetwork } })
  await ada.route('**/api/getContributionStatistics', (route) => route.abort())
  await openDashboard(ada, 'Statistics')
  await ada.getByText('The statistics could not be loaded').waitFor()
  await ada.unroute('**/api/getContributionStatistics')
  await ada.getByRole('button', { name: 'Retry' }).click()
  await ada.getByText('Nothing was approved yet').waitFor()
})

test('BEY-23: Ada downloads what was approved since the first day by week, item, player and project; of the last 14 days it is the same', async () => {
  const { ada, ben, ask, deliver } = await aBridge(player)
  const { id: contributionId } = await deliver(ben, 12)
  await ask(ada, 'approveTaskContribution', { contributionId, revision: 1 })
  await openDashboard(ada, 'Statistics')
  await ada.getByRole('button', { name: 'Per week as a table' }).click()
  await expect.poll(() => rowsOf(ada, 'Per week')).toEqual([expect.stringMatching(/ 1 12$/)])
  const download = await downloadBy(ada, () => ada.getByRole('button', { name: 'Download' }).click())
  expect(download.suggestedFilename()).toMatch(/^contributions-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await contentOf(download)).trim().split('\r\n')
  expect(lines.map((line) => line.replace(/\d{4}-\d\d-\d\d/, 'Monday'))).toEqual([
    'Counted by,What,Approved,Amount',
    'Week from,Monday,1,12',
    'Item,Rough Wood Log,1,12',
    'Player,Ben,1,12',
    'Project,Bridge,1,12',
  ])
  await ada.getByRole('combobox', { name: 'Since when' }).selectOption('Last 14 days')
  await ada.getByRole('button', { name: 'Per project as a table' }).click()
  await expect.poll(() => rowsOf(ada, 'Per project')).toEqual(['Bridge 12 100%'])
})

test('BEY-23: Ada’s file has all of 2,001 items, twice as many as one answer', async () => {
  const { ada, ben, ask, deliver } = await aBridge(player)
  const { id: contributionId } = await deliver(ben, 12)
  await ask(ada, 'approveTaskContribution', { contributionId, revision: 1 })
  await rows(`
    insert into entries (settlement_id, act, line, kind, item_id, amount, by_no, contribution_id, at)
    select settlement_id, act, 1 + number, kind, 'item-' || number, 1, by_no, contribution_id, at
    from entries, generate_series(1, 2000) number where contribution_id = '${contributionId}'`)
  await openDashboard(ada, 'Statistics')
  const download = await downloadBy(ada, () => ada.getByRole('button', { name: 'Download' }).click())
  const lines = (await contentOf(download)).trim().split('\r\n')
  const amounts = lines
    .filter((line) => line.startsWith('Item,'))
    .map((line) => Number(line.split(',').at(-1)))
  // 12 logs, and one of each of 2,000 items.
  expect([amounts.length, amounts.reduce((sum, amount) => sum + amount)]).toEqual([2001, 2012])
  expect(lines.filter((line) => line.startsWith('Player,'))).toEqual(['Player,Ben,1,2012'])
})
