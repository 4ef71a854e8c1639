import type { Catalog } from '../../catalog/catalog.ts'
import type { Recipe } from '../../catalog/item.ts'
import { grouped } from '../../grouped.ts'
import { assignablePeople } from '../assignable.ts'
import type { Task, TaskKind, TaskNumbers } from '../ledger-rows.ts'
import { personOf } from '../same-person.ts'
import type { Rows } from '../tables.ts'
import { taskRecipes } from '../task-rows.ts'

/** What somebody has to do, and what they have done here (TSK-4). */
export type Workload = {
  /** A member's user id, or a named player's id. */
  readonly who: string
  /** Tasks that are not completed. */
  readonly open: number
  /** Open tasks for which nothing was done yet. */
  readonly pending: number
  /** Open tasks whose due date has passed. */
  readonly overdue: number
  /** Estimated hours, by the specification's formula: 2 for each open task that was begun, 1.5 for each pending one (decision 17). */
  readonly hours: number
  /** The kinds of the open tasks. */
  readonly kinds: readonly TaskKind[]
  /** The skills that the open tasks take. */
  readonly skills: readonly string[]
  /** How many projects they take part in: those that are archived or deleted have no rows. */
  readonly projects: number
  /** Above two open tasks ('High Capacity', TSK-4). */
  readonly isHighCapacity: boolean
  /** Completed tasks by kind. */
  readonly done: Readonly<Partial<Record<TaskKind, number>>>
  /** Buildings at which they have completed a task. */
  readonly buildings: ReadonlySet<string>
}

type Tables = Pick<
  Rows,
  | 'members'
  | 'players'
  | 'tasks'
  | 'taskNumbers'
  | 'assignees'
  | 'projectPlayers'
  | 'projects'
  | 'projectItems'
>

/**
 * The workload of everybody who can be given tasks, members first. What a named player has counts for the member linked to them (SET-7).
 * @param now ISO time, against which due dates are held
 */
export function workloads(rows: Tables, catalog: Catalog, now: string): readonly Workload[] {
  const tasksOf = tasksByPerson(rows)
  const recipeOf = taskRecipes(rows, catalog)
  const takesPartIn = grouped(rows.projectPlayers.values(), ({ who }) => personOf(rows, who))
  const projectsOf = (who: string) => new Set(takesPartIn.get(who)?.map(({ projectId }) => projectId)).size
  return assignablePeople(rows).map((who) =>
    workloadOf(who, tasksOf.get(who) ?? [], { recipeOf, now, projects: projectsOf(who) }),
  )
}

/** Finds the building that a task is done at, by the recipe that its project has chosen; null for none. */
export function taskBuildings(
  rows: Pick<Rows, 'projects' | 'projectItems'>,
  catalog: Catalog,
): (task: Task) => string | null {
  const recipeOf = taskRecipes(rows, catalog)
  return (task) => recipeOf(task)?.building?.name ?? null
}

type Given = {
  readonly recipeOf: (task: Task) => Recipe | null
  readonly now: string
  readonly projects: number
}
type Counted = { readonly task: Task; readonly numbers: TaskNumbers }

function workloadOf(who: string, tasks: readonly Counted[], { recipeOf, now, projects }: Given): Workload {
  const open = tasks.filter(({ numbers }) => numbers.status !== 'completed')
  const done = tasks.filter(({ numbers }) => numbers.status === 'completed')
  const pending = open.filter(({ numbers }) => numbers.status === 'pending').length
  const buildings = done.flatMap(({ task }) => recipeOf(task)?.building?.name ?? [])
  const skills = open.flatMap(({ task }) => recipeOf(task)?.skill ?? [])
  return {
    who,
    open: open.length,
    pending,
    overdue: open.filter(({ task }) => task.due !== null && task.due < now).length,
    hours: 2 * (open.length - pending) + 1.5 * pending,
    kinds: [...new Set(open.map(({ task }) => task.kind))],
    skills: [...new Set(skills)],
    projects,
    isHighCapacity: open.length > 2,
    done: Object.fromEntries(countBy(done, ({ task }) => task.kind)),
    buildings: new Set(buildings),
  }
}

function tasksByPerson(rows: Tables): ReadonlyMap<string, readonly Counted[]> {
  const { tasks, taskNumbers, assignees } = rows
  const held = grouped(assignees.values(), ({ who }) => personOf(rows, who))
  const countedIn = (taskIds: ReadonlySet<string>) =>
    [...taskIds].flatMap((taskId): Counted[] => {
      const [task, numbers] = [tasks.get(taskId), taskNumbers.get(taskId)]
      return task?.deletedAt === null && numbers ? [{ task, numbers }] : []
    })
  // A task that somebody has twice, under their own id and a player's, counts once.
  return new Map([...held].map(([who, own]) => [who, countedIn(new Set(own.map(({ taskId }) => taskId)))]))
}

function countBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}
