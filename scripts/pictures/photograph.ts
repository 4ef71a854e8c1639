import type { Page } from 'playwright-core'

export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** Writes docs/<name>.png: with the fonts loaded, every animation at its end, and no control under the pointer. */
export async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // Removes the focus ring from the control that was pressed last.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(0, 0)
  await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' })
}
