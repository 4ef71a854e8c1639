import type { Browser, Page } from 'playwright-core'
import { phone, photograph, wide } from './photograph.ts'

const queued = {
  'Exquisite Plank': 40,
  'Sturdy Cloth': 25,
  'Luminite Pickaxe': 2,
  'Fine Brick': 120,
  'Rough Leather': 30,
}
const owned = { 'Woodworking Sandpaper': 200, 'Rough Wood Trunk': 20, 'Metalworking Flux': 40 }

/** Takes pictures of a plan under way: on a wide screen in light, and of its results on a phone in dark. */
export async function photographCalculator(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: wide })
  await page.goto(origin)
  for (const [name, quantity] of Object.entries(queued)) await queue(page, name, quantity)
  for (const [name, quantity] of Object.entries(owned)) await own(page, name, quantity)
  await photograph(page, 'calculator')
  const plan = await page.evaluate(() => Object.entries(localStorage))
  await page.close()

  const onPhone = await browser.newPage({ viewport: phone, colorScheme: 'dark', deviceScaleFactor: 2 })
  await onPhone.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
    localStorage.setItem('bit-calculator.dark', 'true')
  }, plan)
  await onPhone.goto(`${origin}/?column=results`)
  await onPhone.locator('.material-row').first().waitFor()
  await photograph(onPhone, 'phone')
  await onPhone.close()
}

async function queue(page: Page, name: string, quantity: number): Promise<void> {
  const catalog = page.getByRole('region', { name: 'Catalog' })
  await catalog.getByRole('searchbox').fill(name)
  await catalog.getByLabel(`Amount of ${name}`, { exact: true }).first().fill(String(quantity))
  await catalog
    .getByRole('button', { name: `Add ${name}`, exact: true })
    .first()
    .click()
  await catalog.getByRole('searchbox').fill('')
}

async function own(page: Page, name: string, quantity: number): Promise<void> {
  const field = page.getByRole('region', { name: 'Results' }).getByLabel(`${name} owned`, { exact: true })
  await field.fill(String(quantity))
  await field.press('Enter')
}
