import type { ErrorReply } from '#contract/error-reply'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { newId } from '../api/new-id.ts'
import { queueText } from '../messages/queue-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { log } from '../session/debug-log.ts'
import { withLock } from '../tabs/with-lock.ts'
import { afterFailure, isUnknownClient } from './after-failure.ts'
import { type KeptKey, type KeptSettlements, openKept } from './kept-settlements.ts'
import { type ActOutcome, announceQueue, thisTab } from './queue-news.ts'
import {
  type ActQueue,
  type QueuedAct,
  withFirstNumbered,
  withNewClient,
  withoutDone,
  withRefused,
  withWaited,
} from './queue-record.ts'

/** An older act is not sent any more: the server has forgotten this browser by then. */
const longestWaitMs = 180 * 86_400_000

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
    .then(() => withLock(name, async () => sendAll(await openKept(), { userId, settlementId })))
  sendings.set(name, sending)
  return sending
}

async function sendAll(kept: KeptSettlements, key: KeptKey): Promise<'sent' | 'waits'> {
  for (;;) {
    // Another user may have signed in meanwhile: nothing is sent in their name.
    if (accountUserId(accountStore.getState()) !== key.userId) return 'waits'
    let isRepeated = false
    const queue = await kept.changeQueue(key, (before) => {
      isRepeated = before?.acts[0]?.number != null
      return before && withFirstNumbered(before)
    })
    const act = queue?.acts[0]
    if (!act) return 'sent'
    if (!(await sendOne(kept, queue, act, isRepeated))) return 'waits'
  }
}

/** @returns whether to go on with the next act */
async function sendOne(
  kept: KeptSettlements,
  queue: ActQueue,
  act: QueuedAct,
  isRepeated: boolean,
): Promise<boolean> {
  const change = (step: (before: ActQueue) => ActQueue) =>
    kept.changeQueue(queue, (before) => before && step(before))
  const announce = (outcome: ActOutcome, ids: readonly string[] = []) =>
    announceQueue(queue.settlementId, Object.fromEntries([act.id, ...ids].map((id) => [id, outcome])))
  const refuse = async (refusal: ErrorReply, mayBeDone: boolean) => {
    const isListed = act.hasWaited || act.tab !== thisTab
    const why = refusal.message
    log('refusal', { operation: act.name, details: `${act.words}: ${why}` })
    const left = await change((before) => withRefused(before, { act, why, isRepeated, isListed, mayBeDone }))
    const lost = left?.refused.filter(({ because }) => because === act.id) ?? []
    announce(
      { type: 'refused', refusal },
      lost.map(({ id }) => id),
    )
  }
  const takeNewClient = () => change((before) => withNewClient(before, newId()))
  if (Date.now() - Date.parse(act.at) > longestWaitMs) {
    await refuse({ code: 'CONFLICT', message: queueText.tooOld }, isRepeated)
    return true
  }
  try {
    const reply = await ask(act.name, requestOf(queue, act), { signal: networkTimeOut() })
    // Before it leaves the queue, so that its change never disappears from the screen in between.
    announce({ type: 'done', reply })
    log('act', { operation: act.name, details: act.words })
    await change((before) => withoutDone(before, act))
    announceQueue(queue.settlementId)
    return true
  } catch (error) {
    const { what, refusal } = afterFailure(error, { isRepeated, breakdowns: act.breakdowns })
    if (what === 'wait') {
      log('connection', { operation: act.name, details: `${act.words}: waits`, error })
      const waiting = await change((before) => withWaited(before, refusal?.code === 'INTERNAL_SERVER_ERROR'))
      announce(
        { type: 'waits' },
        waiting?.acts.map(({ id }) => id),
      )
      return false
    }
    if (what === 'refused') await refuse(refusal, refusal.reason === 'id-taken')
    else if (what === 'perhaps-done') await refuse(refusal, true)
    if (isUnknownClient(refusal)) await takeNewClient()
    return true
  }
}

function requestOf({ settlementId, clientId }: ActQueue, { id, input, number }: QueuedAct): never {
  const sent = { client: clientId, number }
  return { ...(input as object), settlementId, operationId: id, sent } as never
}
