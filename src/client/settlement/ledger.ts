import type { LedgerRows } from '#domain/planning/walk'
import { rememberedBy } from './remembered.ts'
import { shownRows, useSettlements } from './selectors.ts'

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
