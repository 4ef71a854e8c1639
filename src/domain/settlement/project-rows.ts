import { type Change, put } from './change.ts'
import type { Priority, Project, ProjectItem } from './ledger-rows.ts'
import type { Rows } from './tables.ts'

/** The items that a project is to have in the end. */
export function itemsOfProject(
  { projectItems }: Pick<Rows, 'projectItems'>,
  projectId: string,
): readonly ProjectItem[] {
  return [...projectItems.values()].filter((item) => item.projectId === projectId)
}

/** The projects of one priority, in the order in which they are served. */
export function servedWith({ projects }: Pick<Rows, 'projects'>, priority: Priority): readonly Project[] {
  return [...projects.values()]
    .filter((project) => project.priority === priority)
    .sort((a, b) => a.position - b.position || compare(a.createdAt, b.createdAt) || compare(a.id, b.id))
}

/** The place behind all projects of a priority. */
export function placeAfter(rows: Pick<Rows, 'projects'>, priority: Priority): number {
  return (servedWith(rows, priority).at(-1)?.position ?? -1) + 1
}

/**
 * Puts a project at a place among those of its priority. Without a place it stays, or goes behind them if it has just got the priority.
 * @returns the project, and the others whose position changes
 */
export function placeAmong(
  rows: Pick<Rows, 'projects'>,
  project: Project,
  place: number | undefined,
): readonly [Project, ...Project[]] {
  const others = servedWith(rows, project.priority).filter(({ id }) => id !== project.id)
  const isNew = rows.projects.get(project.id)?.priority !== project.priority
  if (place === undefined && !isNew) return [project]
  const served = [...others]
  served.splice(place ?? others.length, 0, project)
  const moved = served.map((other, position) =>
    other.position === position ? other : { ...other, position },
  )
  const placed = moved.find(({ id }) => id === project.id)!
  // An object that is not among `others` is a copy with another position.
  return [placed, ...moved.filter((other) => other !== placed && !others.includes(other))]
}

/** Whether a place is another one than the project has among those of its priority. */
export function isOtherPlace(rows: Pick<Rows, 'projects'>, project: Project, place: number): boolean {
  const served = servedWith(rows, project.priority)
  return Math.min(place, served.length - 1) !== served.findIndex(({ id }) => id === project.id)
}

type TaskRows = Pick<Rows, 'tasks' | 'taskNumbers'>

/** Whether a task is there and neither completed nor deleted. */
export function isOpenTask({ tasks, taskNumbers }: TaskRows, taskId: string): boolean {
  return tasks.get(taskId)?.deletedAt === null && taskNumbers.get(taskId)?.status !== 'completed'
}

/** How many tasks are open. */
export function openTasks(rows: TaskRows): number {
  let open = 0
  for (const id of rows.tasks.keys()) if (isOpenTask(rows, id)) open++
  return open
}

/** The changes that set free what a project holds, as it leaves. */
export function setFree(rows: Pick<Rows, 'allotments' | 'stock'>, projectId: string, now: string): Change[] {
  return [...rows.allotments].flatMap(([key, row]): Change[] => {
    if (row.projectId !== projectId) return []
    const stock = rows.stock.get(row.itemId)!
    const reserved = stock.reserved - row.amount
    return [put('stock', { ...stock, reserved, updatedAt: now }), { drop: 'allotments', key }]
  })
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
