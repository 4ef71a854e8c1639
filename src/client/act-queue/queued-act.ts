import type { EveryActInput, EveryActName } from '#domain/settlement/acts/every-act'
import type { SharedDeliveryInput } from '#domain/settlement/acts/shared-delivery'

/** What may wait: an act of a member, or a delivery for a project that somebody shares. */
export type QueuedName = EveryActName | 'deliverToSharedProject'
type QueuedInput<Name extends QueuedName> = Name extends EveryActName
  ? EveryActInput<Name>
  : SharedDeliveryInput

/** An act that the server has not answered yet. */
export type QueuedAct<Name extends QueuedName = QueuedName> = {
  /** The event of the act, and a row that it adds, have the same id. */
  readonly id: string
  readonly name: Name
  readonly input: QueuedInput<Name>
  /** An ISO time of this browser's clock. */
  readonly at: string
  /** What it does, as a sentence for people; made while the rows it names are known. */
  readonly words: string
  /** The id of the tab in which it was made: a form there may wait for the answer, and shows a refusal itself. */
  readonly tab: string
  /** The number under which it was sent; null where it was not sent yet. */
  readonly number: number | null
  /** An attempt to send it found no server. */
  readonly hasWaited: boolean
  /** How often the server failed over it: after several times the acts behind it are sent. */
  readonly breakdowns: number
  /**
   * It was sent to a database that was set back since then. Where the server does not know this browser now, it has not done the act either.
   */
  readonly isOfFormerEpoch?: true
}

/** An act that cannot be done, kept until the user has seen it (R6). */
export type RefusedAct = QueuedAct & {
  readonly why: string
  /** The id of the refused act without which it cannot be done, the first of its chain; null where it was itself refused. */
  readonly because: string | null
}

type NewAct<Name extends QueuedName> = Omit<
  QueuedAct<Name>,
  'number' | 'hasWaited' | 'breakdowns' | 'isOfFormerEpoch'
>

export function newAct<Name extends QueuedName>(made: NewAct<Name>): QueuedAct<Name> {
  return { ...made, number: null, hasWaited: false, breakdowns: 0 }
}

/** Later acts about the row that an act would have added, which has the act's id, and the acts that depend on those. */
export function dependants(acts: readonly QueuedAct[], id: string): readonly QueuedAct[] {
  const lost = new Set<unknown>([id])
  return acts.filter((act) => {
    const isLost = Object.values(act.input as object).some((value) => lost.has(value))
    if (isLost) lost.add(act.id)
    return isLost
  })
}
