import type { Page } from 'playwright-core'

/**
 * How many pixels a page is wider than its screen. Not by `innerWidth`: a phone shows a page that is too wide at a smaller scale, so
 * `innerWidth` grows with the page.
 */
export async function excessWidth(page: Page): Promise<number> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width - page.viewportSize()!.width
}
