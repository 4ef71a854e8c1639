import type { ActInput, ActName } from '#domain/settlement/acts/acts'
import { settlementIn } from '#domain/settlement/tables'
import { type KeptKey, openKept } from '../act-queue/kept-settlements.ts'
import { type ActOutcome, hearQueue, tellQueue } from '../act-queue/queue-news.ts'
import { newQueue, type QueuedAct, withAct } from '../act-queue/queue-record.ts'
import { sendActs } from '../act-queue/send-acts.ts'
import { thisTab } from '../act-queue/this-tab.ts'
import { Refusal, type Replies } from '../api/ask.ts'
import { newId } from '../api/new-id.ts'
import { queueText } from '../messages/queue-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { actWords } from './act-words.ts'
import { type Outcome, troubleOf } from './perform.ts'
import { heldNow, settlementsStore } from './settlement-store.ts'
import { forgetUnkept, readWaiting, showUnkept } from './waiting-acts.ts'

/**
 * Does an act: shown at once, put into the queue of this browser, and sent to the server in its turn (BEY-11).
 * @returns what became of it; where the server cannot be reached it is done as far as the player is concerned, without a reply
 */
export async function act<Name extends ActName>(
  settlementId: string,
  name: Name,
  input: ActInput<Name>,
): Promise<Outcome<Replies[Name] | null>> {
  const userId = accountUserId(accountStore.getState()) ?? ''
  const key = { userId, settlementId }
  const queued = queuedAct(settlementId, name, input, userId)
  const { id, at } = queued
  showUnkept(settlementId, { ...key, id, name, input, at, isAnswered: false } as never)
  // Listened for before it is kept: from then on any tab may send it.
  const { outcome, stop } = hearOutcome(id)
  try {
    await keep(key, queued)
  } catch (error) {
    stop()
    forgetUnkept(settlementId, id)
    return { done: false, trouble: { ...troubleOf(error), reason: queueText.notKept } }
  }
  tellQueue(settlementId)
  void readWaiting()
  const became = await Promise.race([outcome, afterItsTurn(key, id, outcome)])
  stop()
  // Until now: between leaving the queue and being told of it, the act would be shown nowhere.
  forgetUnkept(settlementId, id)
  if (became.type === 'refused') return { done: false, trouble: troubleOf(new Refusal(became.refusal)) }
  return { done: true, reply: became.type === 'done' ? (became.reply as Replies[Name]) : null }
}

function queuedAct<Name extends ActName>(
  settlementId: string,
  name: Name,
  input: ActInput<Name>,
  userId: string,
): QueuedAct {
  const [id, at] = [newId(), new Date().toISOString()]
  const words = actWords(heldNow(settlementId)?.shown ?? null, { id, name, input, userId, at } as never)
  return {
    id,
    name,
    input,
    at,
    words,
    tab: thisTab,
    number: null,
    hasWaited: false,
    breakdowns: 0,
  } as QueuedAct
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

/** What becomes of an act, from whichever tab it is sent. */
function hearOutcome(id: string) {
  let stop = () => {}
  const outcome = new Promise<ActOutcome>((resolve) => {
    stop = hearQueue(({ acts }) => acts[id] && resolve(acts[id]))
  })
  return { outcome, stop }
}

/** Sends what waits. Where another tab has sent the act, that tab has said what became of it before it let the turn go. */
async function afterItsTurn(key: KeptKey, id: string, outcome: Promise<ActOutcome>): Promise<ActOutcome> {
  await sendActs(key).catch(() => {})
  const queues = await (await openKept()).all('queues', key.userId)
  const queue = queues.find(({ settlementId }) => settlementId === key.settlementId)
  const isThrough = queue && [...queue.acts, ...queue.refused].every((one) => one.id !== id)
  return isThrough ? outcome : { type: 'waits' }
}
