import type { Catalog } from '#domain/catalog/catalog'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import { ledgerOf } from './ledger-of.ts'
import type { Counting } from './run-act.ts'

const known = new WeakMap<Catalog, Counting>()

/** How a settlement counts with this catalogue, made once for each catalogue. Only parts whose code is fetched apart use it. */
export function countingOf(catalog: Catalog): Counting {
  const made = known.get(catalog) ?? {
    catalog,
    complete: (act, rows, input, acting) => completeLedgerAct(ledgerOf(catalog), act, rows, input, acting),
  }
  known.set(catalog, made)
  return made
}
