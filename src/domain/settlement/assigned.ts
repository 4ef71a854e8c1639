import { grouped } from '../grouped.ts'
import type { Rows } from './tables.ts'

/** Who is to do a task: nobody, one or several; members by user id, named players by their id (TSK-3). */
export type AssignedTo = null | string | readonly string[]

/** Who is to do a task, in the order in which they were assigned. */
export function assigneesOf({ assignees }: Pick<Rows, 'assignees'>, taskId: string): readonly string[] {
  return [...assignees.values()].flatMap((row) => (row.taskId === taskId ? [row.who] : []))
}

/** Who is to do each task, by the task's id; without tasks that nobody has. */
export function assigneesByTask({
  assignees,
}: Pick<Rows, 'assignees'>): ReadonlyMap<string, readonly string[]> {
  const byTask = grouped(assignees.values(), ({ taskId }) => taskId)
  return new Map([...byTask].map(([taskId, rows]) => [taskId, rows.map(({ who }) => who)]))
}

/** The people named, each once. */
export function assignedPeople(assignedTo: AssignedTo): readonly string[] {
  if (assignedTo === null) return []
  return [...new Set(typeof assignedTo === 'string' ? [assignedTo] : assignedTo)]
}

/** The same people in the form of the API. */
export function assignedToOf(people: readonly string[]): AssignedTo {
  return people.length < 2 ? (people[0] ?? null) : people
}
