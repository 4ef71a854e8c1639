import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Catalog } from '#domain/catalog/catalog'
import { createLedgerCatalog, type LedgerCatalog } from '#domain/planning/ledger-catalog'
import type { LedgerRows } from '#domain/planning/walk'
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

/** The tables that the numbers of projects and tasks are read from; the same object while none of them changes. */
export function useLedgerRows(): LedgerRows | null {
  const shown = useSettlements(
    useShallow((state) => {
      const rows = shownRows(state)
      return rows ? tables.map((name) => rows[name]) : null
    }),
  )
  return useMemo(
    () => shown && (Object.fromEntries(tables.map((name, at) => [name, shown[at]])) as LedgerRows),
    [shown],
  )
}
