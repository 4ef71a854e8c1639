import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { type App, sharedApp } from './app-server.ts'
import { chromiumOfThisFile } from './chromium.ts'

export type Screen = { readonly width: number; readonly height: number }

export const wide: Screen = { width: 1440, height: 900 }
export const phone: Screen = { width: 390, height: 844 }

/** No complaints of the app: the service worker is held back here, and a busy machine may be late to use a preload. */
const ofTheTest =
  /Service Worker registration blocked by Playwright|was preloaded using link preload but not used/

export type Visit = {
  screen?: Screen
  /** Local storage as an earlier visit left it. */
  stored?: Readonly<Record<string, string>>
  /** Done to the page before it opens. */
  before?: (page: Page) => Promise<unknown>
  /** Console lines that are meant to come; any other fails the test. */
  expected?: RegExp
  path?: string
}

export type Player = {
  /** A player's browser of its own, with the app open. */
  readonly open: (visit?: Visit) => Promise<Page>
  /** Another tab of the same browser. */
  readonly openTab: (page: Page) => Promise<Page>
}

/** Players for the tests of a file; after each test their consoles must have stayed empty. Who signs in needs an app of the file's own. */
export function playersOfThisFile(app: App = sharedApp()): Player {
  const browser = chromiumOfThisFile()
  const complaints: string[] = []
  const pages: Page[] = []

  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close()
    expect(complaints.splice(0), 'the console stays empty').toEqual([])
  })

  function watch(page: Page, expected?: RegExp) {
    pages.push(page)
    page.on('console', (line) => {
      if (!expected?.test(line.text()) && !ofTheTest.test(line.text()))
        complaints.push(`${line.type()}: ${line.text()}`)
    })
    page.on('pageerror', (error) => {
      if (!expected?.test(error.message)) complaints.push(`error: ${error.message}`)
    })
  }

  return {
    async open({ screen = wide, stored = {}, before, expected, path = '/' } = {}) {
      const context = await openContext(browser(), {
        url: app().url,
        screen,
        stored,
        // Its installation, 700 KB for every new player, is the time without a network's own test (offline.test.ts).
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      watch(page, expected)
      await before?.(page)
      await page.goto(`${app().url}${path}`)
      return page
    },
    async openTab(page) {
      const tab = await page.context().newPage()
      watch(tab)
      await tab.goto(page.url())
      return tab
    },
  }
}

type Wanted = {
  readonly url: string
  readonly screen: Screen
  readonly stored: Readonly<Record<string, string>>
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A player's browser of its own; a narrow screen is a phone's, and is touched. */
export async function openContext(
  browser: Browser,
  { url, screen, stored, serviceWorkers = 'allow' }: Wanted,
): Promise<BrowserContext> {
  const isPhone = screen.width < 700
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: screen,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(8_000)
  return context
}
