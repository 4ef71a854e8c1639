import type { Locator, Page } from 'playwright-core'

/** The parts of the calculator as a player knows them. */
export function column(page: Page, name: 'Catalog' | 'Queue' | 'Results'): Locator {
  return page.getByRole('region', { name })
}

export function rowOf(place: Locator, name: string): Locator {
  return place.getByRole('listitem').filter({ hasText: name })
}

/** Queues an item: finds it in the catalogue and adds it. */
export async function queue(page: Page, name: string, quantity = 1): Promise<void> {
  const catalog = column(page, 'Catalog')
  const add = catalog.getByRole('button', { name: `Add ${name}` })
  await catalog.getByRole('searchbox').fill(name)
  // Until the list has followed the search, the row still moves, from below the pointer too.
  await catalog.getByRole('button', { name: /^Add / }).first().and(add).waitFor()
  await catalog.getByLabel(`Amount of ${name}`).fill(String(quantity))
  await add.click()
  await catalog.getByRole('searchbox').fill('')
}

/** The field of the summary with how many of an item are owned. */
export function owned(page: Page, name: string): Locator {
  return column(page, 'Results').getByLabel(`${name} owned`)
}

/** Enters in the summary how many of an item are owned. */
export async function own(page: Page, name: string, quantity: number): Promise<void> {
  const field = owned(page, name)
  await field.fill(String(quantity))
  await field.press('Enter')
}

/** The missing amount of an item in the summary: "6", or "ready". */
export async function missing(page: Page, name: string): Promise<string> {
  const text = await rowOf(column(page, 'Results'), name).locator('b').first().innerText()
  return text.includes('Ready') ? 'ready' : text.replace(/\s*missing/, '').trim()
}

/** Opens the dialog of the catalogue in use: by its button, or on a phone from the account's menu. */
export async function openCatalogDialog(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Item catalogue in use/ })
  const ofPhone = page.getByRole('banner').getByRole('button', { name: /^Account/ })
  await button.or(ofPhone).first().waitFor()
  if (await button.isVisible()) return button.click()
  await ofPhone.click()
  await page.getByRole('menuitem', { name: 'Item catalogue' }).click()
}

/** What the header shows once everything is saved with the account. */
export function saved(page: Page): Locator {
  return page.getByRole('status', { name: /^Saved / })
}
