import { useMemo, useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { type Workload, workloads } from '#domain/settlement/assigning/workload'
import type { Rows } from '#domain/settlement/tables'
import { shownRows, useSettlements } from '../../selectors.ts'
import { type OpenTask, openTasksIn } from './open-tasks.ts'

/** What the dialog works on, kept up to date while others assign. */
export type Assigning = {
  readonly rows: Rows
  readonly catalog: Catalog
  readonly tasks: readonly OpenTask[]
  readonly loads: readonly Workload[]
  /** Names by user id or player id. */
  readonly names: ReadonlyMap<string, string>
}

/** @returns null until the settlement is loaded */
export function useAssigning(catalog: Catalog): Assigning | null {
  const rows = useSettlements(shownRows)
  // Of the moment when it was opened, so that nothing jumps while one looks at it.
  const [now] = useState(() => new Date().toISOString())
  return useMemo(
    () =>
      rows && {
        rows,
        catalog,
        tasks: openTasksIn(rows, catalog, now),
        loads: workloads(rows, catalog, now),
        names: new Map([
          ...[...rows.members.values()].map(({ userId, name }) => [userId, name] as const),
          ...[...rows.players.values()].map(({ id, name }) => [id, name] as const),
        ]),
      },
    [rows, catalog, now],
  )
}
