import { membershipIn, runAct } from '#domain/settlement/act'
import { type ActInput, type ActName, acts } from '#domain/settlement/acts/acts'
import { afterChanges, afterEvent, type SettlementEvent } from '#domain/settlement/change'
import { shownNames } from '#domain/settlement/names'
import type { Member, Rows, SettlementState } from '#domain/settlement/tables'

/** An act of the player that the server has not told of yet. */
export type PendingAct<Name extends ActName = ActName> = {
  /** Of the act: the event that carries it has the same. */
  readonly id: string
  readonly name: Name
  readonly input: ActInput<Name>
  readonly userId: string
  readonly settlementId: string
  /** An ISO moment of this browser's clock. */
  readonly at: string
  /** The server has done it; its event is still to come. */
  readonly isAnswered: boolean
}

/** A settlement as the server tells it, the player's acts on top, and both together: what is shown. */
export type HeldSettlement = {
  readonly truth: SettlementState
  readonly pending: readonly PendingAct[]
  /** Members have the names that tell them apart. */
  readonly shown: Rows
}

export function heldSettlement(
  truth: SettlementState,
  pending: readonly PendingAct[] = [],
  before?: HeldSettlement,
): HeldSettlement {
  const rows = pending.reduce(withAct, truth.rows)
  return { truth, pending, shown: { ...rows, members: withShownNames(rows.members, before?.shown.members) } }
}

/** The acts that wait to be sent are these; those that were answered stay until their events come. */
export function withWaiting(held: HeldSettlement, waiting: readonly PendingAct[]): HeldSettlement {
  const answered = held.pending.filter(({ isAnswered }) => isAnswered)
  const pending = [...answered, ...waiting.filter(({ id }) => answered.every((act) => act.id !== id))]
  const isSame =
    pending.length === held.pending.length && pending.every(({ id }, at) => held.pending[at]?.id === id)
  return isSame ? held : heldSettlement(held.truth, pending, held)
}

/** The server has done it, and will tell everybody. */
export function withAnswered(held: HeldSettlement, id: string): HeldSettlement {
  const pending = held.pending.map((act) => (act.id === id ? { ...act, isAnswered: true } : act))
  return { ...held, pending }
}

/** After an event; the act it carries is part of the truth now. */
export function withEvent(held: HeldSettlement, event: SettlementEvent): HeldSettlement {
  const pending = held.pending.filter(({ id }) => id !== event.act)
  return heldSettlement(afterEvent(held.truth, event), pending, held)
}

/** An act that is refused here, lacks rows, or was queued by a tab of another release shows nothing: the server decides. */
function withAct(rows: Rows, { id, name, input, userId, at }: PendingAct): Rows {
  const by = membershipIn(rows, userId)
  if (!by || !(name in acts)) return rows
  const done = runAct(acts[name] as never, rows, input, { id, now: at, by })
  return 'refused' in done ? rows : afterChanges(rows, done.changes)
}

/** Rows that look as before are the very same ones, so that a member is drawn again only for a change of their own. */
function withShownNames(members: Rows['members'], before?: Rows['members']): Rows['members'] {
  const shown = shownNames([...members.values()])
  const named = Array.from(members, ([userId, member]) => {
    const known = before?.get(userId)
    const name = shown.get(member)!
    return [userId, known && isSame(known, member, name) ? known : { ...member, name }] as const
  })
  return new Map(named)
}

function isSame(known: Member, member: Member, name: string): boolean {
  const keys = Object.keys(member) as (keyof Member)[]
  return known.name === name && keys.every((key) => key === 'name' || known[key] === member[key])
}
