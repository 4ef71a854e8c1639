import type { LedgerCatalog } from './ledger-catalog.ts'
import type { LedgerRows } from './walk.ts'

/**
 * Finds something in rows once and remembers it with these very rows, because several parts of a screen show it. The rows must not
 * change afterwards.
 */
export function onceForRows<Found>(
  find: (ledger: LedgerCatalog, rows: LedgerRows) => Found,
): (ledger: LedgerCatalog, rows: LedgerRows) => Found {
  const known = new WeakMap<LedgerRows, { readonly ledger: LedgerCatalog; readonly found: Found }>()
  return (ledger, rows) => {
    const last = known.get(rows)
    if (last?.ledger === ledger) return last.found
    const found = find(ledger, rows)
    known.set(rows, { ledger, found })
    return found
  }
}
