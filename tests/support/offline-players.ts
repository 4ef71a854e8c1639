import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { leaveStored, wide } from './app-page.ts'
import { chromiumOfThisFile } from './chromium.ts'
import { expectEmptyConsole } from './empty-console.ts'
import { openContext, type Screen } from './player-browsers.ts'

type Visit = {
  url: string
  screen?: Screen
  stored?: Readonly<Record<string, string>>
  /** Expected console lines; any other fails the test. */
  expected?: RegExp
  before?: (context: BrowserContext) => Promise<unknown>
}

/** Opens browsers with service workers, for tests without a network; after each test their consoles must be empty. */
export function playersOfAnyServer(): (visit: Visit) => Promise<Page> {
  const browser = chromiumOfThisFile()
  const contexts: BrowserContext[] = []
  const complaints: string[] = []

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    expectEmptyConsole(complaints)
  })

  return async ({ url, screen = wide, stored = {}, expected, before }) => {
    const context = await openContext(browser(), { screen })
    contexts.push(context)
    const complain = (line: string, where = '') => {
      if (!expected?.test(line)) complaints.push(`${line} ${where}`)
    }
    context.on('console', (line) => complain(`${line.type()}: ${line.text()}`, line.location().url))
    context.on('weberror', (error) => complain(`error: ${error.error().message}`, error.page()?.url()))
    const page = await context.newPage()
    await leaveStored(page, url, stored)
    await before?.(context)
    await page.goto(url)
    return page
  }
}

/** Waits until the app could be opened without a network. */
export async function untilKeptOffline(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const packs = await (await caches.open('catalogues')).keys()
      return registration?.active?.state === 'activated' && packs.length > 0
    })
  await expect.poll(isKept).toBe(true)
}
