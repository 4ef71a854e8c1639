import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name })

test('CAL-2: on a phone one column is in sight, and the tab bar counts queue and results', async () => {
  const page = await player.open({ screen: phone })
  await column(page, 'Catalog').waitFor()
  expect(await column(page, 'Queue').isVisible()).toBe(false)
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Sturdy Rope', 1)
  expect((await tab(page, 'Queue').innerText()).replace(/\s+/g, ' ')).toBe('Queue 2')
  expect((await tab(page, 'Results').innerText()).replace(/\s+/g, ' ')).toBe('Results 8')

  await tab(page, 'Queue').click()
  expect(await column(page, 'Queue').isVisible()).toBe(true)
  expect(await column(page, 'Catalog').isVisible()).toBe(false)
  await tab(page, 'Results').click()
  await column(page, 'Results').getByRole('tab', { name: 'Build Steps' }).click()
  await page.reload()
  await column(page, 'Results').getByRole('listitem').first().waitFor()
  await page.goBack()
  await column(page, 'Results').getByText('Material Types').waitFor()
  await page.goBack()
  expect(await column(page, 'Queue').isVisible()).toBe(true)
})

test('CAL-2: on a phone what was searched for is still there after a look at the queue', async () => {
  const page = await player.open({ screen: phone })
  await page.getByRole('searchbox').fill('plank')
  await tab(page, 'Queue').click()
  await page.getByRole('button', { name: 'Open the catalog' }).click()
  expect(await page.getByRole('searchbox').inputValue()).toBe('plank')
  expect(await column(page, 'Catalog').getByRole('listitem').count()).toBe(1)
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  },
)

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
