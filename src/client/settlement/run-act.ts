import type { Catalog } from '#domain/catalog/catalog'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { type Done, membershipIn, runAct } from '#domain/settlement/act'
import type { FactsByKind } from '#domain/settlement/activity'
import { acts } from '#domain/settlement/acts/acts'
import { ledgerActs } from '#domain/settlement/acts/ledger-acts'
import { nothingAsked, runLedgerAct } from '#domain/settlement/ledger-act'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import { ledgerOf } from './ledger-of.ts'
import type { PendingAct } from './pending-act.ts'

const dayMs = 86_400_000

type DoneHere = Pick<Done<unknown, FactsByKind>, 'changes' | 'activity'>

/**
 * What an act does to the known rows. An act of the ledger says only what it does itself; who then holds what follows with the
 * server's event (INV-2). In a personal settlement nobody else acts, so that it follows here too, also offline (SET-9).
 * @param catalog null where it is not known: then acts of the ledger are not run here
 * @returns null where it is refused here, lacks what it needs, or is unknown to this release: the server decides
 */
export function runHere(rows: Rows, act: PendingAct, catalog: Catalog | null): DoneHere | null {
  const { id, name, input, userId, at } = act
  const by = membershipIn(rows, userId)
  if (!by) return null
  const acting = { id, now: at, by }
  if (name in acts) return doneOf(runAct(acts[name as never] as never, rows, input as never, acting))
  if (!(name in ledgerActs) || !catalog) return null
  const ledgerAct = ledgerActs[name as never] as never
  const inLedger = {
    ...acting,
    byNo: rows.members.get(userId)!.no,
    inDays: (days: number) => new Date(Date.parse(at) + days * dayMs).toISOString(),
    ...nothingAsked,
  }
  if (settlementIn(rows).isPersonal)
    return doneOf(completeLedgerAct(ledgerOf(catalog), ledgerAct, rows, input as never, inLedger))
  return doneOf(runLedgerAct(ledgerAct, rows, input as never, { ...inLedger, catalog, missing: () => 0 }))
}

function doneOf(done: object): DoneHere | null {
  return 'refused' in done ? null : (done as DoneHere)
}
