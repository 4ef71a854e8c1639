import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { type App, sharedApp } from './app-server.ts'
import { chromiumOfThisFile } from './chromium.ts'
import { leaveBrowser, openAlone, openInEmptied, type Screen } from './player-browsers.ts'
import { signInBefore } from './returning-player.ts'

export const wide: Screen = { width: 1440, height: 900 }
export const phone: Screen = { width: 390, height: 844 }

/** No complaints of the app: the service worker is held back here, and a busy machine may be late to use a preload. */
const ofTheTest =
  /Service Worker registration blocked by Playwright|was preloaded using link preload but not used/

export type Visit = {
  screen?: Screen
  /** Local storage as an earlier visit left it. */
  stored?: Readonly<Record<string, string>>
  /** Done to the page before it opens, in a browser that nobody gets after it. */
  before?: (page: Page) => Promise<unknown>
  /** Console lines that are meant to come; any other fails the test. */
  expected?: RegExp
  path?: string
  /** Signed in already under that name, as a player who comes back. */
  as?: string
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
    for (const context of new Set(pages.splice(0).map((page) => page.context()))) await leaveBrowser(context)
    expect(complaints.splice(0), 'the console stays empty').toEqual([])
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
    async open({ screen = wide, stored = {}, before, expected, path = '/', as } = {}) {
      const page = before
        ? await openAlone(browser(), screen)
        : await openInEmptied(browser(), screen, app().url)
      const context = page.context()
      watch(page, expected)
      const known = as === undefined ? {} : await signInBefore(context, app().url, as)
      await leaveStored(page, app().url, { ...known, ...stored })
      await before?.(page)
      const recognised = as === undefined ? null : page.waitForResponse('**/api/getUser')
      await page.goto(`${app().url}${path}`)
      await recognised
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

/** Puts it into local storage as an earlier visit would have, from a page of the same address that runs nothing. */
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
