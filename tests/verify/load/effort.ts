import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { VitalsReader } from '../measure/vitals.ts'

/** Watches how busy the servers and this process are from now on, so that a slow generator is not taken for a slow server. */
export async function watchEffort(vitals: readonly VitalsReader[]) {
  const seconds = () => Promise.all(vitals.map(async ({ read }) => (await read()).busy))
  const loops = () => Promise.all(vitals.map(({ loopP99 }) => loopP99()))
  const before = await seconds()
  // Reading resets the figures of the event loops: they count from here on.
  await loops()
  const ownLoop = monitorEventLoopDelay({ resolution: 10 })
  ownLoop.enable()
  const [begin, ownBefore] = [performance.now(), process.cpuUsage()]
  return {
    async inWords(): Promise<string> {
      const passed = (performance.now() - begin) / 1_000
      const { user, system } = process.cpuUsage(ownBefore)
      // Microseconds become seconds, and nanoseconds become milliseconds.
      const own = [(user + system) / 1_000_000, ownLoop.percentile(99) / 1_000_000] as const
      const [after, late] = [await seconds(), await loops()]
      const used = after.map((busy, place) => [busy - before[place]!, late[place]!] as const)
      return [...used, own]
        .map(([busy, lateMs], place) => {
          const who = place < used.length ? `server ${place + 1}` : 'generator'
          return `  ${who}: ${((busy / passed) * 100).toFixed(0)} % of a processor, event loop p99 ${lateMs.toFixed(0)} ms`
        })
        .join('\n')
    },
  }
}
