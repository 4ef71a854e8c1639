import { openKept } from '../act-queue/kept-settlements.ts'
import { hearQueue } from '../act-queue/queue-news.ts'
import type { ActQueue } from '../act-queue/queue-record.ts'
import { sendActs } from '../act-queue/send-acts.ts'
import { oneAtATime } from '../api/one-at-a-time.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { type PendingAct, withAnswered, withWaiting } from './held-settlement.ts'
import { changeHeld, heldNow, settlementsStore } from './settlement-store.ts'

/** An act that was done is told of within that time; else the settlement is read anew. */
const toldWithinMs = 2_000

/** Acts of this tab that are on their way into the queue. */
const unkept = new Map<string, PendingAct>()
/** Acts whose events came before their answers: they are part of the truth, though they are queued still. */
const told = new Set<string>()

/**
 * Shows what waits to be sent, whichever tab has made it, on top of what the server tells.
 * @param readAgain asks the server for the open settlement
 * @returns a function that stops it
 */
export function followWaiting(readAgain: () => void): () => void {
  const stop = hearQueue(({ settlementId, acts }) => {
    for (const [id, { type }] of Object.entries(acts)) {
      if (type !== 'done') continue
      changeHeld(settlementId, (held) => withAnswered(held, id))
      setTimeout(() => isShown(settlementId, id) && readAgain(), toldWithinMs)
    }
    void readWaiting()
  })
  void readWaiting()
  return stop
}

/** Reads the queues anew. */
export const readWaiting = oneAtATime(read)

/** Sends what waits now: the server is there again. */
export function sendWaiting(): void {
  for (const queue of settlementsStore.getState().queues) if (queue.acts.length > 0) void sendActs(queue)
}

/** Shows an act until it is kept. */
export function showUnkept(settlementId: string, act: PendingAct): void {
  unkept.set(act.id, act)
  showWaiting(settlementId)
}

export function forgetUnkept(settlementId: string, id: string): void {
  unkept.delete(id)
  showWaiting(settlementId)
}

/** The event of an act has come. */
export function noteTold(settlementId: string, id: string | undefined): void {
  if (id !== undefined && isShown(settlementId, id)) told.add(id)
}

/** Puts what waits on top of a settlement. */
export function showWaiting(settlementId: string): void {
  const { queues } = settlementsStore.getState()
  const queue = queues.find((one) => one.settlementId === settlementId)
  const kept = queue ? pendingActs(queue) : []
  const fresh = [...unkept.values()].filter(
    (act) => act.settlementId === settlementId && kept.every(({ id }) => id !== act.id),
  )
  const waiting = [...kept, ...fresh].filter(({ id }) => !told.has(id))
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
  for (const id of told) if (!queued.has(id) && !unkept.has(id)) told.delete(id)
  const { opened } = settlementsStore.getState()
  if (opened.status === 'ready') showWaiting(opened.id)
}

function pendingActs({ userId, settlementId, acts }: ActQueue): readonly PendingAct[] {
  return acts.map(({ id, name, input, at }) => ({
    id,
    name,
    input,
    at,
    userId,
    settlementId,
    isAnswered: false,
  }))
}
