import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until a reload would find the steps of this tab: leaving the page stores them once the code for it has come. */
export async function untilHistoryIsKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pagehide'))
      return sessionStorage.getItem('bit-calculator.history') !== null
    })
  await expect.poll(isKept).toBe(true)
}
