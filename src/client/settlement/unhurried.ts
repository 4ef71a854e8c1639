import { whenIdle } from '../state/when-idle.ts'

type Pace = {
  /** Several requests in a row lead to one go. */
  readonly settleMs: number
  /** From one go to the next. */
  readonly restMs: number
}

/** The longest wait for idle time: a browser gives a hidden page some only now and then. */
const idleWithin = { timeout: 2_000 }

/** Does work a moment after it is asked for, when the page has nothing better to do, and then not again for a while. */
export function unhurried(work: () => void, { settleMs, restMs }: Pace) {
  let timer: ReturnType<typeof setTimeout> | undefined
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

  /** Does at once what was asked for; nothing where nothing was. */
  function now(): void {
    if (!asked) return
    clearTimeout(timer)
    asked = null
    nextAt = performance.now() + restMs
    work()
  }
  return { soon, now }
}
