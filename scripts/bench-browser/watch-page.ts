import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/measure.ts'
import type { PlainPage } from './plain-browser.ts'

/** The cost of a page load: milliseconds from the navigation, and compressed bytes. */
export type LoadFigures = {
  readonly largestPaintMs: number
  readonly usableMs: number
  /** The sum of what each long task takes beyond 50 ms. */
  readonly blockingMs: number
  readonly elements: number
  readonly bytes: Readonly<Record<'script' | 'style' | 'catalogue' | 'other', number>>
}

type Watched = { largestPaint: number; blocking: number; usable: number }

/** A script that runs before the page's own. `usable` is a selector of something that is there once rows are shown. */
export function watchScript(usable: string, stored: Readonly<Record<string, string>>): string {
  return `(${watch})(${JSON.stringify(usable)}, ${JSON.stringify(stored)})`
}

function watch(usable: string, stored: Readonly<Record<string, string>>): void {
  // about:blank has no storage.
  if (location.protocol === 'about:') return
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  const watched = { largestPaint: 0, blocking: 0, usable: 0 }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    if (document.querySelector(usable)) watched.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits until the page is usable, and 1.5 s more for long tasks and paints that follow; then reads the figures. */
export async function readLoad(page: PlainPage): Promise<LoadFigures> {
  do await wait(2_000)
  while (!(await page.evaluate<boolean>('watched.usable > 0')))
  await wait(1_500)
  return page.evaluate<LoadFigures>(`(${figures})()`)
}

function figures(): LoadFigures {
  const { watched } = globalThis as unknown as { watched: Watched }
  const bytes = { script: 0, style: 0, catalogue: 0, other: 0 }
  const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  for (const load of loads) {
    const path = new URL(load.name).pathname
    const kind = path.startsWith('/catalog/')
      ? 'catalogue'
      : path.endsWith('.js')
        ? 'script'
        : path.endsWith('.css')
          ? 'style'
          : 'other'
    // 0 if it came from the browser's cache.
    if (load.transferSize > 0) bytes[kind] += load.encodedBodySize
  }
  return {
    largestPaintMs: watched.largestPaint,
    usableMs: watched.usable,
    blockingMs: watched.blocking,
    elements: document.querySelectorAll('*').length,
    bytes,
  }
}

/** The medians of the times of several loads of the same page. Bytes and elements are the same in each. */
export function medianLoad(loads: readonly LoadFigures[]): LoadFigures {
  const middle = (pick: (load: LoadFigures) => number) => median(loads.map(pick))
  return {
    ...loads[0]!,
    largestPaintMs: middle((load) => load.largestPaintMs),
    usableMs: middle((load) => load.usableMs),
    blockingMs: middle((load) => load.blockingMs),
  }
}
