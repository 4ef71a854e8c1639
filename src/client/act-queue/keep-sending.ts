import { beforeSignOut } from '../session/account.ts'
import { openKept } from './kept-settlements.ts'
import { hearQueue } from './queue-news.ts'
import { isSettled } from './queue-record.ts'
import { sendActs } from './send-acts.ts'

const firstAgainMs = 5_000
const longestAgainMs = 60_000

/**
 * Sends what an account has waiting, of all its settlements, now and until all is sent; before signing out too.
 * @returns a function that stops it
 */
export function keepSending(userId: string): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let againMs = firstAgainMs

  async function sendAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const queues = await (await openKept()).all('queues', userId)
    const waiting = queues.filter(({ acts }) => acts.length > 0)
    const ends = await Promise.all(waiting.map(sendActs))
    if (ends.includes('waits')) sendLater()
    else againMs = firstAgainMs
  }

  function sendLater(): void {
    if (over.signal.aborted || timer !== undefined) return
    timer = setTimeout(() => void sendAll(), againMs)
    againMs = Math.min(longestAgainMs, 2 * againMs)
  }

  async function sendBeforeSignOut(): Promise<void> {
    await sendAll()
    const queues = await (await openKept()).all('queues', userId)
    if (!queues.every(isSettled)) throw new Error('some changes were not made')
  }

  const stopHearing = hearQueue(({ acts }) => {
    if (Object.values(acts).some(({ type }) => type === 'waits')) sendLater()
  })
  const stopSignOut = beforeSignOut(sendBeforeSignOut)
  addEventListener('online', () => void sendAll(), { signal: over.signal })
  void sendAll()
  return () => {
    over.abort()
    clearTimeout(timer)
    stopHearing()
    stopSignOut()
  }
}
