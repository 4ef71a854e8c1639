import { shownNames } from '#domain/settlement/names'
import {
  afterEvent,
  type Member,
  type SettlementChange,
  type SettlementState,
} from '#domain/settlement/settlement-state'

/** What the player has done and the server has not answered yet, as it would change the state. */
export type Pending = {
  readonly id: string
  readonly changes: (state: SettlementState) => readonly SettlementChange[]
}

/**
 * A settlement as the server tells it, what waits for an answer, and both together: what is shown, with members by the
 * names that tell them apart.
 */
export type HeldSettlement = {
  readonly truth: SettlementState
  readonly pending: readonly Pending[]
  readonly shown: SettlementState
}

export function heldSettlement(truth: SettlementState, pending: readonly Pending[] = []): HeldSettlement {
  const together = pending.reduce((state, { changes }) => changed(state, changes(state)), truth)
  return { truth, pending, shown: { ...together, members: withShownNames(together.members) } }
}

export function withPending({ truth, pending }: HeldSettlement, one: Pending): HeldSettlement {
  return heldSettlement(truth, [...pending, one])
}

/** After the server's answer: what it has confirmed is taken over, or nothing where it has refused. */
export function withoutPending(
  { truth, pending }: HeldSettlement,
  id: string,
  confirmed: readonly SettlementChange[] = [],
): HeldSettlement {
  return heldSettlement(
    changed(truth, confirmed),
    pending.filter((one) => one.id !== id),
  )
}

/** The changes laid over a state, outside its history: the event that carries them is still to come. */
function changed(state: SettlementState, changes: readonly SettlementChange[]): SettlementState {
  return { ...afterEvent(state, { seq: state.seq + 1, changes }), seq: state.seq }
}

function withShownNames(members: readonly Member[]): readonly Member[] {
  const shown = shownNames(members)
  return members.map((member) => {
    const name = shown.get(member)!
    return name === member.name ? member : { ...member, name }
  })
}
