import type { ActInput, ActName } from '#domain/settlement/acts/acts'

/** An act of the player that the server has not answered yet. */
export type QueuedAct<Name extends ActName = ActName> = {
  /** Of the act: the event that carries it, and a row that it adds, have the same. */
  readonly id: string
  readonly name: Name
  readonly input: ActInput<Name>
  /** An ISO moment of this browser's clock. */
  readonly at: string
  /** What it does, for people: said while the rows it speaks of are known. */
  readonly words: string
  /** The tab in which it was made. */
  readonly tab: string
  /** Under which it was sent; null for one that never was. */
  readonly number: number | null
  /** It was to be sent, and the server could not be reached. */
  readonly hasWaited: boolean
  /** How often the server broke down over it. */
  readonly breakdowns: number
}

/** An act that cannot be done, kept until the player has seen it (R6). */
export type RefusedAct = QueuedAct & {
  readonly why: string
  /** The refused act whose row it was about; null where it was refused for itself. */
  readonly because: string | null
}

/** What this browser has still to tell the server about one settlement, for one account. */
export type ActQueue = {
  readonly userId: string
  readonly settlementId: string
  readonly settlementName: string
  /** By which the server knows this browser. */
  readonly clientId: string
  /** The last number that is used up. */
  readonly lastNumber: number
  /** In the order in which they were made; at most the first one has been sent. */
  readonly acts: readonly QueuedAct[]
  readonly refused: readonly RefusedAct[]
}

type Of = Pick<ActQueue, 'userId' | 'settlementId' | 'settlementName' | 'clientId'>

export function newQueue(of: Of): ActQueue {
  return { ...of, lastNumber: 0, acts: [], refused: [] }
}

export function withAct(queue: ActQueue, act: QueuedAct, settlementName: string): ActQueue {
  return { ...queue, settlementName, acts: [...queue.acts, act] }
}

/** The queue with its first act under a number; the very same where it has one, or where nothing waits. */
export function withFirstNumbered(queue: ActQueue): ActQueue {
  const [first, ...rest] = queue.acts
  if (!first || first.number !== null) return queue
  return { ...queue, acts: [{ ...first, number: queue.lastNumber + 1 }, ...rest] }
}

/** The server has done it. */
export function withoutDone(queue: ActQueue, { id, number }: QueuedAct): ActQueue {
  const lastNumber = Math.max(queue.lastNumber, number ?? 0)
  return { ...queue, lastNumber, acts: queue.acts.filter((act) => act.id !== id) }
}

type Refusal = {
  readonly act: QueuedAct
  /** The sentence to show. */
  readonly why: string
  /** Sent before without an answer: whether its number is used up, nobody knows. */
  readonly isRepeated: boolean
  /** Whether it is listed; somebody who waits for the answer is told at once. */
  readonly isListed: boolean
  /** Whether its row may be there all the same: then what is about that row is still worth sending. */
  readonly mayBeDone: boolean
}

/** The server will not do it, and what is about a row that it would have made cannot be done either. */
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

/** The player has seen what was refused until then. */
export function withoutSeen(queue: ActQueue, { refused }: Pick<ActQueue, 'refused'>): ActQueue {
  const seen = new Set(refused.map(({ id }) => id))
  return { ...queue, refused: queue.refused.filter(({ id }) => !seen.has(id)) }
}

/** What waits is not to be expected at once. */
export function withWaited(queue: ActQueue, breakdown: boolean): ActQueue {
  const acts = queue.acts.map((act, place) => ({
    ...act,
    hasWaited: true,
    breakdowns: act.breakdowns + (breakdown && place === 0 ? 1 : 0),
  }))
  return { ...queue, acts }
}

/** The server knows another browser under the name: this one takes a new one. Needs a first act that never was sent before. */
export function withNewName(queue: ActQueue, clientId: string): ActQueue {
  const acts = queue.acts.map((act) => ({ ...act, number: null }))
  return { ...queue, clientId, lastNumber: 0, acts }
}

/** Later acts about the row that an act would have added, which has the act's own id, and what depends on those in turn. */
export function dependants(acts: readonly QueuedAct[], id: string): readonly QueuedAct[] {
  const lost = new Set<unknown>([id])
  return acts.filter((act) => {
    const isLost = Object.values(act.input as object).some((value) => lost.has(value))
    if (isLost) lost.add(act.id)
    return isLost
  })
}

/** Whether nothing of it would be lost. */
export function isSettled({ acts, refused }: ActQueue): boolean {
  return acts.length === 0 && refused.length === 0
}

/** How many of the player's changes wait for the connection. */
export function waitingCount(queues: readonly ActQueue[]): number {
  return queues.flatMap(({ acts }) => acts).filter(({ hasWaited }) => hasWaited).length
}
