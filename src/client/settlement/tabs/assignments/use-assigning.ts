import { useMemo, useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { taskBuildings, type Workload, workloads } from '#domain/settlement/assigning/workload'
import type { Task } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'
import { usePeople } from '../../people.ts'
import { shownRows, useSettlements } from '../../selectors.ts'
import type { OpenTask } from './open-tasks.ts'
import { useOpenTasks } from './use-open-tasks.ts'

/** What the dialog works on, kept up to date while others assign. */
export type Assigning = {
  readonly rows: Rows
  readonly catalog: Catalog
  readonly tasks: readonly OpenTask[]
  readonly loads: readonly Workload[]
  /** Where a task is done; null for nowhere in particular. */
  readonly buildingOf: (task: Task) => string | null
  /** Names by user id or player id. */
  readonly names: ReadonlyMap<string, string>
}

/** @returns null until the settlement is loaded */
export function useAssigning(catalog: Catalog): Assigning | null {
  const rows = useSettlements(shownRows)
  const tasks = useOpenTasks(catalog)
  const names = usePeople()
  // Of the moment when it was opened, so that nothing jumps while one looks at it.
  const [now] = useState(() => new Date().toISOString())
  return useMemo(
    () =>
      rows && {
        rows,
        catalog,
        tasks,
        loads: workloads(rows, catalog, now),
        buildingOf: taskBuildings(rows, catalog),
        names,
      },
    [rows, catalog, now, tasks, names],
  )
}
