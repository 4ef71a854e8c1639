import type { Catalog } from '#domain/catalog/catalog'
import type { LedgerRows } from '#domain/planning/walk'
import type { Rows } from '#domain/settlement/tables'
import { useLedgerRows } from './ledger.ts'
import { ledgerOf } from './ledger-of.ts'
import { type ListedTask, listedWork, withPeople } from './listed-tasks.ts'
import { createTaskReuser } from './same-tasks.ts'
import { shownRows, useSettlements } from './selectors.ts'

const none: readonly ListedTask[] = []

/** The tasks of the open settlement, in the order in which lists show them; computed once for all parts of a screen. */
export function useListedTasks(catalog: Catalog): readonly ListedTask[] {
  const rows = useLedgerRows()
  const assignees = useSettlements((state) => shownRows(state)?.assignees)
  return rows && assignees ? tasksOf({ catalog, rows, assignees }) : none
}

type Read = {
  readonly catalog: Catalog
  readonly rows: LedgerRows
  readonly assignees: Rows['assignees']
}

const reuseTasks = createTaskReuser()
// Two results are remembered: the tasks without their people, which stay when only assignees change, and the whole list.
let work: (Pick<Read, 'catalog' | 'rows'> & { readonly tasks: readonly ListedTask[] }) | null = null
let last: (Read & { readonly tasks: readonly ListedTask[] }) | null = null

function tasksOf(read: Read): readonly ListedTask[] {
  const { catalog, rows, assignees } = read
  if (last?.catalog === catalog && last.rows === rows && last.assignees === assignees) return last.tasks
  const tasks = reuseTasks(withPeople(workOf(read), assignees))
  last = { ...read, tasks }
  return tasks
}

function workOf({ catalog, rows }: Read): readonly ListedTask[] {
  if (work?.catalog !== catalog || work.rows !== rows)
    work = { catalog, rows, tasks: listedWork(ledgerOf(catalog), rows) }
  return work.tasks
}
