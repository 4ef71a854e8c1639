import { whenIdle } from '../state/when-idle.ts'

type Pace = {
  /** Several requests in a row lead to one go. */
  readonly settleMs: number
  /** From one go to the next. */
  readonly restMs: number
}

/** Does work a moment after it is asked for, when the page has nothing better to do, and then not again for a while. */
export function unhurried(work: () => void, { settleMs, restMs }: Pace) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  let nextAt = 0

  function soon(): void {
    if (isAsked) return
    isAsked = true
    const wait = Math.max(settleMs, nextAt - performance.now())
    timer = setTimeout(() => void whenIdle().then(now), wait)
  }

  /** Does at once what was asked for; nothing where nothing was. */
  function now(): void {
    if (!isAsked) return
    stop()
    nextAt = performance.now() + restMs
    work()
  }

  function stop(): void {
    clearTimeout(timer)
    isAsked = false
  }
  return { soon, now, stop }
}
