import type { EveryActInput, EveryActName } from '#domain/settlement/acts/every-act'
import { settlementIn } from '#domain/settlement/tables'
import { type KeptKey, openKept } from '../act-queue/kept-settlements.ts'
import { type ActOutcome, announceQueue, listenToQueue, thisTab } from '../act-queue/queue-news.ts'
import { newAct, newQueue, type QueuedAct, withAct } from '../act-queue/queue-record.ts'
import { sendActs } from '../act-queue/send-acts.ts'
import { Refusal, type Replies } from '../api/ask.ts'
import { newId } from '../api/new-id.ts'
import { type Outcome, troubleOf } from '../api/outcome.ts'
import { queueText } from '../messages/queue-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { actWords } from './act-words.ts'
import { heldNow, settlementsStore } from './settlement-store.ts'
import { forgetUnkept, readWaiting, showUnkept } from './waiting-acts.ts'

/**
 * Does an act: it is shown at once, stored in this browser's queue, and sent to the server in its turn (BEY-11).
 * @returns the outcome; where the server cannot be reached, it counts as done, with the reply null
 */
export async function act<Name extends EveryActName>(
  settlementId: string,
  name: Name,
  input: EveryActInput<Name>,
): Promise<Outcome<Replies[Name] | null>> {
  const userId = accountUserId(accountStore.getState()) ?? ''
  const key = { userId, settlementId }
  const queued = queuedAct(settlementId, name, input, userId)
  const { id, at } = queued
  showUnkept(settlementId, { ...key, id, name, input, at, isAnswered: false } as never)
  // Before it is stored: from then on any tab may send it.
  const { outcome, stop } = listenToOutcome(id)
  try {
    await keep(key, queued)
  } catch (error) {
    stop()
    forgetUnkept(settlementId, id)
    return { done: false, trouble: { ...troubleOf(error), reason: queueText.notKept } }
  }
  announceQueue(settlementId)
  void readWaiting()
  const result = await Promise.race([outcome, afterSending(key, id, outcome)])
  stop()
  // Not earlier: between leaving the queue and its outcome the act would not be shown.
  forgetUnkept(settlementId, id)
  if (result.type === 'refused') return { done: false, trouble: troubleOf(new Refusal(result.refusal)) }
  return { done: true, reply: result.type === 'done' ? (result.reply as Replies[Name]) : null }
}

function queuedAct<Name extends EveryActName>(
  settlementId: string,
  name: Name,
  input: EveryActInput<Name>,
  userId: string,
): QueuedAct {
  const [id, at] = [newId(), new Date().toISOString()]
  const words = actWords(heldNow(settlementId), { id, name, input, userId, at } as never)
  return newAct({ id, name, input, at, words, tab: thisTab }) as unknown as QueuedAct
}

async function keep(key: KeptKey, queued: QueuedAct): Promise<void> {
  const kept = await openKept()
  const known = await kept.all('queues', key.userId)
  const settlementName = nameOf(key.settlementId)
  const clientId = known[0]?.clientId ?? newId()
  await kept.changeQueue(key, (queue) =>
    withAct(queue ?? newQueue({ ...key, settlementName, clientId }), queued, settlementName),
  )
}

function nameOf(settlementId: string): string {
  const held = heldNow(settlementId)
  const { list } = settlementsStore.getState()
  const listed = typeof list === 'string' ? undefined : list.find(({ id }) => id === settlementId)
  return held ? settlementIn(held.shown).name : (listed?.name ?? '')
}

/** Waits for the outcome of an act, whichever tab sends it. */
function listenToOutcome(id: string) {
  let stop = () => {}
  const outcome = new Promise<ActOutcome>((resolve) => {
    stop = listenToQueue(({ acts }) => acts[id] && resolve(acts[id]))
  })
  return { outcome, stop }
}

/** Sends the waiting acts. Where another tab has sent this one, it announced the outcome before it released the lock. */
async function afterSending(key: KeptKey, id: string, outcome: Promise<ActOutcome>): Promise<ActOutcome> {
  await sendActs(key).catch(() => {})
  const queues = await (await openKept()).all('queues', key.userId)
  const queue = queues.find(({ settlementId }) => settlementId === key.settlementId)
  const hasLeft = queue && [...queue.acts, ...queue.refused].every((one) => one.id !== id)
  return hasLeft ? outcome : { type: 'waits' }
}
