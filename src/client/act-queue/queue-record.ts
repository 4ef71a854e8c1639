import { dependants, type QueuedAct, type RefusedAct } from './queued-act.ts'

/** The unsent acts of one account in one settlement, or for one project that is shared with it. */
export type ActQueue = {
  readonly userId: string
  /** For a shared project, the id of its collaboration: whoever delivers for it does not know the settlement. */
  readonly settlementId: string
  /** For a shared project, the project's name. */
  readonly settlementName: string
  readonly isOfSharedProject?: true
  /** The id by which the server counts this browser's acts. */
  readonly clientId: string
  /** The last number that was used. */
  readonly lastNumber: number
  /** In the order in which they were made; only the first one may have been sent. */
  readonly acts: readonly QueuedAct[]
  readonly refused: readonly RefusedAct[]
}

type Owner = Pick<ActQueue, 'userId' | 'settlementId' | 'settlementName' | 'clientId' | 'isOfSharedProject'>

export function newQueue(owner: Owner): ActQueue {
  return { ...owner, lastNumber: 0, acts: [], refused: [] }
}

export function withAct(queue: ActQueue, act: QueuedAct, settlementName: string): ActQueue {
  return { ...queue, settlementName, acts: [...queue.acts, act] }
}

/** Numbers the first act; the same queue where it has a number, or is empty. */
export function withFirstNumbered(queue: ActQueue): ActQueue {
  const [first, ...rest] = queue.acts
  if (!first || first.number !== null) return queue
  return { ...queue, acts: [{ ...first, number: queue.lastNumber + 1 }, ...rest] }
}

/** Removes an act that the server has done. */
export function withoutDone(queue: ActQueue, { id, number }: QueuedAct): ActQueue {
  const lastNumber = Math.max(queue.lastNumber, number ?? 0)
  return { ...queue, lastNumber, acts: queue.acts.filter((act) => act.id !== id) }
}

type Refusal = {
  readonly act: QueuedAct
  /** The sentence to show. */
  readonly why: string
  /** It was sent before without an answer, so its number may be used up. */
  readonly isRepeated: boolean
  /** Whether to list it; not where a form waits for the answer and shows it. */
  readonly isListed: boolean
  /** Whether its row may exist all the same: then the acts about that row are still sent. */
  readonly mayBeDone: boolean
}

/** Removes a refused act, and the later acts about a row that it would have added. */
export function withRefused(queue: ActQueue, refusal: Refusal): ActQueue {
  const { act, why, isRepeated, isListed, mayBeDone } = refusal
  const left = withoutDone(queue, isRepeated ? act : { ...act, number: null })
  const lost = mayBeDone ? [] : dependants(left.acts, act.id)
  const listed = isListed ? [{ ...act, why, because: null }] : []
  return {
    ...left,
    acts: left.acts.filter((one) => !lost.includes(one)),
    refused: [...left.refused, ...listed, ...lost.map((one) => ({ ...one, why, because: act.id }))],
  }
}

/**
 * Starts over with a database that was set back. The first act, which may have been sent, keeps its number: that is right whether the
 * database still has the act or not.
 */
export function startedOver(queue: ActQueue): ActQueue {
  const [first, ...rest] = queue.acts
  if (!first || first.number === null) return queue
  return { ...queue, acts: [{ ...first, isOfFormerEpoch: true }, ...rest] }
}

/** Whether the server may have done the first act already, in an attempt that it did not answer. */
export function isFirstRepeated({ acts: [first] }: ActQueue): boolean {
  return first != null && first.number !== null && !first.isOfFormerEpoch
}

/** Lists every waiting act as not made. The first act's number may be used up. */
export function withAllAside(queue: ActQueue, why: string): ActQueue {
  const lastNumber = Math.max(queue.lastNumber, queue.acts[0]?.number ?? 0)
  const aside = queue.acts.map((act) => ({ ...act, why, because: null }))
  return { ...queue, lastNumber, acts: [], refused: [...queue.refused, ...aside] }
}

/** Removes the refused acts that the user has seen. */
export function withoutSeen(queue: ActQueue, { refused }: Pick<ActQueue, 'refused'>): ActQueue {
  const seen = new Set(refused.map(({ id }) => id))
  return { ...queue, refused: queue.refused.filter(({ id }) => !seen.has(id)) }
}

/** Marks every act as waiting for the connection. @param breakdown whether the server failed over the first act */
export function withWaited(queue: ActQueue, breakdown: boolean): ActQueue {
  const acts = queue.acts.map((act, place) => ({
    ...act,
    hasWaited: true,
    breakdowns: act.breakdowns + (breakdown && place === 0 ? 1 : 0),
  }))
  return { ...queue, acts }
}

/** Starts over under a new client id. The first act must never have been sent before. */
export function withNewClient(queue: ActQueue, clientId: string): ActQueue {
  const acts = queue.acts.map(({ isOfFormerEpoch: _, ...act }) => ({ ...act, number: null }))
  return { ...queue, clientId, lastNumber: 0, acts }
}

/** Whether it holds nothing that could be lost. */
export function isSettled({ acts, refused }: ActQueue): boolean {
  return acts.length === 0 && refused.length === 0
}

/** How many changes wait for the connection. */
export function waitingCount(queues: readonly ActQueue[]): number {
  return queues.flatMap(({ acts }) => acts).filter(({ hasWaited }) => hasWaited).length
}
