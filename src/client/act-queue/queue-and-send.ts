import { Refusal } from '../api/ask.ts'
import { newId } from '../api/new-id.ts'
import { type Outcome, troubleOf } from '../api/outcome.ts'
import { queueText } from '../messages/queue-text.ts'
import { clientIdFor } from './client-id-for.ts'
import { type KeptKey, openKept } from './kept-settlements.ts'
import { type ActOutcome, announceQueue, listenToQueue } from './queue-news.ts'
import { newQueue, withAct } from './queue-record.ts'
import type { QueuedAct } from './queued-act.ts'
import { sendActs } from './send-acts.ts'

/** Where an act is done: a settlement, or a project that is shared with the user. */
type Place = KeptKey & { readonly settlementName: string; readonly isOfSharedProject?: true }

const signedOut = { code: 'UNAUTHORIZED', message: queueText.signedOut } as const

/**
 * Stores an act in this browser's queue, and sends it to the server in its turn (BEY-11).
 * @returns the outcome; where the server cannot be reached, it counts as done, with the reply null
 */
export async function queueAndSend(place: Place, act: QueuedAct): Promise<Outcome<unknown>> {
  const { settlementId, userId } = place
  if (userId === '') return { done: false, trouble: troubleOf(new Refusal(signedOut)) }
  // Listens before the act is stored: from then on any tab may send it.
  const { outcome, stop } = listenToOutcome(act.id)
  try {
    await keep(place, act)
  } catch (error) {
    stop()
    return { done: false, trouble: { ...troubleOf(error), reason: queueText.notKept } }
  }
  announceQueue(settlementId)
  const result = await Promise.race([outcome, afterSending({ userId, settlementId }, act.id, outcome)])
  stop()
  if (result.type === 'refused') return { done: false, trouble: troubleOf(new Refusal(result.refusal)) }
  return { done: true, reply: result.type === 'done' ? result.reply : null }
}

async function keep(place: Place, act: QueuedAct): Promise<void> {
  const kept = await openKept()
  const known = await kept.all('queues', place.userId)
  const clientId = clientIdFor(place, known, newId)
  await kept.changeQueue(place, (queue) =>
    withAct(queue ?? newQueue({ ...place, clientId }), act, place.settlementName),
  )
}

/** Waits for the outcome of an act, whichever tab sends it. */
function listenToOutcome(id: string) {
  let stop = () => {}
  const outcome = new Promise<ActOutcome>((resolve) => {
    stop = listenToQueue(({ acts }) => acts[id] && resolve(acts[id]))
  })
  return { outcome, stop }
}

/**
 * Sends the waiting acts. Whatever fails then, an act that still waits in the queue is sent later. One that is stored no more was
 * answered: the tab that sent it tells the outcome, a refusal only once the act has left the queue.
 */
async function afterSending(key: KeptKey, id: string, outcome: Promise<ActOutcome>): Promise<ActOutcome> {
  await sendActs(key).catch(() => {})
  const queue = await storedQueue(key).catch(() => undefined)
  if (!queue || queue.acts.some((one) => one.id === id)) {
    // Where sending threw, nobody has said so yet; whoever hears it sends again later.
    announceQueue(key.settlementId, { [id]: { type: 'waits' } })
    return { type: 'waits' }
  }
  // Listed without an announcement where all waiting acts were set aside.
  const listed = queue.refused.find((one) => one.id === id)
  return listed ? { type: 'refused', refusal: { code: 'CONFLICT', message: listed.why } } : outcome
}

async function storedQueue({ userId, settlementId }: KeptKey) {
  const queues = await (await openKept()).all('queues', userId)
  return queues.find((one) => one.settlementId === settlementId)
}
