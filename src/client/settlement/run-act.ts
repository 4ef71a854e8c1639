import type { Catalog } from '#domain/catalog/catalog'
import type { CompletedAct } from '#domain/planning/complete-ledger-act'
import { type Done, membershipIn, runAct } from '#domain/settlement/act'
import type { Refused } from '#domain/settlement/act-refusal'
import type { FactsByKind } from '#domain/settlement/activity'
import { acts } from '#domain/settlement/acts/acts'
import { ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { type LedgerAct, type NotCounted, nothingAsked, runLedgerAct } from '#domain/settlement/ledger-act'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { PendingAct } from './pending-act.ts'

const dayMs = 86_400_000

/**
 * The catalogue that a settlement counts with, and how an act of the ledger (one on stock, projects, tasks or their people) is run with all
 * that follows from it. The parts of the page that need the catalogue bring it, so a settlement can be open before it is known.
 */
export type Counting = {
  readonly catalog: Catalog
  readonly complete: (
    act: LedgerAct<unknown, unknown, FactsByKind>,
    rows: Rows,
    input: unknown,
    acting: NotCounted,
  ) => CompletedAct<unknown, FactsByKind> | Refused
}

type DoneHere = Pick<Done<unknown, FactsByKind>, 'changes' | 'activity'>

/**
 * What an act does to the known rows. Of an act of the ledger this is only what it does itself: what follows, such as who then holds which
 * stock, comes with the server's event (INV-2). In a personal settlement nobody else acts, so that this is worked out here too, also offline
 * (SET-9).
 * @param counting null where it is not known: then acts of the ledger are not run here
 * @returns null where it is refused here, lacks what it needs, or is unknown to this release: the server decides
 */
export function runHere(rows: Rows, act: PendingAct, counting: Counting | null): DoneHere | null {
  const { id, name, input, userId, at } = act
  const by = membershipIn(rows, userId)
  if (!by) return null
  const acting = { id, now: at, by }
  // The name may be that of any act here, so TypeScript cannot tell which input belongs to it: hence `as never`.
  if (name in acts) return doneOf(runAct(acts[name as never] as never, rows, input as never, acting))
  if (!(name in ledgerActs) || !counting) return null
  const ledgerAct = ledgerActs[name as never] as LedgerAct<unknown, unknown, FactsByKind>
  const inLedger = {
    ...acting,
    byNo: rows.members.get(userId)!.no,
    inDays: (days: number) => new Date(Date.parse(at) + days * dayMs).toISOString(),
    ...nothingAsked,
  }
  if (countsHere(rows, counting)) return doneOf(counting.complete(ledgerAct, rows, input, inLedger))
  const { catalog } = counting
  // What a project misses is not worked out here. With 0 an act allots nothing to it, or is refused: the server decides.
  const missing = () => 0
  return doneOf(
    runLedgerAct(ledgerAct, rows, input, { ...inLedger, catalog, missing, missingAfter: () => missing }),
  )
}

/** Whether acts of the ledger count on this device as they do on the server, with all that follows from them. */
export function countsHere(rows: Rows, counting: Counting | null): boolean {
  return counting !== null && settlementIn(rows).isPersonal
}

function doneOf(done: object): DoneHere | null {
  return 'refused' in done ? null : (done as DoneHere)
}
