import { beforeSignOut } from '../session/account.ts'
import { openKept } from './kept-settlements.ts'
import { listenToQueue } from './queue-news.ts'
import { isSettled } from './queue-record.ts'
import { sendActs } from './send-acts.ts'

const firstRetryMs = 5_000
const longestRetryMs = 60_000

/**
 * Sends the waiting acts of all settlements of an account, and tries again until all are sent; also before signing out.
 * @returns a function that stops it
 */
export function keepSending(userId: string): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    try {
      const queues = await (await openKept()).all('queues', userId)
      const waiting = queues.filter(({ acts }) => acts.length > 0)
      const ends = await Promise.all(waiting.map(sendActs))
      if (ends.includes('waits')) sendLater()
      else retryMs = firstRetryMs
    } catch (error) {
      // This browser's storage may fail for a moment: what waits is sent later.
      sendLater()
      throw error
    }
  }

  function sendLater(): void {
    if (over.signal.aborted || timer !== undefined) return
    timer = setTimeout(() => void sendAll(), retryMs)
    retryMs = Math.min(longestRetryMs, 2 * retryMs)
  }

  async function sendBeforeSignOut(): Promise<void> {
    await sendAll()
    const queues = await (await openKept()).all('queues', userId)
    if (!queues.every(isSettled)) throw new Error('some changes were not made')
  }

  const stopListening = listenToQueue(({ acts }) => {
    if (Object.values(acts).some(({ type }) => type === 'waits')) sendLater()
  })
  const stopSignOut = beforeSignOut(sendBeforeSignOut)
  addEventListener('online', () => void sendAll(), { signal: over.signal })
  void sendAll()
  return () => {
    over.abort()
    clearTimeout(timer)
    stopListening()
    stopSignOut()
  }
}
