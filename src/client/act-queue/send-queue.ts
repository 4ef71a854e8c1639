import type { ErrorReply } from '#contract/error-reply'
import { queueText } from '../messages/queue-text.ts'
import type { log } from '../session/debug-log.ts'
import { afterFailure, isUnknownClient } from './after-failure.ts'
import type { QueueNews } from './queue-news.ts'
import {
  type ActQueue,
  isFirstRepeated,
  withFirstNumbered,
  withNewClient,
  withoutDone,
  withRefused,
  withWaited,
} from './queue-record.ts'
import type { QueuedAct, QueuedName } from './queued-act.ts'

/** An older act is not sent any more: the server has forgotten this browser by then. */
const longestWaitMs = 180 * 86_400_000

/** The parts of the browser that sending needs. */
export type Sending = {
  /** Changes the stored queue. */
  readonly change: (step: (queue: ActQueue) => ActQueue) => Promise<ActQueue | undefined>
  readonly ask: (name: QueuedName, request: object) => Promise<unknown>
  /** Tells all tabs that the queue has changed, and how the sending of these acts ended, by their ids. */
  readonly announce: (acts?: QueueNews['acts']) => void
  readonly log: typeof log
  /** False once another user has signed in: nothing is sent in their name. */
  readonly isStillTheirs: () => boolean
  readonly tab: string
  /** Epoch milliseconds of this browser's clock. */
  readonly now: () => number
  readonly newId: () => string
}

/**
 * Sends the acts of a queue in order, one at a time. Where a tab was stopped for long, two may send the same act: by its number it is done
 * once, and only the first answer counts (I11).
 * @returns `waits` where some could not be sent
 */
export async function sendQueue(sending: Sending): Promise<'sent' | 'waits'> {
  for (;;) {
    if (!sending.isStillTheirs()) return 'waits'
    let isRepeated = false
    const queue = await sending.change((before) => {
      isRepeated = isFirstRepeated(before)
      return withFirstNumbered(before)
    })
    const act = queue?.acts[0]
    if (!act) return 'sent'
    if (!(await sendOne(sending, queue, act, isRepeated))) return 'waits'
  }
}

/** @returns whether to go on with the next act */
async function sendOne(
  sending: Sending,
  queue: ActQueue,
  act: QueuedAct,
  isRepeated: boolean,
): Promise<boolean> {
  const { ask, announce, log, tab, now, newId } = sending
  /** @returns null where another tab has gone on with the queue */
  const change = async (step: (before: ActQueue) => ActQueue) => {
    let isOurs = false
    const changed = await sending.change((before) => {
      isOurs = isStillSent(before, queue, act)
      return isOurs ? step(before) : before
    })
    return isOurs ? changed : null
  }
  const refuse = async (refusal: ErrorReply, mayBeDone: boolean) => {
    // Else a form of this tab still waits for the answer, and shows the refusal itself.
    const isListed = act.hasWaited || act.tab !== tab
    const why = refusal.message
    log('refusal', { operation: act.name, details: `${act.words}: ${why}` })
    const left = await change((before) => {
      const others = withRefused(before, { act, why, isRepeated, isListed, mayBeDone })
      return isUnknownClient(refusal) ? withNewClient(others, newId()) : others
    })
    if (!left) return
    // Acts about a row that this one would have added.
    const lost = left.refused.filter(({ because }) => because === act.id)
    announce(Object.fromEntries([act, ...lost].map(({ id }) => [id, { type: 'refused', refusal }])))
  }
  if (now() - Date.parse(act.at) > longestWaitMs) {
    await refuse({ code: 'CONFLICT', message: queueText.tooOld }, isRepeated)
    return true
  }
  try {
    const reply = await ask(act.name, requestOf(queue, act))
    // Announced before the act leaves the queue, so that its change never disappears from the screen in between.
    announce({ [act.id]: { type: 'done', reply } })
    log('act', { operation: act.name, details: act.words })
    await change((before) => withoutDone(before, act))
    announce()
    return true
  } catch (error) {
    const { what, refusal } = afterFailure(error, { isRepeated, breakdowns: act.breakdowns })
    if (what === 'wait') {
      log('connection', { operation: act.name, details: `${act.words}: waits`, error })
      const waiting = await change((before) => withWaited(before, refusal?.code === 'INTERNAL_SERVER_ERROR'))
      if (!waiting) return true
      announce(Object.fromEntries(waiting.acts.map(({ id }) => [id, { type: 'waits' }])))
      return false
    }
    // Where the id is taken, this act may have added the row before: then the acts about that row are still sent.
    if (what === 'new-client') await change((before) => withNewClient(before, newId()))
    else await refuse(refusal, what === 'perhaps-done' || refusal.reason === 'id-taken')
    return true
  }
}

/** Whether the act is still the first, under the number with which it was sent. */
function isStillSent(
  { clientId, acts: [first] }: ActQueue,
  sent: ActQueue,
  { id, number }: QueuedAct,
): boolean {
  return clientId === sent.clientId && first?.id === id && first.number === number
}

function requestOf(queue: ActQueue, { id, input, number }: QueuedAct): object {
  const { settlementId, isOfSharedProject, clientId } = queue
  const where = isOfSharedProject ? { collaborationId: settlementId } : { settlementId }
  const sent = { client: clientId, number }
  return { ...(input as object), ...where, operationId: id, sent }
}
