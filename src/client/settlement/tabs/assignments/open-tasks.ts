import type { Catalog } from '#domain/catalog/catalog'
import { plainText } from '#domain/catalog/plain-text'
import { assigneesByTask } from '#domain/settlement/assigned'
import { priorities, type Task, type TaskNumbers } from '#domain/settlement/ledger-rows'
import { isOfOrder } from '#domain/settlement/standing-order'
import type { Rows } from '#domain/settlement/tables'
import { tasksText } from '../../../messages/tasks-text.ts'
import { taskTitle } from '../../listed-tasks.ts'

/** A task that is not completed, under its title, with who is to do it. */
export type OpenTask = {
  readonly task: Task
  readonly numbers: TaskNumbers
  readonly title: string
  /** The project's name, or that it is of a standing order; empty for a task that belongs to neither. */
  readonly project: string
  readonly people: readonly string[]
  readonly isOverdue: boolean
}

export const taskFilters = ['all', 'unassigned', 'assigned', 'overdue'] as const
export type TaskFilter = (typeof taskFilters)[number]

type Tables = Pick<Rows, 'tasks' | 'taskNumbers' | 'projects' | 'assignees'>

/**
 * The open tasks, unassigned ones first, then by priority (TSK-4).
 * @param now ISO time, against which due dates are held
 */
export function openTasksIn(rows: Tables, catalog: Catalog, now: string): readonly OpenTask[] {
  const people = assigneesByTask(rows)
  const found: OpenTask[] = []
  for (const task of rows.tasks.values()) {
    const numbers = rows.taskNumbers.get(task.id)
    const project = rows.projects.get(task.projectId ?? '')
    if (task.deletedAt !== null || !numbers || numbers.status === 'completed') continue
    if (task.projectId !== null && !project) continue
    found.push({
      task,
      numbers,
      title: taskTitle(catalog, task, numbers),
      project: project?.name ?? (isOfOrder(task) ? tasksText.anOrder : ''),
      people: people.get(task.id) ?? [],
      isOverdue: task.due !== null && task.due < now,
    })
  }
  return found.sort(
    (a, b) => Number(a.people.length > 0) - Number(b.people.length > 0) || placeOf(a) - placeOf(b),
  )
}

/** The tasks that a search and a filter leave, in their order. */
export function tasksLike(
  tasks: readonly OpenTask[],
  { search, filter }: { readonly search: string; readonly filter: TaskFilter },
): readonly OpenTask[] {
  const words = plainText(search).split(' ')
  return tasks.filter((one) => {
    if (filter === 'unassigned' && one.people.length > 0) return false
    if (filter === 'assigned' && one.people.length === 0) return false
    if (filter === 'overdue' && !one.isOverdue) return false
    const name = plainText(`${one.title} ${one.project}`)
    return words.every((word) => name.includes(word))
  })
}

function placeOf({ task }: OpenTask): number {
  return priorities.indexOf(task.priority)
}
