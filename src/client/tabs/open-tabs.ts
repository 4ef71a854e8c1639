import { type Leader, leadTabs } from './leader.ts'
import type { TabMessage } from './tab-message.ts'
import { whenFree } from './with-lock.ts'

/** The name of a lock that a tab holds as long as it is open, so that the leader notices when it is closed. */
export function lockOf(tab: string): string {
  return `bit-calculator.live.tab.${tab}`
}

type Parts = {
  /** How long to wait before the first stream (`leadTabs`). */
  readonly waitMs: number
  /** The leader's own tab. */
  readonly tab: string
  /** Sends to every tab, this one too. */
  readonly send: (message: TabMessage) => void
}

/** Holds the stream for all open tabs; forgets what a tab wanted once it is closed. */
export function leadOpenTabs({ waitMs, tab, send }: Parts): Leader {
  const led = leadTabs({ waitMs, send })
  const waits = new Map<string, () => void>()
  return {
    want(wish) {
      led.want(wish)
      if (wish.tab === tab || waits.has(wish.tab)) return
      const forget = () => {
        waits.delete(wish.tab)
        led.want({ tab: wish.tab, topics: [], fresh: [] })
      }
      waits.set(wish.tab, whenFree(lockOf(wish.tab), forget))
    },
    stop() {
      for (const stopWaiting of waits.values()) stopWaiting()
      led.stop()
    },
  }
}
