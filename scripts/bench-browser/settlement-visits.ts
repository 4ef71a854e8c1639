import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/measure.ts'
import type { LargeSettlement } from './large-settlement.ts'
import type { PlainBrowser, PlainPage, PlainProfile } from './plain-browser.ts'
import { mobile } from './profile.ts'
import type { Screen } from './settlement-figures.ts'
import { watchScript } from './watch-page.ts'

/** A request that a page made: `from` is when it was sent, `to` when its last byte came, in milliseconds after the navigation. */
export type PageRequest = {
  readonly path: string
  readonly from: number
  readonly to: number
  /** The size of the answer's body as it came, compressed; 0 where the browser had it cached. */
  readonly bytes: number
}

/** One visit with the phone's profile, from the navigation until the first row is there, with the requests that began in that time. */
export type SettlementVisit = {
  readonly usableMs: number
  readonly processorMs: number
  readonly requests: readonly PageRequest[]
}

export type Visits = Readonly<Record<'first' | 'later', SettlementVisit>>

/** Makes two visits, three times in new browsers. The later one finds what the first left: the service worker, the code, the catalogue, the rows. */
export async function visitsOf(
  browser: PlainBrowser,
  place: LargeSettlement,
  at: Screen,
): Promise<readonly Visits[]> {
  const visits: Visits[] = []
  for (let times = 0; times < 3; times++) {
    const profile = await browser.newProfile(cookiesOf(place, at.origin))
    const first = await visit(profile, place, at)
    // The first row is there. For the later visit the worker must be installed and the rows stored: five seconds are enough for that.
    await first.page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await wait(5_000)
    await first.page.close()
    const later = await visit(profile, place, at)
    await profile.forget()
    visits.push({ first: first.figures, later: later.figures })
  }
  return visits
}

/** The visit with the median time until it is usable. */
export function middleOf(visits: readonly SettlementVisit[]): SettlementVisit {
  const middle = median(visits.map(({ usableMs }) => usableMs))
  return visits.find(({ usableMs }) => usableMs === middle) ?? visits[0]!
}

async function visit(
  profile: PlainProfile,
  { owner }: LargeSettlement,
  at: Screen,
): Promise<{ readonly page: PlainPage; readonly figures: SettlementVisit }> {
  const page = await profile.open(mobile, watchScript(at.row, { 'bit-calculator.account': owner.userId }))
  await page.goto(`${at.origin}${at.path}`)
  let usableMs = 0
  while (usableMs === 0) {
    await wait(50)
    usableMs = await page.evaluate<number>('globalThis.watched?.usable ?? 0')
  }
  const processorMs = await page.processorMs()
  const all = await page.evaluate<readonly PageRequest[]>(`(${readRequests})()`)
  return { page, figures: { usableMs, processorMs, requests: all.filter(({ from }) => from < usableMs) } }
}

function readRequests(): readonly PageRequest[] {
  const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return loads.map(({ name, startTime, responseEnd, transferSize, encodedBodySize }) => ({
    path: new URL(name).pathname,
    from: startTime,
    to: responseEnd,
    bytes: transferSize > 0 ? encodedBodySize : 0,
  }))
}

function cookiesOf({ owner }: LargeSettlement, url: string) {
  return owner.cookies.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}
