import type { ActInput, ActName } from '#domain/settlement/acts/acts'
import { settlementIn } from '#domain/settlement/tables'
import { openKept } from '../act-queue/kept-settlements.ts'
import { type ActOutcome, hearQueue, tellQueue, thisTab } from '../act-queue/queue-news.ts'
import { newQueue, type QueuedAct, withAct } from '../act-queue/queue-record.ts'
import { sendActs } from '../act-queue/send-acts.ts'
import { Refusal, type Replies } from '../api/ask.ts'
import { newId } from '../api/new-id.ts'
import { type Outcome, troubleOf } from '../api/outcome.ts'
import { queueText } from '../messages/queue-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { actWords } from './act-words.ts'
import { heldNow, settlementsStore } from './settlement-store.ts'
import { forgetUnkept, readWaiting, showUnkept } from './waiting-acts.ts'

/** What another tab has done for this one is heard of within that time. */
const heardWithinMs = 1_000

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
  const queued = queuedAct(settlementId, name, input, userId)
  const { id, at } = queued
  showUnkept(settlementId, { id, name, input, at, userId, settlementId, isAnswered: false } as never)
  try {
    await keep(userId, settlementId, queued)
  } catch (error) {
    forgetUnkept(settlementId, id)
    return { done: false, trouble: { ...troubleOf(error), reason: queueText.notKept } }
  }
  const outcome = outcomeOf(id)
  tellQueue(settlementId)
  void readWaiting()
  const late = sendActs({ userId, settlementId }).then(
    () => new Promise<ActOutcome>((resolve) => setTimeout(() => resolve({ type: 'waits' }), heardWithinMs)),
  )
  const became = await Promise.race([outcome, late])
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

async function keep(userId: string, settlementId: string, queued: QueuedAct): Promise<void> {
  const kept = await openKept()
  const known = await kept.all('queues', userId)
  const settlementName = nameOf(settlementId)
  const clientId = known[0]?.clientId ?? newId()
  await kept.changeQueue({ userId, settlementId }, (queue) =>
    withAct(queue ?? newQueue({ userId, settlementId, settlementName, clientId }), queued, settlementName),
  )
}

function nameOf(settlementId: string): string {
  const held = heldNow(settlementId)
  const { list } = settlementsStore.getState()
  const listed = typeof list === 'string' ? undefined : list.find(({ id }) => id === settlementId)
  return held ? settlementIn(held.shown).name : (listed?.name ?? '')
}

/** Tells what becomes of an act, from whichever tab it is sent. */
function outcomeOf(id: string): Promise<ActOutcome> {
  return new Promise((resolve) => {
    const stop = hearQueue(({ acts }) => {
      const outcome = acts[id]
      if (!outcome) return
      stop()
      resolve(outcome)
    })
  })
}
