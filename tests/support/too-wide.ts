import type { Page } from 'playwright-core'
import { cutBoxes } from './cut-boxes.ts'
import { excessWidth } from './excess-width.ts'

/** What does not fit on the screen: how much wider the page is, and what stands beyond the edge of a box in it. */
export async function tooWide(page: Page): Promise<readonly string[]> {
  const excess = await excessWidth(page)
  return [...(excess > 0 ? [`${excess} px wider than the screen`] : []), ...(await cutBoxes(page))]
}
