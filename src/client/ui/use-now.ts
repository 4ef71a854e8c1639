import { useSyncExternalStore } from 'react'

const halfMinuteMs = 30_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** The time of this device, renewed twice a minute, for ages and days that go on while somebody looks. One timer serves all who ask. */
export function useNow(): number {
  return useSyncExternalStore(listenToClock, readClock)
}

/** @returns a function that stops it */
export function listenToClock(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, halfMinuteMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time of the last tick; where nobody listens, and so nothing ticks, that of the device. */
export function readClock(): number {
  // Read twice in a row it has to be the same, or React would draw again.
  if (timer === undefined && Math.abs(Date.now() - now) > 1_000) now = Date.now()
  return now
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}
