import { setTimeout as wait } from 'node:timers/promises'
import type { PlainBrowser } from '#scripts/bench-browser/plain-browser'
import type { Profile } from '#scripts/bench-browser/profile'
import type { Load } from './score.ts'

/** Lighthouse's phone where the browser itself slows the network down: each request waits 562.5 ms. */
const phone: Profile = {
  name: 'Lighthouse’s phone',
  viewport: { width: 412, height: 823 },
  cpu: 4,
  network: { megabitsPerSecond: 1.6 * 0.9, roundTripMs: 150 * 3.75 },
}
const quietMs = 5_000

/** One first visit, until nothing was drawn for five seconds after the catalogue's rows are there. */
export async function measureLoad(browser: PlainBrowser, url: string): Promise<Load> {
  const page = await browser.open(phone, `(${watch})()`)
  await page.goto(url)
  while (!(await page.evaluate<boolean>('watched.drawn > 0').catch(() => false))) await wait(500)
  await wait(quietMs)
  const load = await page.evaluate<Load>('watched')
  await page.close()
  return load
}

/** In the page. */
function watch(): void {
  const watched = { firstPaint: 0, largestPaint: 0, drawn: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { watched })
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime
  })
  observe('longtask', ({ duration }) => {
    watched.blocking += Math.max(0, duration - 50)
  })
  // A window of shifts ends after a second without any, and after five.
  let [sum, began, last] = [0, 0, 0]
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (hadRecentInput) return
    if (entry.startTime - last > 1_000 || entry.startTime - began > 5_000) [sum, began] = [0, entry.startTime]
    last = entry.startTime
    sum += value
    watched.shift = Math.max(watched.shift, sum)
  })
  const look = () => {
    if (document.querySelector('button[aria-label^="Add "]')) watched.drawn = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
