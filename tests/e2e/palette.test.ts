import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column } from '../support/app-controls.ts'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { allowClipboard, keptPlan, readClipboard } from '../support/shared-links.ts'

const player = playersOfThisFile()

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const field = (page: Page) => palette(page).getByRole('combobox')
const queued = (page: Page, text: string) => column(page, 'Queue').getByText(text).waitFor()

async function openPalette(visit: Parameters<typeof player.open>[0] = {}): Promise<Page> {
  const page = await player.open(visit)
  await page
    .getByRole('searchbox')
    .or(page.getByRole('region', { name: 'Results' }))
    .first()
    .waitFor()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  return page
}

test('BEY-15: "add 20 rough plank" adds twenty, and the palette waits for the next', async () => {
  const page = await openPalette()
  await field(page).fill('add 20 rough plank')
  await palette(page).getByRole('option', { name: 'Add 20 × Rough Plank' }).waitFor()
  await page.keyboard.press('Enter')
  await palette(page).getByText('Added 20 × Rough Plank to the queue').waitFor()
  await field(page).fill('3 sturdy')
  await palette(page).getByRole('option', { name: 'Add 3 × Sturdy Rope' }).waitFor()
  await page.keyboard.press('Enter')
  await palette(page).getByText('Added 3 × Sturdy Rope to the queue').waitFor()
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  await queued(page, '2 types · 23 items')
})

test('BEY-15: commands are found by their words, selected with arrows, and run with Enter', async () => {
  const page = await openPalette({ stored: keptPlan([['5', 1]]) })
  await field(page).fill('theme')
  await palette(page).getByRole('option', { name: 'Switch to the dark theme' }).waitFor()
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')

  await page.keyboard.press('Control+k')
  await field(page).fill('go to the')
  await palette(page).getByRole('option', { name: 'Go to the Catalog' }).waitFor()
  const options = await palette(page).getByRole('option').allInnerTexts()
  const at = options.findIndex((option) => option.includes('Build Steps'))
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await column(page, 'Results').getByText('6 steps left').waitFor()
})

test('BEY-15, BEY-6, CAL-5: clearing the queue, which asks first, and an undo that names its step are commands of the calculator; another page has no undo', async () => {
  const page = await openPalette({ stored: keptPlan([['5', 1]]) })
  const run = async (words: string) => {
    await field(page).fill(words)
    await palette(page).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await palette(page).waitFor({ state: 'detached' })
  }
  await run('clear build')
  const question = page.getByRole('dialog', { name: 'Clear Build List' })
  await question.getByText('1 type with 1 item in all leaves the queue.').waitFor()
  await question.getByRole('button', { name: 'Yes, Clear' }).click()
  await queued(page, 'Nothing queued yet')

  // On another page, undo would not mean the plan.
  await page.keyboard.press('Control+k')
  await run('settlement system')
  await page.keyboard.press('Control+k')
  await field(page).fill('undo')
  await palette(page).getByText('Nothing has that name').waitFor()
  await run('go to the queue')

  await page.keyboard.press('Control+k')
  await field(page).fill('undo')
  await palette(page).getByRole('option', { name: 'Undo: cleared the build list' }).waitFor()
  await page.keyboard.press('Enter')
  await queued(page, '1 type · 1 item')
  await page.keyboard.press('Control+k')
  await run('paste a list')
  await page.getByRole('dialog', { name: 'Paste a list' }).waitFor()
})

test('BEY-15, BEY-1: sharing is a command, on a phone too', async () => {
  const page = await openPalette({ stored: keptPlan([['5', 1]]), screen: phone })
  await field(page).fill('share')
  await palette(page).getByRole('option', { name: 'Share this plan by a link' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Share this plan' }).getByLabel('Link to this plan').waitFor()
  await page.keyboard.press('Escape')
  await queued(page, '1 type · 1 item')
})

test('BEY-15, BEY-5: the results are copied, saved and printed by commands, as far as there are any', async () => {
  const page = await openPalette({ stored: keptPlan([['5', 1]]), before: allowClipboard })
  const run = async (words: string) => {
    await field(page).fill(words)
    await palette(page).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await palette(page).waitFor({ state: 'detached' })
  }
  await run('copy results text')
  await column(page, 'Results').getByRole('button', { name: 'Copied' }).waitFor()
  expect((await readClipboard(page)).split('\n').slice(0, 2)).toEqual([
    'Bit Calculator plan',
    '1 × Simple Axe (Rare)',
  ])
  await page.keyboard.press('Control+k')
  await run('copy results discord')
  await expect.poll(() => readClipboard(page)).toMatch(/^```/)
  await page.keyboard.press('Control+k')
  const download = page.waitForEvent('download')
  await run('csv')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await page.keyboard.press('Control+k')
  await run('print')
  await page.getByRole('dialog', { name: 'Print view' }).getByRole('button', { name: 'Close' }).click()

  await page.keyboard.press('Control+k')
  await run('clear build')
  await page.getByRole('button', { name: 'Yes, Clear' }).click()
  await queued(page, 'Nothing queued yet')
  await page.keyboard.press('Control+k')
  await field(page).fill('share')
  await palette(page).getByText('Nothing has that name').waitFor()
  await field(page).fill('results as')
  await palette(page).getByText('Nothing has that name').waitFor()
})

test('BEY-15: "?" shows every key, and leads to the palette', async () => {
  const page = await player.open()
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByText('Command palette: do anything, add any item').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Open the command palette' }).click()
  await field(page).waitFor()
  await sheet.waitFor({ state: 'detached' })
})

test('BEY-15: a question mark typed into a field does not open the help', async () => {
  const page = await player.open()
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('?')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('BEY-15: in the catalogue, digits after an arrow are the amount of that item, and Enter adds it', async () => {
  const page = await player.open()
  const search = page.getByRole('searchbox')
  await search.fill('rough')
  await search.press('ArrowDown')
  await page.keyboard.type('25')
  await expect.poll(() => search.inputValue()).toBe('rough')
  await column(page, 'Catalog').getByText('25 × Rough Stick').waitFor()
  await page.keyboard.press('Enter')
  await queued(page, '1 type · 25 items')
  await column(page, 'Queue').getByText('Rough Stick').waitFor()
  await page.keyboard.type('s')
  await expect.poll(() => search.inputValue()).toBe('roughs')
  await page.keyboard.type('2')
  await expect.poll(() => search.inputValue()).toBe('roughs2')
})

test.each([
  ['wide, Classic', wide, { 'bit-calculator.modern': 'false' }],
  ['phone, dark', phone, { 'bit-calculator.dark': 'true' }],
])('BEY-15: axe finds nothing wrong with the palette (%s)', async (_, screen, stored) => {
  const page = await openPalette({ screen, stored })
  await field(page).fill('rough')
  await palette(page).getByRole('option', { name: 'Add 1 × Rough Plank' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('BEY-15: letters typed right after Ctrl+K reach the palette, however late its code comes', async () => {
  const page = await player.open()
  const code = await holdBack(page, '**/command-palette-*.js')
  // The key is for the palette, not for the search that has the focus: nothing is queued.
  await page.getByRole('searchbox', { name: 'Search items' }).fill('rope')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('axx')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  code.letThrough()
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect.poll(() => field.inputValue()).toBe('ax')
  await page.keyboard.type('e')
  await expect.poll(() => field.inputValue()).toBe('axe')
  expect(await column(page, 'Queue').getByText('Sturdy Rope').count()).toBe(0)
})
