import { type Catalog, findItem, itemName } from '#domain/catalog/catalog'
import type { Item, ItemId, Recipe } from '#domain/catalog/item'
import { compareTexts } from '#domain/catalog/listing-order'
import { unknownItem } from '#domain/catalog/read-item'
import type { LedgerCatalog } from '#domain/planning/ledger-catalog'
import { orderWork } from '#domain/planning/order-work'
import { compareWork, loneTaskWork, projectWork, type TaskWork } from '#domain/planning/project-work'
import type { LedgerRows } from '#domain/planning/walk'
import { assigneesByTask } from '#domain/settlement/assigned'
import type { Assignee, Task, TaskNumbers } from '#domain/settlement/ledger-rows'
import { isOfOrder } from '#domain/settlement/standing-order'
import { taskRecipes } from '#domain/settlement/task-rows'
import { tasksText } from '../messages/tasks-text.ts'

/** An ingredient that a task waits for, and how much the ingredient's own task still misses; 0 where it has no task. */
export type WaitsFor = { readonly itemId: ItemId; readonly name: string; readonly amount: number }

/** A task as lists show it. */
export type ListedTask = {
  readonly id: string
  readonly task: Task
  readonly numbers: TaskNumbers
  readonly state: TaskWork['state']
  readonly missing: number
  /** How much of what is missing can be done now (TSK-5). */
  readonly now: number
  readonly waitsFor: readonly WaitsFor[]
  /** null for a task without an item. */
  readonly item: Item | null
  /** The recipe by which the item is crafted; null where it is not crafted. */
  readonly recipe: Recipe | null
  readonly title: string
  /** The project's name, or 'Standing order: Plank'; empty for a task that belongs to neither. */
  readonly project: string
  /** The ids of those who are to do it, in the order in which they were assigned. */
  readonly people: readonly string[]
}

type Assignees = ReadonlyMap<string, Assignee>

/** The tasks that are not deleted: ready ones first, then those that wait, then those that are done; each kind by when it is due (TSK-1). */
export function listedTasks(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  assignees: Assignees,
): readonly ListedTask[] {
  return withPeople(listedWork(ledger, rows), assignees)
}

/** The same tasks without their people: when only the people change, nothing else is worked out again. */
export function listedWork(ledger: LedgerCatalog, rows: LedgerRows): readonly ListedTask[] {
  const { catalog } = ledger
  const list = listerOf(ledger, rows)
  const ofProjects = [...rows.projects.values()].flatMap(({ id, name }) =>
    list(projectWork(ledger, rows, id), name),
  )
  const ofOrders = orderWork(ledger, rows).flatMap(({ order: { itemId }, work }) =>
    list(work, tasksText.order(itemName(catalog, itemId))),
  )
  const alone = [...rows.tasks.values()].flatMap((task) => {
    const numbers = rows.taskNumbers.get(task.id)
    if (task.projectId !== null || isOfOrder(task) || task.deletedAt !== null || !numbers) return []
    return list([loneTaskWork(task, numbers)], '')
  })
  return [...ofProjects, ...ofOrders, ...alone].sort(inOrder)
}

/** The tasks of one project, in the same order, without the project's name. */
export function listedTasksOf(
  projectId: string,
  ledger: LedgerCatalog,
  rows: LedgerRows,
  assignees: Assignees,
): readonly ListedTask[] {
  const work = projectWork(ledger, rows, projectId)
  return withPeople(listerOf(ledger, rows)(work, '').toSorted(inOrder), assignees)
}

/** The tasks with the people who are to do them. */
export function withPeople(tasks: readonly ListedTask[], assignees: Assignees): readonly ListedTask[] {
  const people = assigneesByTask({ assignees })
  return tasks.map((listed) => {
    const theirs = people.get(listed.id)
    return theirs ? { ...listed, people: theirs } : listed
  })
}

type Lister = (together: readonly TaskWork[], project: string) => readonly ListedTask[]

/** Lists tasks that belong together: what one of them waits for, another one makes. */
function listerOf(ledger: LedgerCatalog, rows: LedgerRows): Lister {
  const { catalog } = ledger
  const recipeOf = taskRecipes(rows, catalog)
  const listed = (work: TaskWork, project: string, waitsFor: readonly WaitsFor[]): ListedTask => {
    const { task, numbers, state, missing, now } = work
    const item = task.itemId === null ? null : (findItem(catalog, task.itemId) ?? unknownItem(task.itemId))
    return {
      id: task.id,
      task,
      numbers,
      state,
      missing,
      now,
      waitsFor,
      item,
      recipe: recipeOf(task),
      title: taskTitle(catalog, task, numbers),
      project,
      people: nobody,
    }
  }
  return (together, project) => {
    // By the generated task of each item: a task made by hand may be about the same item.
    const missingOf = new Map(
      together.flatMap(({ task: { itemId, generation }, missing }) =>
        itemId !== null && generation !== null ? [[itemId, missing] as const] : [],
      ),
    )
    const waiting = (itemId: ItemId) => ({
      itemId,
      name: itemName(catalog, itemId),
      amount: missingOf.get(itemId) ?? 0,
    })
    return together.map((one) => listed(one, project, one.waitsFor.map(waiting)))
  }
}

const nobody: readonly string[] = []

/** A task's own title; of a generated one 'Craft 12 x Plank'. */
export function taskTitle(catalog: Catalog, { title, kind, itemId }: Task, { target }: TaskNumbers): string {
  return title ?? tasksText.title(kind, target, itemName(catalog, itemId ?? ''))
}

/** Whether a task is past its due date and not done. */
export function isOverdue({ task: { due }, state }: ListedTask, now: string): boolean {
  return state !== 'done' && due !== null && due < now
}

/** Whether the user is to do a task. @param mine the ids under which the user has tasks */
export function isMine({ people }: ListedTask, mine: ReadonlySet<string>): boolean {
  return people.some((who) => mine.has(who))
}

function inOrder(a: ListedTask, b: ListedTask): number {
  return compareWork(a, b) || compareTexts(a.title, b.title)
}
