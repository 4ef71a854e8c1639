import { setTimeout as sleep } from 'node:timers/promises'
import { add, askAs, load, openSavingBrowser } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import type { SignedIn } from '../../support/sign-in.ts'

const pauseMs = 20

/** How long a player's calls took, in milliseconds. */
export type CallTimes = { readonly calls: number; readonly median: number; readonly p95: number }

export type Neighbour = {
  /** The times of the calls since the last time this was called. */
  readonly times: () => CallTimes
  readonly failed: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** Another player, who loads and saves small changes, one call after the other. */
export function startNeighbour(server: RunningServer, who: SignedIn): Neighbour {
  const failed: string[] = []
  let times: number[] = []
  let isOver = false
  const timed = async (call: () => Promise<{ readonly status: number }>) => {
    const start = performance.now()
    const { status } = await call().catch((error: unknown) => ({ status: String(error) }))
    times.push(performance.now() - start)
    if (status !== 200) failed.push(`a call was answered with ${status}`)
    await sleep(pauseMs)
  }
  const work = async () => {
    const browser = openSavingBrowser(server, who)
    let { version } = await load(server, who)
    while (!isOver) {
      await timed(() => askAs(server, who, 'loadUserData'))
      await timed(async () => {
        const saved = await browser.save(version, add('log', 1))
        version = saved.body.version ?? version
        return saved
      })
      await timed(() => askAs(server, who, 'getBuildLists'))
    }
  }
  const working = work().catch((error: unknown) => void failed.push(String(error)))
  return {
    times() {
      const sorted = times.toSorted((a, b) => a - b)
      times = []
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
      return { calls: sorted.length, median: at(0.5), p95: at(0.95) }
    },
    failed: () => failed,
    async stop() {
      isOver = true
      await working
    },
  }
}
