import { setTimeout as sleep } from 'node:timers/promises'

type Arrivals = {
  readonly perSecond: number
  readonly seconds: number
  /** Called without waiting for the call before. @param dueAt when it was to be sent, whenever that really happened */
  readonly send: (place: number, dueAt: number) => Promise<void>
}

/** How many may wait for an answer at once: with more, only this process would be measured. */
const mostWaiting = 4_000

export type Arrived = {
  readonly attempted: number
  /** Not sent, since so many were waiting already. */
  readonly unsent: number
}

/** Sends at times that are fixed from the beginning, however long the answers take, and waits for all of them. */
export async function atFixedTimes({ perSecond, seconds, send }: Arrivals): Promise<Arrived> {
  const begin = performance.now()
  const attempted = Math.floor(perSecond * seconds)
  const waiting = new Set<Promise<void>>()
  let unsent = 0
  for (let place = 0; place < attempted; place++) {
    const dueAt = begin + (place * 1_000) / perSecond
    const early = dueAt - performance.now()
    if (early > 0) await sleep(early)
    if (waiting.size >= mostWaiting) {
      unsent += 1
      continue
    }
    const sent: Promise<void> = send(place, dueAt).finally(() => waiting.delete(sent))
    waiting.add(sent)
  }
  await Promise.all(waiting)
  return { attempted, unsent }
}
