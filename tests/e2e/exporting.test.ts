import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, own, queue } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { allowClipboard, keptPlan, linkTo, readClipboard } from '../support/shared-links.ts'

/** The small catalogue's items by id: 5 Simple Axe, 7 Sturdy Fiber, 8 Sturdy Rope; it has none with the id 777. */
const player = playersOfThisFile()

const choose = async (page: Page, entry: string) => {
  await column(page, 'Results').getByRole('button', { name: /^Copy/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('BEY-5: the results are copied as text and for Discord', async () => {
  const page = await player.open({ before: allowClipboard })
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 4)
  await choose(page, 'Copy as text')
  await column(page, 'Results').getByRole('button', { name: 'Copied' }).waitFor()
  const text = await readClipboard(page)
  // 2 axes take 4 planks, which are there, and 6 ingots: 9 crafts at 7 in 10, each of 2 chunks and 1 item that the catalogue does not know.
  expect(text.split('\n')).toEqual([
    'Bit Calculator plan',
    '2 × Simple Axe (Rare)',
    '',
    'What chance decides is planned with its average.',
    '',
    'Gather',
    '18 × Simple Ore Chunk',
    '',
    'Obtain',
    '9 × Unknown Item',
    '',
    'Craft',
    '6 × Simple Ingot (Uncommon)',
    '2 × Simple Axe (Rare)',
  ])
  await column(page, 'Results').getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await choose(page, 'Copy for Discord')
  await expect.poll(() => readClipboard(page)).toMatch(/^```\n/)
  const [, block, link] = /^```\n(.*)\n```\n<(.*)>$/s.exec(await readClipboard(page)) ?? []
  expect(block).toBe(text)
  await page.goto(link ?? '')
  await page.getByText('This is the plan you already have.').waitFor()
})

test('BEY-5: the text for Discord is of the plan at the press, though an entry is removed from the queue in the same moment', async () => {
  const page = await player.open({ before: allowClipboard })
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Rough Plank', 1)
  await column(page, 'Results').getByRole('button', { name: /^Copy/ }).click()
  await page.getByRole('menuitem', { name: 'Copy for Discord' }).evaluate((entry: HTMLElement) => {
    entry.click()
    // The entry is removed in the same moment, before the link is made.
    document.querySelector<HTMLElement>('[aria-label="Remove Simple Axe from the queue"]')?.click()
  })
  await expect.poll(() => readClipboard(page)).toMatch(/^```\nBit Calculator plan\n2 × Simple Axe/)
  expect(await readClipboard(page)).toContain('\nCraft\n')
  await column(page, 'Queue')
    .getByRole('button', { name: 'Remove Simple Axe from the queue' })
    .waitFor({ state: 'detached' })
})

test('BEY-5, S12: the CSV is named after the day and opens in a spreadsheet', async () => {
  const page = await player.open({
    before: (tab) => tab.clock.setFixedTime('2026-11-21T12:00:00'),
  })
  await queue(page, 'Éclat Crown of the Very Long and Rather Splendid Name', 1)
  const download = page.waitForEvent('download')
  await choose(page, 'Download CSV')
  expect((await download).suggestedFilename()).toBe('bit-calculator-2026-11-21.csv')
  const bytes = await readFile(await (await download).path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
    'Item,Tier,Rarity,Kind,Needed,Have,Missing,Comes along,To get,Crafts,Not used up,Minutes of work (estimate),Minutes of waiting,Stamina,Chance,Kept back,Packages to open,Hex Coins',
    'Simple Ore Chunk,2,Common,Gather,4,0,4,0,4,,,,,,,,,',
    'Sturdy Fiber,3,Common,Obtain,40,0,40,0,40,,,,,,,,,',
    'Unknown Item,,Common,Obtain,2,0,2,0,2,,,,,,,,,',
    'Simple Ingot,2,Uncommon,Craft,1,0,1,0,1,2,,,,,average,,,',
    'Sturdy Rope,3,Common,Craft,10,0,10,0,10,10,,,,,,,,',
    'Éclat Crown of the Very Long and Rather Splendid Name,8,Mythic,Craft,1,0,1,0,1,1,,,,,,,,',
    '',
  ])
})

test('BEY-5: where the browser forbids the clipboard, the text is there to copy by hand', async () => {
  const page = await player.open({
    before: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      }),
  })
  await queue(page, 'Sturdy Rope', 2)
  await choose(page, 'Copy as text')
  const dialog = page.getByRole('dialog', { name: 'Copy it yourself' })
  await dialog.getByRole('alert').getByText('did not let the app copy').waitFor()
  const selected = () => page.evaluate(() => String(getSelection()))
  await expect.poll(selected).toContain('8 × Sturdy Fiber')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: 'Share this plan' })
  await share.getByRole('button', { name: 'Copy link' }).click()
  await share.getByText('The link is selected: copy it yourself.').waitFor()
  await expect.poll(selected).toContain('/#plan=1.')
})

test('BEY-5: the print view holds the whole plan, and only it is printed', async () => {
  const page = await player.open({
    stored: { 'bit-calculator.dark': 'true' },
    before: (tab) =>
      tab.addInitScript(() => Object.assign(window, { print: () => (document.title += ' printed') })),
  })
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 4)
  await choose(page, 'Print view')
  const view = page.getByRole('dialog', { name: 'Print view' })
  const sheet = (await view.getByRole('article').innerText()).replace(/[\s]+/g, ' ')
  expect(sheet).toContain('Small catalogue · Nov 1, 2026')
  expect(sheet).toContain('Queue Tier Item Amount T2 Simple Axe (Rare) 2')
  expect(sheet).toContain('T2 Simple Ore Chunk Mine · Ore Vein · Mining 20 18 0 18')
  expect(sheet).toContain('T1 Rough Plank Carpentry Station T1 · Carpentry 1 4 4 ✓ Ready 0')
  expect(sheet).toContain(
    '3. Craft ≈6 × Simple Ingot (Uncommon) 9 crafts · Smelter T2 · Smithing 20 Uses 18 Simple Ore Chunk, 9 Unknown Item',
  )
  // A box to tick for each step: ore chunks, the unknown item, ingots, axes.
  await expect.poll(() => view.locator('.print-box').count()).toBe(4)
  await view.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.title()).toBe('Bit Calculator printed')
  expect(await axeFindings(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => column(page, 'Catalog').isVisible()).toBe(false)
  await expect.poll(() => view.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  await expect
    .poll(() => view.getByRole('article').evaluate((sheet) => getComputedStyle(sheet).color))
    .toBe('rgb(0, 0, 0)')
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(paper, 'the margins of the paper stay white').toBe('light')
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Copy')
  await queue(page, 'Sturdy Rope')
})

test('BEY-15: the menu of exports is walked by keyboard, and closes when left', async () => {
  const page = await player.open()
  await queue(page, 'Sturdy Rope')
  const button = column(page, 'Results').getByRole('button', { name: /^Copy/ })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await button.press('Enter')
  await page.getByRole('menu').waitFor()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => focused()).toBe('Copy as text')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused()).toBe('Print view')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused()).toBe('Copy as text')
  await page.keyboard.press('End')
  await expect.poll(() => focused()).toBe('Print view')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)
  await expect.poll(() => focused()).toContain('Copy')
  await button.click()
  await button.click()
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)
  await button.click()
  await column(page, 'Queue').getByRole('heading').click()
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with sharing and exporting: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const page = await player.open({
      screen,
      stored: {
        ...keptPlan([['8', 4]], { '7': 5 }),
        ...stored,
      },
      path: await linkTo([
        ['5', 2],
        ['777', 3],
      ]),
    })
    await page
      .getByRole('dialog', { name: 'Shared plan' })
      .getByRole('button', { name: 'Merge with mine' })
      .waitFor()
    const { look, findings } = pageCheckOf(page)
    await look('shared plan')
    await page
      .getByRole('dialog', { name: 'Shared plan' })
      .getByRole('button', { name: 'Merge with mine' })
      .click()
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
    await look('merged')
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByLabel('Link to this plan').waitFor()
    await look('link')
    await page.keyboard.press('Escape')
    if (screen === phone) await page.getByRole('navigation').getByRole('button', { name: 'Results' }).click()
    await column(page, 'Results').getByRole('button', { name: /^Copy/ }).click()
    await page.getByRole('menu').waitFor()
    await look('menu')
    await page.getByRole('menuitem', { name: 'Print view' }).click()
    await page.getByRole('dialog', { name: 'Print view' }).waitFor()
    await look('print view')
    // The calculator's own rows are looked at in accessibility.test.ts.
    expect(findings.filter((finding) => !finding.includes('data-index'))).toEqual([])
  },
)
