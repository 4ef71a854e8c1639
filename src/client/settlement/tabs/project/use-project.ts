import { useMemo, useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { inOrder } from '#domain/planning/project-order'
import { useLedgerRows } from '../../ledger.ts'
import { ledgerOf } from '../../ledger-of.ts'
import { type ListedTask, listedTasksOf } from '../../listed-tasks.ts'
import { createTaskReuser } from '../../same-tasks.ts'
import { shownRows, useSettlements } from '../../selectors.ts'
import { type ListedProject, listedProject } from '../projects/listed-projects.ts'

/** A project with its place in the order of all, from 1, and its tasks in the order in which lists show them. */
export type OpenedProject = ListedProject & {
  readonly servedAt: number
  readonly ofAll: number
  readonly tasks: readonly ListedTask[]
}

/** The project of that id with its numbers; null where it is not there, or not any more. */
export function useProject(catalog: Catalog, projectId: string): OpenedProject | null {
  const rows = useLedgerRows()
  const assignees = useSettlements((state) => shownRows(state)?.assignees)
  const [reuseTasks] = useState(createTaskReuser)
  return useMemo(() => {
    const project = rows?.projects.get(projectId)
    if (!rows || !assignees || !project) return null
    const ledger = ledgerOf(catalog)
    const projects = inOrder(rows.projects.values())
    return {
      ...listedProject(ledger, rows, { project, projects }),
      servedAt: projects.indexOf(project) + 1,
      ofAll: projects.length,
      tasks: reuseTasks(listedTasksOf(projectId, ledger, rows, assignees)),
    }
  }, [rows, assignees, catalog, projectId, reuseTasks])
}
