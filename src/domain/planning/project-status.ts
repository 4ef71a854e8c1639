import type { Project, ProjectStatus, TaskNumbers } from '../settlement/ledger-rows.ts'

/**
 * The status of a project whose tasks have these numbers (PRJ-4). A project in progress is not put back to
 * not started; one without tasks is completed where it has items and nothing is missing, else it stays as it is.
 */
export function statusOfProject(
  { status }: Pick<Project, 'status'>,
  tasks: readonly TaskNumbers[],
  allIsThere: boolean,
): ProjectStatus {
  if (tasks.length === 0) return allIsThere ? 'completed' : status
  if (tasks.every((task) => task.status === 'completed')) return 'completed'
  if (tasks.some((task) => task.completed > 0 || task.status !== 'pending')) return 'in_progress'
  return status === 'in_progress' ? 'in_progress' : 'not_started'
}
