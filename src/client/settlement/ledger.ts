import type { Catalog } from '#domain/catalog/catalog'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import type { LedgerRows } from '#domain/planning/walk'
import { rememberedBy } from './remembered.ts'
import { shownRows, useSettlements } from './selectors.ts'

const ledgers = new WeakMap<Catalog, LedgerCatalog>()

/** A catalogue made ready for the ledger, once. */
export function ledgerOf(catalog: Catalog): LedgerCatalog {
  const known = ledgers.get(catalog)
  if (known) return known
  const ledger = createLedgerCatalog(catalog)
  ledgers.set(catalog, ledger)
  return ledger
}

const tables = [
  'projects',
  'projectItems',
  'tasks',
  'taskNumbers',
  'stock',
  'allotments',
  'standingOrders',
] as const

/** The tables that the numbers of projects and tasks are read from; the same object for every part of a screen, while none of them changes. */
export function useLedgerRows(): LedgerRows | null {
  return useSettlements((state) => {
    const rows = shownRows(state)
    return rows && ledgerRows(rows)
  })
}

const ledgerRows = rememberedBy(
  tables,
  (rows) => Object.fromEntries(tables.map((name) => [name, rows[name]])) as LedgerRows,
)
