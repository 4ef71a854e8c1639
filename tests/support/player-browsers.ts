import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

export type Screen = { readonly width: number; readonly height: number }

type Wanted = {
  readonly screen: Screen
  /** Its installation, 700 KB for every new player, is the time without a network's own test (offline.test.ts). */
  readonly serviceWorkers?: 'allow' | 'block'
}

/** A player's browser of its own; a narrow screen is a phone's, and is touched. */
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
  // Three journeys at once on two cores: what a player sees in a second may take ten.
  context.setDefaultTimeout(40_000)
  return context
}

/** A page in a browser that nobody gets after it. */
export async function openAlone(browser: Browser, screen: Screen): Promise<Page> {
  const context = await openContext(browser, { screen, serviceWorkers: 'block' })
  return context.newPage()
}

/** A player's browser whose process stays for the next player. */
type Emptied = {
  readonly context: BrowserContext
  /** Runs nothing of the app: what it opens is drawn by the process it has already. */
  readonly anchor: Page
  readonly devtools: CDPSession
  readonly screen: Screen
}

const emptied: Emptied[] = []
const inUse = new Map<BrowserContext, Emptied>()

/**
 * A page in a browser that holds nothing: one that a former player has left, or a new one. To start one more process takes
 * almost half of the processor's time for opening the app (420 ms of 930), and a run opens hundreds of pages.
 */
export async function openInEmptied(browser: Browser, screen: Screen, url: string): Promise<Page> {
  const place = emptied.findLastIndex((one) => one.screen === screen)
  const one = place === -1 ? await newBrowser(browser, screen) : emptied.splice(place, 1)[0]!
  inUse.set(one.context, one)
  // A page of another address would have a process of its own.
  if (addressOf(one) !== url) await one.anchor.goto(`${url}/icon.svg`)
  const opened = one.context.waitForEvent('page')
  await one.anchor.evaluate(() => {
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

/** Closes what a player has opened, and empties their browser for the next where it is one of these. */
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
