import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { appOfThisFile } from './app-server.ts'
import { chromiumOfThisFile } from './chromium.ts'

export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export type Visit = {
  screen?: { width: number; height: number }
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

/** Players for the tests of a file; after each test their consoles must have stayed empty. */
export function playersOfThisFile(): Player {
  const app = appOfThisFile()
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
      if (!expected?.test(line.text())) complaints.push(`${line.type()}: ${line.text()}`)
    })
    page.on('pageerror', (error) => {
      if (!expected?.test(error.message)) complaints.push(`error: ${error.message}`)
    })
  }

  return {
    async open({ screen = wide, stored = {}, before, expected, path = '/' } = {}) {
      const small = screen.width < 700
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
      const context = await browser().newContext({
        viewport: screen,
        hasTouch: small,
        isMobile: small,
        storageState: { cookies: [], origins: [{ origin: app().url, localStorage }] },
      })
      context.setDefaultTimeout(8_000)
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
