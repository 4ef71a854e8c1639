import { setTimeout as sleep } from 'node:timers/promises'
import type { Vitals, VitalsReader } from '../measure/vitals.ts'
import { isBack } from './judge.ts'

/** Long enough for everything that ends by itself after a while, such as idle connections of a pool. */
const backWithinMs = 90_000

/** Waits until the numbers of handles and sockets stay the same for 15 seconds, 90 seconds at most. */
export async function untilIdle({ read }: VitalsReader): Promise<Vitals> {
  let [last, same] = [await read(), 0]
  for (const end = performance.now() + backWithinMs; same < 15 && performance.now() < end; ) {
    await sleep(1_000)
    const now = await read()
    same = now.handles === last.handles && now.sockets === last.sockets ? same + 1 : 0
    last = now
  }
  return last
}

/** Waits until a server has let go of everything, 90 seconds at most. */
export async function untilReleased({ read }: VitalsReader, start: Vitals): Promise<Vitals> {
  let now = await read()
  for (const end = performance.now() + backWithinMs; !isBack(start, now) && performance.now() < end; ) {
    await sleep(1_000)
    now = await read()
  }
  return now
}

export function inWords({ memory, handles, sockets }: Vitals): string {
  return `${memory.toFixed(0)} MiB, ${handles} handles, ${sockets} sockets`
}
