import type { TopicId, TopicUpdate } from './topic.ts'

/** Between two announcements. */
const everyMs = 20
/** PostgreSQL takes payloads below 8,000 bytes. */
const longestPayload = 7_900
/** In place of more words than fit. */
const look = 'look'

export type Announcer = {
  readonly announce: (updates: readonly TopicUpdate[]) => void
  /** Sends what still waits, then no more. */
  readonly stop: () => Promise<void>
}

/**
 * Collects what has moved on and sends it as one text, at most every 20 ms.
 * @param send may fail: a word that is lost is found by comparing
 */
export function createAnnouncer(send: (payload: string) => Promise<void>): Announcer {
  const waiting = new Set<string>()
  let running: Promise<void> | null = null
  let isOver = false
  const sendAll = async () => {
    while (waiting.size > 0) {
      const payload = [...waiting].join(' ')
      waiting.clear()
      await send(payload.length > longestPayload ? look : payload).catch(() => {})
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

/** What another process announced; null where it says only that there is something to look for. */
export function updatesIn(payload: string): readonly TopicUpdate[] | null {
  if (payload === look) return null
  return payload.split(' ').map((word) => {
    const [part, topic] = word.split('=')
    return { part: part as TopicUpdate['part'], topic: topic as TopicId }
  })
}
