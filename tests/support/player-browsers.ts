import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

export type Screen = { readonly width: number; readonly height: number }

type Wanted = {
  readonly screen: Screen
  /** Blocked in most tests, because it loads 700 KB for each new player; offline.test.ts tests it. */
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A new browser context for a player. A narrow screen is a phone with touch. */
export async function openContext(
  browser: Browser,
  { screen, serviceWorkers = 'allow' }: Wanted,
): Promise<BrowserContext> {
  const isPhone = screen.width < 700
  const context = await browser.newContext({
    viewport: screen,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers,
  })
  // With three tests at once on two cores, a second may become ten.
  context.setDefaultTimeout(40_000)
  return context
}

/** A page in a new context that no other test gets. */
export async function openAlone(browser: Browser, screen: Screen): Promise<Page> {
  const context = await openContext(browser, { screen, serviceWorkers: 'block' })
  return context.newPage()
}

/** An emptied context, whose process can be used again. */
type Emptied = {
  readonly context: BrowserContext
  /** A page that runs nothing of the app. Pages that it opens run in its process. */
  readonly anchor: Page
  readonly devtools: CDPSession
  readonly screen: Screen
}

const emptied: Emptied[] = []
const inUse = new Map<BrowserContext, Emptied>()

/**
 * A page in an empty context: an emptied one of an earlier test, or a new one. A new process would take almost half of the
 * processor time for opening the app (420 ms of 930), and a run opens hundreds of pages.
 */
export async function openInEmptied(browser: Browser, screen: Screen, url: string): Promise<Page> {
  // Screens are compared as objects: only a shared constant, such as `wide`, finds an emptied context; any other gets a new one.
  const place = emptied.findLastIndex((one) => one.screen === screen)
  const one = place === -1 ? await newBrowser(browser, screen) : emptied.splice(place, 1)[0]!
  inUse.set(one.context, one)
  // A page of another address would get another process.
  if (addressOf(one) !== url) await one.anchor.goto(`${url}/icon.svg`)
  const opened = one.context.waitForEvent('page')
  await one.anchor.evaluate(() => {
    // A page that a player opens has no opener either.
    open('about:blank')!.opener = null
  })
  return opened
}

async function newBrowser(browser: Browser, screen: Screen): Promise<Emptied> {
  const anchor = await openAlone(browser, screen)
  const context = anchor.context()
  return { context, anchor, devtools: await context.newCDPSession(anchor), screen }
}

function addressOf({ anchor }: Emptied): string {
  return new URL(anchor.url()).origin
}

/** Closes the player's pages, and empties the context for the next test if it can be used again. */
export async function leaveBrowser(context: BrowserContext): Promise<void> {
  const one = inUse.get(context)
  if (!one) return context.close()
  inUse.delete(context)
  const { anchor, devtools } = one
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  await devtools.send('Storage.clearDataForOrigin', { origin: addressOf(one), storageTypes: 'all' })
  await devtools.send('Network.clearBrowserCache')
  emptied.push(one)
}
