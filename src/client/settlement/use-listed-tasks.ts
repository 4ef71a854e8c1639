import { useMemo } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { ledgerOf, useLedgerRows } from './ledger.ts'
import { type ListedTask, listedTasks } from './listed-tasks.ts'
import { shownRows, useSettlements } from './selectors.ts'

const none: readonly ListedTask[] = []

/** The tasks of the open settlement, in the order in which lists show them. */
export function useListedTasks(catalog: Catalog): readonly ListedTask[] {
  const rows = useLedgerRows()
  const assignees = useSettlements((state) => shownRows(state)?.assignees)
  return useMemo(
    () => (rows && assignees ? listedTasks(ledgerOf(catalog), { ...rows, assignees }) : none),
    [rows, assignees, catalog],
  )
}
