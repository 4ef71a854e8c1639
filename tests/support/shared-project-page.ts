import type { Locator, Page } from 'playwright-core'
import type { ShareLink } from '#contract/shared-projects'
import { hall } from './progress-readers.ts'
import { dialogOf, openPart } from './settlement-page.ts'

/** What the hall is called by those with whom it is shared. */
export const sharedHallName = `${hall} (Shared)`

export async function openShareDialog(page: Page): Promise<Locator> {
  await openPart(page, 'Projects')
  await page.getByRole('button', { name: `What can be done with ${hall}` }).click()
  await page.getByRole('menuitem', { name: 'Share project…' }).click()
  const dialog = dialogOf(page, 'Share project')
  await dialog.getByRole('heading', { name: 'By link' }).waitFor()
  return dialog
}

/** Follows a share link inside the page. */
export async function openShareLink(page: Page, address: string): Promise<Locator> {
  const { pathname, hash } = new URL(address)
  await page.evaluate((to) => history.pushState(null, '', to), `${pathname}${hash}`)
  const dialog = dialogOf(page, 'A shared project')
  await dialog.waitFor()
  return dialog
}

export const linkOf = (page: Page, { code }: ShareLink) =>
  new URL(`/settlement/shared#${code}`, page.url()).href
