import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Rows } from '#domain/settlement/tables'
import { tasksText } from '../../messages/tasks-text.ts'

export type DeletedTask = {
  readonly id: string
  readonly title: string
  /** The project's name; empty for a task without a project. */
  readonly project: string
  readonly deletedAt: string
}

/** The tasks among the known rows that somebody has deleted, latest first: each can be restored (BEY-6). */
export function deletedTasks(
  { tasks, projects }: Pick<Rows, 'tasks' | 'projects'>,
  catalog: Catalog,
): readonly DeletedTask[] {
  return [...tasks.values()]
    .flatMap(({ id, projectId, itemId, kind, title, deletedAt }) => {
      if (deletedAt === null) return []
      const name = title ?? tasksText.deletedTitle(kind, itemName(catalog, itemId ?? ''))
      return [{ id, title: name, project: projects.get(projectId ?? '')?.name ?? '', deletedAt }]
    })
    .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
}
