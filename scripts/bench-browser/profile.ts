import type { Browser, BrowserContext, Page } from 'playwright-core'

export type Profile = {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** By how much the processor is slowed down. */
  readonly cpu: number
  /** null for the machine's own speed. */
  readonly network: { readonly megabitsPerSecond: number; readonly roundTripMs: number } | null
}

/** The phone for which budgets are set (decision 12). */
export const mobile: Profile = {
  name: 'phone (412×823, CPU 4× slower, 1.6 Mbit/s, 150 ms)',
  viewport: { width: 412, height: 823 },
  cpu: 4,
  network: { megabitsPerSecond: 1.6, roundTripMs: 150 },
}

export const desktop: Profile = {
  name: 'desktop (1440×900, this machine)',
  viewport: { width: 1440, height: 900 },
  cpu: 1,
  network: null,
}

/** A network as the browser's protocol describes it: its delay in milliseconds, and bytes a second. */
export function conditionsOf({ megabitsPerSecond, roundTripMs }: NonNullable<Profile['network']>) {
  const throughput = (megabitsPerSecond * 1_000_000) / 8
  return {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  }
}

/** Waits for the installation of the service worker, which happens once and would slow down what is measured. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** Opens a page in a new browser profile, with nothing cached. */
export async function openUnder(
  browser: Browser,
  profile: Pick<Profile, 'viewport' | 'cpu'>,
  stored: Readonly<Record<string, string>>,
  origin: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: profile.viewport,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  return { context, page }
}
