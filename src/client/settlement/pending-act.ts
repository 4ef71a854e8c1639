import type { EveryActInput, EveryActName } from '#domain/settlement/acts/every-act'
import type { ActQueue } from '../act-queue/queue-record.ts'

/** An act of the user whose event has not arrived yet. */
export type PendingAct<Name extends EveryActName = EveryActName> = {
  /** The act's event has the same id. */
  readonly id: string
  readonly name: Name
  readonly input: EveryActInput<Name>
  readonly userId: string
  readonly settlementId: string
  /** An ISO time of this browser's clock. */
  readonly at: string
  /** The server has answered it; its event has not arrived yet. */
  readonly isAnswered: boolean
}

/** The acts of a settlement's queue, in order. */
export function pendingActs({ userId, settlementId, acts }: ActQueue): readonly PendingAct[] {
  return acts.map(({ id, name, input, at }) => {
    const act = { id, name, input, at, userId, settlementId, isAnswered: false }
    return act as PendingAct
  })
}
