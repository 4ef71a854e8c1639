import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits until this tab's undo steps are stored, so that a reload finds them. The app stores them when the page is left, once the code for
 * that has come.
 */
export async function untilHistoryIsKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pagehide'))
      return sessionStorage.getItem('bit-calculator.history') !== null
    })
  await expect.poll(isKept).toBe(true)
}
