import { whenIdle } from '../state/when-idle.ts'

type Pace = {
  /** Calls of `soon` within this time lead to one run of the work. */
  readonly settleMs: number
  /** The least time from one run to the next. */
  readonly restMs: number
}

/** The longest wait for idle time, which a browser gives a hidden page only now and then. */
const idleWithin = { timeout: 2_000 }

/** Does work once it was asked for and the page is idle, and then not again for a while. */
export function unhurried(work: () => void, { settleMs, restMs }: Pace) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Stands for the request that waits; null where nothing is asked for. */
  let asked: symbol | null = null
  let nextAt = 0

  function soon(): void {
    if (asked) return
    const mine = Symbol()
    asked = mine
    const wait = Math.max(settleMs, nextAt - performance.now())
    timer = setTimeout(async () => {
      await whenIdle(idleWithin)
      // Meanwhile it may have been done at once, and asked for again.
      if (asked === mine) now()
    }, wait)
  }

  /** Does the work at once where it was asked for. */
  function now(): void {
    if (!asked) return
    clearTimeout(timer)
    asked = null
    nextAt = performance.now() + restMs
    work()
  }
  return { soon, now }
}
