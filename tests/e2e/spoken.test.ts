import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

/** What a screen reader says of the place that has the focus: its role and its name. */
const heard = (page: Page) => expect.poll(async () => firstLine(await page.locator(':focus').ariaSnapshot()))

/** What is announced there without a move of the focus. */
const told = (place: Locator) => expect.poll(() => place.getByRole('status').first().innerText())

/** The role, the name and the states in the first line of a snapshot. */
const firstLine = (snapshot: string) => /^- '?([a-z]+( "(\\.|[^"\\])*")?( \[[^\]]*\])*)/.exec(snapshot)?.[1]

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('BEY-15, CAL-5: an axe is searched, queued and counted without a mouse, and each place says what it is', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  await column(page, 'Queue').getByText('Nothing queued yet').waitFor()
  await press(page, '/')
  await heard(page).toBe('searchbox "Search items"')
  await page.keyboard.type('simple axe')
  await told(catalog).toBe('1 of 14 items')
  await press(page, 'ArrowDown')
  await told(catalog).toBe('Simple Axe, Tier 2, Rare')
  await press(page, '2')
  await told(catalog).toBe('2 × Simple Axe')
  await press(page, 'Enter')
  await told(catalog).toBe('Added 2 × Simple Axe to the queue')

  await page.getByRole('button', { name: 'Skip to Queue' }).press('Enter')
  await heard(page).toBe('heading "Queue" [level=2]')
  await press(page, 'Tab')
  await heard(page).toBe('button "Undo: added Simple Axe to the queue (Ctrl+Z)"')
  await press(page, 'Tab')
  await heard(page).toMatch(/^listitem "T2, Simple Axe, .*, 2"$/)
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter')
  await heard(page).toBe('textbox "Amount of Simple Axe to craft"')
  await page.keyboard.type('3')
  await press(page, 'Enter')
  await heard(page).toBe('button "3 × Simple Axe: change the amount"')
  await press(page, 'Tab')
  await heard(page).toBe('button "Share"')
})

test('BEY-15, BEY-3: the summary is one stop for Tab; arrows walk its rows and what a row offers', async () => {
  const page = await player.open({ stored: { 'bit-calculator.plan': aPlan }, path: '/?column=results' })
  const results = column(page, 'Results')
  await results.getByText('Rough Wood Log').first().waitFor()
  await results.getByRole('tab', { name: 'Summary' }).focus()
  await heard(page).toMatch(/^tab "Summary \d" \[selected\]$/)
  await press(page, 'Tab')
  await heard(page).toMatch(/^listitem "Material Types, \d, Items Needed, /)
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await heard(page).toMatch(/^listitem "Raw Materials to Gather, \d of \d missing"$/)
  await press(page, 'ArrowDown')
  await heard(page).toMatch(
    /^listitem "T1, Rough Wood Log, Chop · Oak Tree .*, 0% ready, 0 \/ 6, 6, missing"$/,
  )

  await press(page, 'ArrowRight')
  await heard(page).toBe('link "Rough Wood Log"')
  await press(page, 'ArrowRight')
  await heard(page).toBe('textbox "Rough Wood Log owned"')
  // In the field ArrowUp adds one.
  await press(page, 'ArrowUp', 'ArrowRight', 'ArrowRight')
  await heard(page).toMatch(/button "Rough Wood Log: 5 missing Explain this number"/)
  await press(page, 'Enter')
  const details = page.getByRole('dialog', { name: 'Rough Wood Log' })
  await details.waitFor()
  await press(page, 'Escape')
  await details.waitFor({ state: 'detached' })
  await heard(page).toMatch(/button "Rough Wood Log: 5 missing/)

  await press(page, 'Tab')
  expect(await results.locator(':focus').count(), 'Tab leaves the list').toBe(0)
})

test('BEY-15, CAL-9: a build step is ticked off and taken back without a mouse', async () => {
  const page = await player.open({ stored: { 'bit-calculator.plan': aPlan }, path: '/?column=results' })
  const results = column(page, 'Results')
  await results.getByRole('tab', { name: 'Summary' }).focus()
  await press(page, 'ArrowRight', 'ArrowRight')
  await heard(page).toBe('tab "Build Steps" [selected]')
  await results.getByText('Chop · Oak Tree').first().waitFor()
  // The element around the list, which scrolls, gives the focus to a row.
  await results.getByRole('list', { name: 'Build Steps' }).locator('..').focus()
  await heard(page).toMatch(/^listitem "1\., T1, Gather, .*Rough Wood Log, .*to gather/)
  // The Done button, which takes the row away, is marked `data-remove`.
  await results.locator('[data-remove]').first().press('Enter')
  await expect
    .poll(() => results.getByRole('status').allInnerTexts())
    .toContainEqual(expect.stringMatching(/Rough Wood Log/))
  await press(page, 'Control+z')
  await told(column(page, 'Queue')).toBe('Undone: ticked off Rough Wood Log')
})

/** 4 Rough Planks: 2 crafts, which take 3 logs each. */
const aPlan = JSON.stringify({
  version: 1,
  catalogVersion: 'small-1',
  buildList: [{ itemId: '2', quantity: 4, recipeIndex: 0 }],
  inventory: {},
  choices: {},
})
