import { afterChanges, afterEvent, type SettlementEvent } from '#domain/settlement/change'
import { shownNames } from '#domain/settlement/names'
import type { Member, Rows, SettlementState } from '#domain/settlement/tables'
import type { PendingAct } from './pending-act.ts'
import { type Counting, runHere } from './run-act.ts'

/** The server's state of a settlement, the user's pending acts, and the rows to show. */
export type HeldSettlement = {
  readonly truth: SettlementState
  readonly pending: readonly PendingAct[]
  /** The state with the pending acts applied. */
  readonly acted: Rows
  /** The acted rows, with different names for members whose names look alike. */
  readonly shown: Rows
  /** How the settlement counts; null until a screen has opened its catalogue. */
  readonly counting: Counting | null
}

export function heldSettlement(
  truth: SettlementState,
  pending: readonly PendingAct[] = [],
  before?: HeldSettlement,
  counting = before?.counting ?? null,
): HeldSettlement {
  const acted = afterActs({ truth, pending, counting }, before)
  const members = withShownNames(acted.members, before?.shown.members)
  return { truth, pending, acted, shown: { ...acted, members }, counting }
}

type Given = Pick<HeldSettlement, 'truth' | 'pending' | 'counting'>

/** Applies the pending acts. Where acts were only added, those applied before do not run again: offline there may be hundreds. */
function afterActs({ truth, pending, counting }: Given, before?: HeldSettlement): Rows {
  const goesOn =
    before?.truth === truth &&
    before.counting === counting &&
    before.pending.every(({ id }, at) => pending[at]?.id === id)
  const [rows, further] = goesOn
    ? [before.acted, pending.slice(before.pending.length)]
    : [truth.rows, pending]
  return further.reduce((known, act) => {
    const done = runHere(known, act, counting)
    return done ? afterChanges(known, done.changes) : known
  }, rows)
}

/** Replaces the waiting acts; answered ones stay until their events arrive. */
export function withWaiting(held: HeldSettlement, waiting: readonly PendingAct[]): HeldSettlement {
  const answered = held.pending.filter(({ isAnswered }) => isAnswered)
  const pending = [...answered, ...waiting.filter(({ id }) => answered.every((act) => act.id !== id))]
  const isSame =
    pending.length === held.pending.length && pending.every(({ id }, at) => held.pending[at]?.id === id)
  return isSame ? held : heldSettlement(held.truth, pending, held)
}

/** Runs the pending acts of the ledger too, now that their catalogue is known. */
export function withCounting(held: HeldSettlement, counting: Counting): HeldSettlement {
  if (held.counting === counting) return held
  return heldSettlement(held.truth, held.pending, held, counting)
}

/** Marks an act as answered. */
export function withAnswered(held: HeldSettlement, id: string): HeldSettlement {
  const pending = held.pending.map((act) => (act.id === id ? { ...act, isAnswered: true } : act))
  return { ...held, pending }
}

/** Applies an event and drops the pending act that caused it. */
export function withEvent(held: HeldSettlement, event: SettlementEvent): HeldSettlement {
  const pending = held.pending.filter(({ id }) => id !== event.act)
  return heldSettlement(afterEvent(held.truth, event), pending, held)
}

/** The members with the names to show. Unchanged rows keep their identity, so that a member is drawn again only when it changes. */
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
