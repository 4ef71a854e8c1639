import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { LogEntry } from '../../src/client/session/debug-log.ts'
import { axeFindings } from '../support/app-axe.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { contentOf, downloadBy } from '../support/data-files.ts'
import { callAs, openAs, openOwnerOf, openPart, settlementId } from '../support/settlement-page.ts'
import { chooseOfAccount } from '../support/sign-in-page.ts'

const player = playersOfThisFile()
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

const linesOf = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('listitem')

/** The log as “Export log” saves it. */
async function exported(page: Page): Promise<{ name: string; entries: readonly LogEntry[] }> {
  const download = await downloadBy(page, () => page.getByRole('button', { name: 'Export log' }).click())
  const { entries } = JSON.parse(await contentOf(download))
  return { name: download.suggestedFilename(), entries }
}

test('SYS-7, SET-1: the Debug tab shows what happened in this tab, newest first, and saves all of it as a file', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Users')
  for (const name of ['Old Tom', 'Young Tom']) {
    await page.getByLabel('Name of the player').fill(name)
    await page.getByRole('button', { name: 'Add player' }).click()
  }
  await openPart(page, 'Debug')
  await expect.poll(() => linesOf(page).first().innerText()).toContain('Young Tom')
  await page.reload()
  await expect.poll(() => linesOf(page).allInnerTexts()).toContainEqual(expect.stringContaining('Old Tom'))
  const { name, entries } = await exported(page)
  expect(name).toMatch(/^bit-calculator-log-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json$/)
  const added = entries.filter(({ operation }) => operation === 'addPlayer')
  expect(added).toHaveLength(2)
  expect(added[0]).toMatchObject({
    type: 'act',
    location: '/settlement/users',
    projectCount: 0,
    projects: [],
  })
  expect(await axeFindings(page)).toEqual([])
})

test('SYS-7, SAVE-5: the connection test says of each step how long it took, and what is wrong when the server is away', async () => {
  const page = await openAs(player, 'Ada', { screen: phone, path: '/settlement/debug', expected: offline })
  const section = page.getByRole('region', { name: 'Connection test' })
  await section.getByRole('button', { name: 'Test Database Connection' }).click()
  await section.getByText('Database connectivity test successful!').waitFor()
  expect(await section.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Read my saved data\s+[\d,]+ ms\s+may take 5 s$/),
    expect.stringMatching(/^Write a test record and read it back\s+[\d,]+ ms\s+may take 8 s$/),
  ])
  await page.route('**/api/testDatabaseConnection', (route) => route.abort())
  await section.getByRole('button', { name: 'Test Database Connection' }).click()
  await section.getByText('Database connection timeout - check network').waitFor()
  expect((await section.getByRole('listitem').allInnerTexts())[1]).toContain('failed after')
  await page.unroute('**/api/testDatabaseConnection')
  await page.getByRole('button', { name: 'Open Emergency Recovery' }).click()
  await page.getByRole('dialog', { name: 'Ways back' }).waitFor()
})

test('SAVE-6, SYS-9: when the last project is gone, that is logged with its name, and nothing is shown', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  const id = await settlementId(page)
  const project = await callAs<{ id: string }>(page, 'createProject', {
    settlementId: id,
    name: 'New bridge',
  })
  await openPart(page, 'Projects')
  await page.getByText('New bridge').first().waitFor()
  await callAs(page, 'deleteProject', { settlementId: id, projectId: project.id })
  await page.getByText('No projects found.').waitFor()
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('')
  await openPart(page, 'Debug')
  await expect
    .poll(() => linesOf(page).allInnerTexts())
    .toContainEqual(expect.stringMatching(/Fault\s+New bridge project loss/))
  const { entries } = await exported(page)
  expect(entries.find(({ operation }) => operation === 'project loss')).toMatchObject({
    type: 'error',
    details: 'New bridge',
    projectCount: 0,
  })
})

test('SYS-7: 500 entries are kept, and the last 20 are shown', async () => {
  const leaveMany = (page: Page) =>
    page.addInitScript(() => {
      const entry = { timestamp: '2026-11-01T10:00:00.000Z', type: 'act', operation: 'addPlayer' }
      const entries = Array.from({ length: 600 }, (_, at) => ({
        ...entry,
        id: `${at}`,
        details: `added ${at}`,
      }))
      sessionStorage.setItem('bit-calculator.debug-log', JSON.stringify(entries))
    })
  const page = await openAs(player, 'Ada', { path: '/settlement/debug', before: leaveMany })
  await page.getByText('The last 20 of 500 entries.').waitFor()
  const shown = await linesOf(page).allInnerTexts()
  expect(shown).toHaveLength(20)
  expect(shown[0]).toContain('added 599')
})

test('SYS-7: signing out empties the log of the tab', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await openPart(page, 'Debug')
  await linesOf(page).first().waitFor()
  await chooseOfAccount(page, 'Sign Out')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).waitFor()
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('bit-calculator.debug-log'))).toBe('[]')
})

test('SYS-7: a fault logged after a sign-out names no project of the former account', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Ada')
  await callAs(page, 'createProject', { settlementId: await settlementId(page), name: 'New bridge' })
  await openPart(page, 'Projects')
  await page.getByText('New bridge').first().waitFor()
  await chooseOfAccount(page, 'Sign Out')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).waitFor()
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'something odd' })))
  await page.reload()
  const kept = await page.evaluate(() => sessionStorage.getItem('bit-calculator.debug-log'))
  expect(kept).toContain('something odd')
  expect(kept).not.toContain('New bridge')
})
