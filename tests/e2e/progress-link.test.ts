import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { ProgressLink } from '#contract/progress-links'
import { conditionsOf, mobile } from '#scripts/bench-browser/profile'
import { axeFindings } from '../support/app-axe.ts'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { chromiumOfThisFile } from '../support/chromium.ts'
import { lookerAt, looks } from '../support/looks.ts'
import {
  adaAndBen,
  callAs,
  createSettlement,
  dialogOf,
  openAs,
  openPart,
  settlementId,
} from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())
const browser = chromiumOfThisFile()
const readers: { readonly close: () => Promise<void> }[] = []
const name = 'Market hall with the covered bridge'

afterEach(async () => {
  for (const context of readers.splice(0)) await context.close()
})

/** Somebody with a browser of their own, who is not signed in. */
async function aReader(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ viewport: wide, ...options })
  readers.push(context)
  return context.newPage()
}

/** Ada's project wants 20 planks and has 7 of 30 logs. @returns its id, and the settlement's */
async function aProject(page: Page, facts: object = {}) {
  const id = await settlementId(page)
  const items = [{ itemId: '2', quantity: 20 }]
  const { id: projectId } = await callAs<{ id: string }>(page, 'createProject', {
    settlementId: id,
    name,
    description: 'Stalls below, a roof above.',
    items,
    ...facts,
  })
  const stock = [{ itemId: '1', quantity: 7 }]
  await callAs(page, 'addItemsToInventory', { settlementId: id, items: stock, projectId })
  return { settlementId: id, projectId }
}

async function openLinkDialog(page: Page): Promise<Locator> {
  await openPart(page, 'Projects')
  await page.getByRole('button', { name: `What can be done with ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Progress link…' }).click()
  const dialog = dialogOf(page, 'Progress link')
  await dialog.getByLabel('Show names').waitFor()
  return dialog
}

const make = (dialog: Locator) => dialog.getByRole('button', { name: 'Make the link' })

test.each([
  { on: 'a wide screen', visit: {} },
  { on: 'a phone', visit: { screen: phone } },
])(
  'BEY-16: on $on Ada makes a progress link; without an account and without a script somebody reads it, until she revokes it',
  async ({ visit }) => {
    const page = await openAs(player, 'Ada', visit)
    await createSettlement(page, 'Riverside')
    await aProject(page)
    const dialog = await openLinkDialog(page)
    expect(await dialog.getByLabel('Show names').isChecked()).toBe(false)
    await make(dialog).click()
    const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
    expect(address).toMatch(/\/p\/[0-9a-f]{32}$/)

    const reader = await aReader({ javaScriptEnabled: false })
    await reader.goto(address)
    expect(await reader.title()).toBe(`${name} · Bit Calculator`)
    await reader.getByRole('heading', { name }).waitFor()
    await reader.getByText('Stalls below, a roof above.').waitFor()
    await reader.getByRole('img', { name: /^14 %: 7 done, / }).waitFor()
    await reader.getByRole('row', { name: 'Rough Wood Log 23 7 30' }).waitFor()

    await dialog.getByLabel('Show names').click()
    await expect.poll(() => dialog.getByLabel('Show names').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const again = await openLinkDialog(page)
    expect(await again.getByLabel('Link', { exact: true }).inputValue()).toBe(address)
    expect(await again.getByLabel('Show names').isChecked()).toBe(true)

    await again.getByRole('button', { name: 'Revoke' }).click()
    await again.getByText('The page is gone at once, for everybody.').waitFor()
    await again.getByRole('button', { name: 'Yes, revoke' }).click()
    await make(again).waitFor()
    expect((await reader.reload())?.status()).toBe(404)
    await reader.getByRole('heading', { name: 'This link does not work' }).waitFor()
  },
)

test('BEY-16: whoever has the page open sees it go on where they are, and within two seconds that it was revoked', async () => {
  const page = await openAs(player, 'Ada')
  await createSettlement(page, 'Riverside')
  const ids = await aProject(page)
  const { id, code } = await callAs<ProgressLink>(page, 'makeProgressLink', { ...ids, showsNames: false })
  const reader = await aReader({ viewport: { width: 390, height: 300 } })
  const complaints: string[] = []
  reader.on('console', (line) => complaints.push(line.text()))
  reader.on('pageerror', (error) => complaints.push(error.message))
  const hears = reader.waitForResponse((response) => response.url().endsWith('/changes'))
  await reader.goto(new URL(`/p/${code}`, page.url()).href)
  await hears
  await reader.evaluate(() => scrollTo(0, 120))
  const items = [{ itemId: '1', quantity: 23 }]
  await callAs(page, 'addItemsToInventory', {
    settlementId: ids.settlementId,
    items,
    projectId: ids.projectId,
  })
  await reader.getByRole('img', { name: /: 30 done, / }).waitFor()
  expect(await reader.evaluate(() => scrollY)).toBe(120)
  await callAs(page, 'updateProject', { ...ids, name: 'Market hall' })
  await expect.poll(() => reader.title()).toBe('Market hall · Bit Calculator')
  expect(complaints).toEqual([])
  await callAs(page, 'revokeProgressLink', { settlementId: ids.settlementId, progressLinkId: id })
  const revokedAt = performance.now()
  await reader.getByRole('heading', { name: 'This link does not work' }).waitFor()
  const goneAfter = performance.now() - revokedAt
  console.log(`the open page was gone ${Math.round(goneAfter)} ms after it was revoked`)
  expect(goneAfter).toBeLessThan(2_000)
})

test('BEY-16, SET-8: a link that Ben revokes is gone for Ada at once; offline she is told why nothing happens, and what she chose stays', async () => {
  const { ada, ben } = await adaAndBen(player, {
    role: 'admin',
    visit: { expected: /ERR_INTERNET_DISCONNECTED/ },
  })
  const ids = await aProject(ada)
  const dialog = await openLinkDialog(ada)
  await dialog.getByLabel('Show names').check()
  await ada.context().setOffline(true)
  await make(dialog).click()
  await dialog.getByRole('alert').getByText('The link could not be made').waitFor()
  expect(await dialog.getByLabel('Show names').isChecked()).toBe(true)
  await ada.context().setOffline(false)
  await make(dialog).click()
  await dialog.getByLabel('Link', { exact: true }).waitFor()
  const { link } = await callAs<{ link: ProgressLink }>(ben, 'getProgressLink', ids)
  expect(link.showsNames).toBe(true)
  await callAs(ben, 'revokeProgressLink', { settlementId: ids.settlementId, progressLinkId: link.id })
  await make(dialog).waitFor()
})

test('BEY-16, SET-5: a contributor is offered no progress link; of an archived project the link can still be revoked', async () => {
  const { ada, ben } = await adaAndBen(player)
  const ids = await aProject(ada)
  await openPart(ben, 'Projects')
  await ben.getByRole('button', { name: `What can be done with ${name}` }).click()
  await ben.getByRole('menuitem', { name: 'Players…' }).waitFor()
  expect(await ben.getByRole('menuitem', { name: 'Progress link…' }).count()).toBe(0)
  const { code } = await callAs<ProgressLink>(ada, 'makeProgressLink', { ...ids, showsNames: false })
  await callAs(ada, 'archiveProject', { ...ids, stock: 'stays' })
  const reader = await aReader()
  const address = new URL(`/p/${code}`, ada.url()).href
  await reader.goto(address)
  await reader.getByText('This project was archived').waitFor()
  await openPart(ada, 'Projects')
  await ada.getByRole('button', { name: 'Archived and deleted' }).click()
  await ada.getByRole('button', { name: `Progress link… ${name}` }).click()
  const dialog = dialogOf(ada, 'Progress link')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Yes, revoke' }).click()
  await dialog.getByText('An archived project gets no new one.').waitFor()
  expect((await reader.goto(address))?.status()).toBe(404)
})

test.each(looks)(
  'BEY-16, BEY-15: axe finds nothing wrong with the dialog of a progress link: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const page = await openAs(player, 'Ada', { screen, stored })
    await createSettlement(page, 'Riverside')
    await aProject(page)
    const { look, findings } = lookerAt(page)
    const dialog = await openLinkDialog(page)
    await look('no link')
    await make(dialog).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('Revoke it?').waitFor()
    await look('a link that is about to be revoked')
    expect(findings).toEqual([])
  },
)

test('BEY-16, BEY-15: axe finds nothing wrong with the public page, and nothing is wider than the screen, in light and dark', async () => {
  const page = await openAs(player, 'Ada')
  await createSettlement(page, 'Riverside')
  const ids = await aProject(page, { description: 'W'.repeat(300) })
  const { code } = await callAs<ProgressLink>(page, 'makeProgressLink', { ...ids, showsNames: true })
  await callAs(page, 'updateUser', { preferences: { shareStatistics: true } })
  const { id } = await callAs<{ id: string }>(page, 'getUser', {})
  await callAs(page, 'setProjectPlayers', { ...ids, players: [id] })
  for (const viewport of [phone, { width: 844, height: 390 }, wide])
    for (const colorScheme of ['light', 'dark'] as const) {
      const reader = await aReader({ viewport, colorScheme })
      const complaints: string[] = []
      reader.on('console', (line) => complaints.push(line.text()))
      await reader.goto(new URL(`/p/${code}`, page.url()).href)
      await reader.getByRole('listitem').getByText('Ada').waitFor()
      expect(await axeFindings(reader)).toEqual([])
      expect(
        await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
    }
})

test('BEY-16: on the phone’s profile the public page has its largest paint within 1.8 s', async () => {
  const page = await openAs(player, 'Ada')
  await createSettlement(page, 'Riverside')
  const ids = await aProject(page)
  const { code } = await callAs<ProgressLink>(page, 'makeProgressLink', { ...ids, showsNames: false })
  const reader = await aReader({ viewport: mobile.viewport })
  const devtools = await reader.context().newCDPSession(reader)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: mobile.cpu })
  await devtools.send('Network.emulateNetworkConditions', conditionsOf(mobile.network!))
  await reader.goto(new URL(`/p/${code}`, page.url()).href)
  const painted = await reader.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  console.log(`largest paint of the public page after ${Math.round(painted)} ms`)
  expect(painted).toBeLessThan(1_800)
})
