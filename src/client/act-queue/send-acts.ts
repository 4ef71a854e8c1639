import { ask } from '../api/ask.ts'
import { networkTimeOut, networkWithinMs } from '../api/network-time-out.ts'
import { newId } from '../api/new-id.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { log } from '../session/debug-log.ts'
import { withLock } from '../tabs/with-lock.ts'
import { type KeptKey, openKept } from './kept-settlements.ts'
import { announceQueue, thisTab } from './queue-news.ts'
import { sendQueue } from './send-queue.ts'

/** How long a tab waits for the lock beyond the time of one request. Whoever still has it then is stopped, or sends many acts, and loses it. */
const graceMs = 5_000

const sendings = new Map<string, Promise<unknown>>()

/**
 * Sends the waiting acts of a settlement in order, one at a time and from one tab at a time.
 * @returns `waits` where some could not be sent
 */
export function sendActs({ userId, settlementId }: KeptKey): Promise<'sent' | 'waits'> {
  const name = `bit-calculator.acts.${userId}.${settlementId}`
  // Without Web Locks, at least this tab sends one act at a time.
  const before = sendings.get(name) ?? Promise.resolve()
  const sending = before
    .catch(() => {})
    .then(() => withLock(name, () => sendFromHere({ userId, settlementId }), networkWithinMs() + graceMs))
  sendings.set(name, sending)
  return sending
}

async function sendFromHere(key: KeptKey): Promise<'sent' | 'waits'> {
  const kept = await openKept()
  return sendQueue({
    change: (step) => kept.changeQueue(key, (queue) => queue && step(queue)),
    // `as never`: the name is that of any act here, so TypeScript cannot tell which request belongs to it.
    ask: (name, request) => ask(name, request as never, { signal: networkTimeOut() }),
    announce: (acts) => announceQueue(key.settlementId, acts),
    isStillTheirs: () => accountUserId(accountStore.getState()) === key.userId,
    now: Date.now,
    tab: thisTab,
    log,
    newId,
  })
}
