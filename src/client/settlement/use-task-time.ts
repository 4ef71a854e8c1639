import { useMemo } from 'react'
import { timeOfTask } from '#domain/timing/task-time'
import type { WorkTime } from '#domain/timing/work-time'
import { useMeans } from '../plan/means/means.ts'
import type { ListedTask } from './listed-tasks.ts'
import { useSettlementCatalog } from './settlement-catalog.ts'

/**
 * How long a task takes, for all that it misses or for `amount` pieces; null where nothing is left, for a task that is not about an
 * item, and until the catalogue is open.
 */
export type TaskTime = (listed: ListedTask, amount?: number) => WorkTime | null

/** How long tasks take with the user's own tools and levels (BEY-20). */
export function useTaskTime(): TaskTime {
  const opened = useSettlementCatalog()
  const means = useMeans()
  const catalog = opened.state === 'ready' ? opened.engine.catalog : null
  return useMemo(
    () =>
      ({ task: { kind }, item, recipe, missing }, amount = missing) =>
        catalog && timeOfTask(catalog, { kind, item, recipe, amount }, means),
    [catalog, means],
  )
}
