import type { TopicId, TopicUpdate } from './topic.ts'

/** Pause between two payloads. */
const everyMs = 20
/** PostgreSQL takes payloads below 8,000 bytes. */
const longestPayload = 7_900
/** The payload when the updates do not fit: other processes then compare with the database. */
const compareAll = 'look'

export type Announcer = {
  readonly announce: (updates: readonly TopicUpdate[]) => void
  /** Sends the updates that wait, then stops. */
  readonly stop: () => Promise<void>
}

/**
 * Collects updates and sends them as one payload, at most every 20 ms.
 * @param send may fail: other processes find lost updates by comparing
 */
export function createAnnouncer(send: (payload: string) => Promise<unknown>): Announcer {
  const waiting = new Set<string>()
  let running: Promise<void> | null = null
  let isOver = false
  const sendAll = async () => {
    while (waiting.size > 0) {
      const payload = [...waiting].join(' ')
      waiting.clear()
      await send(payload.length > longestPayload ? compareAll : payload).catch(() => {})
      if (!isOver) await new Promise((resolve) => setTimeout(resolve, everyMs).unref())
    }
    running = null
  }
  return {
    announce(updates) {
      for (const { topic, part } of updates) waiting.add(`${part}=${topic}`)
      if (waiting.size > 0 && !isOver) running ??= sendAll()
    },
    async stop() {
      isOver = true
      await running
      await sendAll()
    },
  }
}

/** The updates in a payload of another process; null where there were too many to list. */
export function updatesIn(payload: string): readonly TopicUpdate[] | null {
  if (payload === compareAll) return null
  return payload.split(' ').map((word) => {
    const [part, topic] = word.split('=')
    return { part: part as TopicUpdate['part'], topic: topic as TopicId }
  })
}
