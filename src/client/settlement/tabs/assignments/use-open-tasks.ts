import { useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Catalog } from '#domain/catalog/catalog'
import { shownRows, useSettlements } from '../../selectors.ts'
import { type OpenTask, openTasksIn } from './open-tasks.ts'

const none: readonly OpenTask[] = []

/** The open tasks. A task is overdue if it was so when the list was first shown, so that nothing jumps while somebody looks at it. */
export function useOpenTasks(catalog: Catalog): readonly OpenTask[] {
  const [now] = useState(() => new Date().toISOString())
  const tables = useSettlements(
    useShallow((state) => {
      const rows = shownRows(state)
      if (!rows) return null
      const { tasks, taskNumbers, projects, assignees } = rows
      return { tasks, taskNumbers, projects, assignees }
    }),
  )
  return useMemo(() => (tables ? openTasksIn(tables, catalog, now) : none), [tables, catalog, now])
}
