import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { type App, sharedApp } from './app-server.ts'
import { chromiumOfThisFile } from './chromium.ts'
import { expectEmptyConsole } from './empty-console.ts'
import { leaveBrowser, openAlone, openInEmptied, type Screen } from './player-browsers.ts'
import { type AskAhead, askAhead, signInBefore } from './returning-player.ts'

export const wide: Screen = { width: 1440, height: 900 }
export const phone: Screen = { width: 390, height: 844 }
/** As narrow as the smallest phones, and as 1280 pixels at 400 %. */
export const narrow: Screen = { width: 320, height: 640 }
export const phoneOnItsSide: Screen = { width: 844, height: 390 }

/** Not the app's faults: the service worker is blocked in tests, and a busy machine may use a preload late. */
const ofTheTest =
  /Service Worker registration blocked by Playwright|was preloaded using link preload but not used/

export type Visit = {
  screen?: Screen
  /** Local storage after an earlier visit. */
  stored?: Readonly<Record<string, string>>
  /** Prepares the page before it opens; the test gets a new context then. */
  before?: (page: Page) => Promise<unknown>
  /** Expected console lines; any other fails the test. */
  expected?: RegExp
  path?: string
  /** The name of the user who is signed in already when the page opens. */
  as?: string
  /** What that user did earlier, elsewhere. */
  earlier?: (ask: AskAhead) => Promise<unknown>
}

export type Player = {
  /** Opens the app in a browser context of its own. */
  readonly open: (visit?: Visit) => Promise<Page>
  /** Opens another tab in the same context. */
  readonly openTab: (page: Page, visit?: Pick<Visit, 'expected'>) => Promise<Page>
}

/**
 * Opens pages for a file's tests; after each test their consoles must be empty. To sign in by the same name in
 * several tests, give an app of the file's own: the shared one has the users of all files.
 */
export function playersOfThisFile(app: App = sharedApp()): Player {
  const browser = chromiumOfThisFile()
  const complaints: string[] = []
  const pages: Page[] = []

  afterEach(async () => {
    for (const context of new Set(pages.splice(0).map((page) => page.context()))) await leaveBrowser(context)
    expectEmptyConsole(complaints)
  })

  function watch(page: Page, expected?: RegExp) {
    pages.push(page)
    page.on('console', (line) => {
      if (!expected?.test(line.text()) && !ofTheTest.test(line.text()))
        complaints.push(`${line.type()}: ${line.text()} ${line.location().url}`)
    })
    page.on('pageerror', (error) => {
      if (!expected?.test(error.message)) complaints.push(`error: ${error.message} ${page.url()}`)
    })
  }

  return {
    async open({ screen = wide, stored = {}, before, expected, path = '/', as, earlier } = {}) {
      const page = before
        ? await openAlone(browser(), screen)
        : await openInEmptied(browser(), screen, app().url)
      const context = page.context()
      watch(page, expected)
      const known = as === undefined ? {} : await signInBefore(context, app().url, as)
      await earlier?.(askAhead(context, app().url))
      await leaveStored(page, app().url, { ...known, ...stored })
      await before?.(page)
      const recognised = as === undefined ? null : page.waitForResponse('**/api/getUser')
      await page.goto(`${app().url}${path}`)
      await recognised
      return page
    },
    async openTab(page, { expected } = {}) {
      const tab = await page.context().newPage()
      watch(tab, expected)
      await tab.goto(page.url())
      return tab
    },
  }
}

/** Writes local storage as an earlier visit would have, from a page of the same address that runs no script. */
export async function leaveStored(
  page: Page,
  url: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(stored).length === 0) return
  await page.goto(`${url}/icon.svg`)
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(stored))
}
