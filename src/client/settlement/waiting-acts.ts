import { openKept } from '../act-queue/kept-settlements.ts'
import { listenToQueue } from '../act-queue/queue-news.ts'
import { sendActs } from '../act-queue/send-acts.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { withAnswered, withWaiting } from './held-settlement.ts'
import { type PendingAct, pendingActs } from './pending-act.ts'
import { changeHeld, heldNow, settlementsStore } from './settlement-store.ts'

/** The event of an answered act arrives within this time; else the settlement is loaded again. */
const eventWithinMs = 2_000

/** Acts of this tab whose outcome is not known yet: not stored in the queue, or on their way out of it. */
const ownActs = new Map<string, PendingAct>()
/** Acts whose events arrived before their answers: the server's state contains them, though they are still queued. */
const withEvents = new Set<string>()

/**
 * Applies the waiting acts of all tabs to the shown rows.
 * @param readAgain loads the open settlement again
 * @returns a function that stops it
 */
export function followWaiting(readAgain: () => void): () => void {
  const stop = listenToQueue(({ settlementId, acts }) => {
    for (const [id, { type }] of Object.entries(acts)) {
      if (type !== 'done') continue
      changeHeld(settlementId, (held) => withAnswered(held, id))
      setTimeout(() => isShown(settlementId, id) && readAgain(), eventWithinMs)
    }
    void readWaiting()
  })
  void readWaiting()
  return stop
}

/** Reads the queues again. */
export const readWaiting = oneAtATime(read)

/** Sends the waiting acts now that the server is back. */
export function sendWaiting(): void {
  for (const queue of settlementsStore.getState().queues) if (queue.acts.length > 0) void sendActs(queue)
}

/** Shows an act of this tab until `forgetOwnAct`, also while it is not in the queue. */
export function showOwnAct(settlementId: string, act: PendingAct): void {
  ownActs.set(act.id, act)
  showWaiting(settlementId)
}

export function forgetOwnAct(settlementId: string, id: string): void {
  ownActs.delete(id)
  showWaiting(settlementId)
}

/** Notes that the event of an act has arrived; to be called before that event takes the act from the pending ones. */
export function noteEvent(settlementId: string, id: string | undefined): void {
  if (id !== undefined && isShown(settlementId, id)) withEvents.add(id)
}

/** Applies the waiting acts of a settlement to its shown rows. */
export function showWaiting(settlementId: string): void {
  const { queues } = settlementsStore.getState()
  const queue = queues.find((one) => one.settlementId === settlementId)
  const kept = queue ? pendingActs(queue) : []
  const fresh = [...ownActs.values()].filter(
    (act) => act.settlementId === settlementId && kept.every(({ id }) => id !== act.id),
  )
  const waiting = [...kept, ...fresh].filter(({ id }) => !withEvents.has(id))
  changeHeld(settlementId, (held) => withWaiting(held, waiting))
}

function isShown(settlementId: string, id: string): boolean {
  return heldNow(settlementId)?.pending.some((act) => act.id === id) ?? false
}

async function read(): Promise<void> {
  const userId = accountUserId(accountStore.getState())
  const queues = userId === null ? [] : await (await openKept()).all('queues', userId)
  settlementsStore.setState({ queues })
  const queued = new Set(queues.flatMap(({ acts }) => acts.map(({ id }) => id)))
  for (const id of withEvents) if (!queued.has(id) && !ownActs.has(id)) withEvents.delete(id)
  const { opened } = settlementsStore.getState()
  if (opened.status === 'ready') showWaiting(opened.id)
}
