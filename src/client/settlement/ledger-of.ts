import type { Catalog } from '#domain/catalog/catalog'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'

const ledgers = new WeakMap<Catalog, LedgerCatalog>()

/** A catalogue made ready for the ledger, once. */
export function ledgerOf(catalog: Catalog): LedgerCatalog {
  const known = ledgers.get(catalog)
  if (known) return known
  const ledger = createLedgerCatalog(catalog)
  ledgers.set(catalog, ledger)
  return ledger
}
