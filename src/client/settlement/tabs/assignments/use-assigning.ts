import { useMemo, useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import {
  type LackingLevel,
  lackingLevels,
  type SharedLevels,
} from '#domain/settlement/assigning/shared-levels'
import type { TaskDemands } from '#domain/settlement/assigning/suggestions'
import { taskBuildings, type Workload, workloads } from '#domain/settlement/assigning/workload'
import type { Task } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'
import type { Replies } from '../../../api/ask.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { usePeople } from '../../people.ts'
import { shownRows, useSettlementId, useSettlements } from '../../selectors.ts'
import type { OpenTask } from './open-tasks.ts'
import { useOpenTasks } from './use-open-tasks.ts'

/** What the dialog for assigning works on, kept up to date while others assign. */
export type Assigning = {
  readonly rows: Rows
  readonly catalog: Catalog
  readonly tasks: readonly OpenTask[]
  readonly loads: readonly Workload[]
  /** Where a task is done; null for nowhere in particular. */
  readonly buildingOf: (task: Task) => string | null
  /** Whose level is too low for a task, as far as people show their levels. */
  readonly lackingLevel: LackingLevel
  /** Names by user id or player id. */
  readonly names: ReadonlyMap<string, string>
}

/** @returns null until the settlement is loaded */
export function useAssigning(catalog: Catalog): Assigning | null {
  const rows = useSettlements(shownRows)
  const tasks = useOpenTasks(catalog)
  const names = usePeople()
  // The time when the dialog was opened, so that nothing jumps while somebody looks at it.
  const [now] = useState(() => new Date().toISOString())
  const shared = useAnswer('getMemberLevels', { settlementId: useSettlementId() }).answer
  return useMemo(
    () =>
      rows && {
        rows,
        catalog,
        tasks,
        loads: workloads(rows, catalog, now),
        buildingOf: taskBuildings(rows, catalog),
        lackingLevel: lackingLevels(rows, catalog, levelsByUser(shared ?? [])),
        names,
      },
    [rows, catalog, now, tasks, names, shared],
  )
}

/** What a task asks of whoever does it, for the suggestions. */
export function demandsOf({ buildingOf, lackingLevel }: Assigning, task: Task): TaskDemands {
  return { building: buildingOf(task), lacksLevel: (who) => lackingLevel(task, who) !== null }
}

function levelsByUser(shared: Replies['getMemberLevels']): SharedLevels {
  return new Map(shared.map(({ userId, levels }) => [userId, new Map(Object.entries(levels))]))
}
