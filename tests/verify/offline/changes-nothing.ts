import type { Catalog } from '#domain/catalog/catalog'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { membershipIn, runAct } from '#domain/settlement/act'
import { acts } from '#domain/settlement/acts/acts'
import { ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { afterEvent, type SettlementEvent } from '#domain/settlement/change'
import { type LedgerAct, nothingAsked } from '#domain/settlement/ledger-act'
import { type Rows, type Snapshot, stateOf } from '#domain/settlement/tables'
import type { QueuedAct } from '../../../src/client/act-queue/queued-act.ts'
import { ledgerOf } from '../../../src/client/settlement/ledger-of.ts'
import type { Device } from './device.ts'

/** What happened in a settlement, and what came to its server. */
export type Happened = {
  readonly first: Snapshot
  readonly events: readonly SettlementEvent[]
  /** The ids of acts in the order in which they came to the server. */
  readonly arrived: readonly string[]
  readonly catalog: Catalog
}

/**
 * Whether an act may have changed nothing when it came to the server, such as one that gives somebody a role which they have
 * already: then it has no event.
 */
export function changesNothing({ who: { userId } }: Device, act: QueuedAct, seen: Happened): boolean {
  return statesWhenItCame(act.id, seen).some((rows) => isWithoutChange(rows, act, userId, seen.catalog))
}

function isWithoutChange(
  rows: Rows,
  { id, name, input, at }: QueuedAct,
  userId: string,
  catalog: Catalog,
): boolean {
  const by = membershipIn(rows, userId)
  if (!by) return false
  const acting = { id, now: at, by }
  // `as never`: the name may be that of any act here, so TypeScript cannot tell which input belongs to it.
  if (name in acts) return isNothing(runAct(acts[name as never] as never, rows, input as never, acting))
  const act = ledgerActs[name as never] as LedgerAct<unknown, unknown, never>
  const byNo = rows.members.get(userId)!.no
  const inLedger = { ...acting, byNo, inDays: () => at, ...nothingAsked }
  return isNothing(completeLedgerAct(ledgerOf(catalog), act, rows, input, inLedger))
}

function isNothing(done: object): boolean {
  return 'changes' in done && (done.changes as readonly unknown[]).length === 0
}

/** The states that the server can have been in when the act came, each time it came. Requests come one after the other. */
function statesWhenItCame(id: string, history: Happened): readonly Rows[] {
  return history.arrived.flatMap((one, at) => (one === id ? statesAt(at, history) : []))
}

/** The states possible when so many requests had come: an act that came both before and after may have been done by then, or not. */
function statesAt(moment: number, { first, events, arrived }: Happened): readonly Rows[] {
  // An event whose act came only before was there, and one whose act came only after was not; of all between, any number may have been.
  const isBefore = ({ act }: SettlementEvent) => act !== undefined && arrived.lastIndexOf(act) < moment
  const isAfter = ({ act }: SettlementEvent) => act !== undefined && arrived.indexOf(act) > moment
  const least = events.findLastIndex(isBefore) + 1
  const next = events.findIndex(isAfter)
  const most = next < 0 ? events.length : next
  return Array.from(
    { length: Math.max(0, most - least + 1) },
    (_, more) => events.slice(0, least + more).reduce(afterEvent, stateOf(first)).rows,
  )
}
