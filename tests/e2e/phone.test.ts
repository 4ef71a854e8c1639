import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue, rowOf } from '../support/app-controls.ts'
import { phone, phoneOnItsSide, playersOfThisFile, wide } from '../support/app-page.ts'
import { excessWidth } from '../support/excess-width.ts'
import { isNotCutOff } from '../support/is-not-cut-off.ts'
import { keptPlan, linkTo } from '../support/shared-links.ts'

const player = playersOfThisFile()
/** Item 13 of the small catalogue, in which 1 is the log, 4 the ingot, 5 the axe and 6 the stick. */
const crown = 'Éclat Crown of the Very Long and Rather Splendid Name'

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name })

/** How many rows of the summary end above the tab bar. */
async function materialsInSight(page: Page): Promise<number> {
  const bar = await page.getByRole('navigation', { name: 'Calculator' }).boundingBox()
  const ends = await page
    .locator('.material-row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  return ends.filter((end) => end <= bar!.y).length
}

/** How far the summary is scrolled. */
const scrolledBy = (page: Page) =>
  column(page, 'Results')
    .getByRole('list')
    .first()
    .evaluate((list) => list.parentElement?.scrollTop)

test('CAL-2: on a phone one column is in sight, with four materials of the results, and the tab bar counts queue and results', async () => {
  const page = await player.open({ screen: phone })
  await column(page, 'Catalog').waitFor()
  await expect.poll(() => column(page, 'Queue').isVisible()).toBe(false)
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Sturdy Rope', 1)
  // 2 entries; 8 items to get: axe, plank, log, ingot, ore and the unknown item 999; rope and fiber.
  await expect.poll(() => tab(page, 'Queue').innerText()).toMatch(/^Queue\s+2$/)
  await expect.poll(() => tab(page, 'Results').innerText()).toMatch(/^Results\s+8$/)

  await tab(page, 'Queue').click()
  await expect.poll(() => column(page, 'Queue').isVisible()).toBe(true)
  await expect.poll(() => column(page, 'Catalog').isVisible()).toBe(false)
  await tab(page, 'Results').click()
  await expect.poll(() => materialsInSight(page)).toBeGreaterThanOrEqual(4)
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await column(page, 'Results').getByRole('tab', { name: 'Build Steps' }).click()
  // The column and its tab stand in the address: they are kept over a reload, and Back goes to the former ones.
  await page.reload()
  await column(page, 'Results').getByRole('listitem').first().waitFor()
  await page.goBack()
  await column(page, 'Results').getByText('Material Types').waitFor()
  await page.goBack()
  await expect.poll(() => column(page, 'Queue').isVisible()).toBe(true)
})

test('CAL-2: on a phone the search is unchanged after a look at the queue', async () => {
  const page = await player.open({ screen: phone })
  await page.getByRole('searchbox').fill('plank')
  await tab(page, 'Queue').click()
  await page.getByRole('button', { name: 'Open the catalogue' }).click()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('plank')
  await expect.poll(() => column(page, 'Catalog').getByRole('listitem').count()).toBe(1)
})

test.each(['modern', 'classic'])(
  'CAL-2: in the %s layout everything a thumb presses is at least 44 px',
  async (layout) => {
    const page = await player.open({
      screen: phone,
      stored: { 'bit-calculator.modern': String(layout === 'modern') },
    })
    await queue(page, 'Rough Stick', 4)
    await page.getByLabel('Type').selectOption({ label: 'All Items' })
    const small: string[] = []
    const look = async () => small.push(...(await page.evaluate(smallTargets)))
    await look()
    await tab(page, 'Queue').click()
    await look()
    await tab(page, 'Results').click()
    await look()
    await column(page, 'Results').getByRole('tab', { name: 'Inventory' }).click()
    await page.getByRole('combobox', { name: 'Search items to add' }).waitFor()
    await look()
    expect(small).toEqual([])
    await expect.poll(() => excessWidth(page)).toBe(0)
  },
)

/** The controls that are less than 44 px wide or high, in words. */
function smallTargets(): string[] {
  const pressed = 'button, select, input:not([aria-hidden="true"]), a'
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((control) => {
    // A field inside a frame is pressed by its frame.
    const target = control.matches('input') ? (control.closest('.field') ?? control) : control
    const { width, height } = target.getBoundingClientRect()
    if (width === 0 || (width >= 44 && height >= 44)) return []
    return [`${control.getAttribute('aria-label') ?? control.textContent}: ${width} × ${height}`]
  })
}

test('CAL-8: the largest amount is shown to its last digit, on a phone as well', async () => {
  const page = await player.open({
    screen: phone,
    stored: keptPlan([['5', 1_000_000_000]], { 1: 1_000_000_000 }),
    path: '/?column=results&tab=inventory',
  })
  const amount = column(page, 'Results').getByLabel(/owned$/)
  await amount.waitFor()
  await expect.poll(() => amount.inputValue()).toBe('1,000,000,000')
  await expect
    .poll(() => amount.evaluate((field) => field.scrollWidth - field.clientWidth))
    .toBeLessThanOrEqual(0)
  await expect.poll(() => excessWidth(page)).toBe(0)
})

test.each(['modern', 'classic'])(
  'CAL-8: on a phone the note beside the largest amount is not cut off, in the %s layout',
  async (layout) => {
    const page = await player.open({
      screen: phone,
      stored: { 'bit-calculator.modern': String(layout === 'modern') },
    })
    const row = rowOf(column(page, 'Catalog'), 'Simple Axe')
    const amount = row.getByLabel('Amount of Simple Axe')
    await amount.fill('1000000000')
    await amount.press('Tab')
    await expect.poll(() => amount.inputValue()).toBe('1,000,000,000')
    const note = row.locator('.item-note')
    await expect.poll(() => note.innerText()).toBe('Rare · Smelter T2')
    await expect.poll(() => note.evaluate(isNotCutOff)).toBe(true)
    await expect.poll(() => excessWidth(page)).toBe(0)
  },
)

test.each(['modern', 'classic'])(
  'CAL-3, CAL-5, CAL-8: on a phone all rows of a list are of one height, whatever their names, in the %s layout',
  async (layout) => {
    const threeItems = [
      ['6', 1],
      ['5', 1],
      ['13', 1],
    ] as const
    const page = await player.open({
      screen: phone,
      stored: {
        ...keptPlan(threeItems, { 5: 1, 13: 1 }),
        'bit-calculator.modern': String(layout === 'modern'),
      },
    })
    const heightsIn = (name: Parameters<typeof column>[1]) =>
      column(page, name).getByRole('list').evaluate(heightsOfRows)
    await expect.poll(() => heightsIn('Catalog')).toHaveLength(1)
    await tab(page, 'Queue').click()
    await rowOf(column(page, 'Queue'), crown).waitFor()
    await expect.poll(() => heightsIn('Queue')).toHaveLength(1)
    await tab(page, 'Results').click()
    await column(page, 'Results').getByRole('tab', { name: 'Inventory' }).click()
    await rowOf(column(page, 'Results'), crown).waitFor()
    await expect.poll(() => heightsIn('Results')).toHaveLength(1)
  },
)

test('CAL-3: on a wide screen the rows of the catalogue are of one height too, as a long name has a line to itself', async () => {
  const page = await player.open()
  const list = column(page, 'Catalog').getByRole('list')
  await rowOf(column(page, 'Catalog'), crown).waitFor()
  await expect.poll(() => list.evaluate(heightsOfRows)).toHaveLength(1)
})

test.each([
  ['phone', phone],
  ['phone on its side', phoneOnItsSide],
  ['wide', wide],
] as const)(
  'CAL-5, CAL-6: the largest amount makes no row of the queue higher, and leaves name and recipe their room: %s',
  async (_, screen) => {
    for (const modern of ['true', 'false']) {
      const page = await player.open({
        screen,
        stored: {
          ...keptPlan([
            ['6', 1_000_000_000],
            ['5', 1],
            ['13', 999_999],
          ]),
          'bit-calculator.modern': modern,
        },
        path: '/?column=queue',
      })
      const rows = column(page, 'Queue').getByRole('list')
      await rowOf(rows, crown).waitFor()
      expect(await rows.evaluate(heightsOfRows)).toHaveLength(1)
      const largest = rowOf(rows, 'Rough Stick')
      await expect.poll(() => largest.locator('.item-name').evaluate(isOnItsLine)).toBe(true)
      expect((await largest.getByRole('combobox').boundingBox())!.width).toBeGreaterThan(150)
      const amount = largest.getByRole('button', { name: '1,000,000,000 × Rough Stick: change the amount' })
      expect(await amount.innerText()).toBe('1B')
    }
  },
)

const isOnItsLine = (name: Element) => name.scrollWidth <= name.clientWidth

/** The different heights that rows of a list have. */
function heightsOfRows(list: Element): readonly number[] {
  return [...new Set([...list.children].map((row) => Math.round(row.getBoundingClientRect().height)))]
}

function scrollListsDown() {
  for (const list of document.querySelectorAll('ul')) list.parentElement?.scrollTo(0, list.scrollHeight)
}

test.each([
  ['build steps', '/?column=results&tab=steps'],
  ['a look-up', '/?lookup=used-in&of=4'],
  ['a shared plan', await linkTo([['13', 1]])],
])('CAL-2: on a phone the longest name is whole in Classic: %s', async (_, path) => {
  const page = await player.open({
    screen: phone,
    stored: { ...keptPlan([['13', 1]]), 'bit-calculator.modern': 'false' },
    path,
  })
  const label = page.locator('.item-label').filter({ hasText: crown, visible: true })
  // The last step may lie below what the screen shows.
  await expect
    .poll(async () => {
      await page.evaluate(scrollListsDown)
      return label.count()
    })
    .toBeGreaterThan(0)
  expect(await label.first().evaluate(isNotCutOff)).toBe(true)
  expect(await label.first().locator('.item-name').evaluate(isNotCutOff)).toBe(true)
})

test('R11: on a phone the sentence and buttons of a notice about storage are not cut off', async () => {
  const page = await player.open({ screen: phone, stored: { 'bit-calculator.plan': '{"version":1,broken' } })
  const notice = page.getByRole('alert').filter({ hasText: 'could not be read' })
  await notice.waitFor()
  for (const button of await notice.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(box!.x + box!.width).toBeLessThanOrEqual(phone.width)
  }
  expect((await notice.boundingBox())!.height).toBeLessThan(200)
})
