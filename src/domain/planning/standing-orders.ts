import type { ItemId } from '../catalog/item.ts'
import type { Cause } from '../settlement/cause.ts'
import { type Change, put } from '../settlement/change.ts'
import type { Project, ProjectItem, StandingOrder, Task } from '../settlement/ledger-rows.ts'
import { isOfOrder, orderKey } from '../settlement/standing-order.ts'
import type { Rows } from '../settlement/tables.ts'
import { orderTaskId } from '../settlement/task-id.ts'
import { reasonForOrder } from './cause.ts'
import { planOf } from './lay-out-project.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import type { LineUp } from './line-up.ts'
import type { ProjectPlan, ProjectRows } from './project-plan.ts'
import { beginWalk, createWalk, type ProjectWalk } from './project-walk.ts'
import { settle } from './settle.ts'
import { byTurn } from './start-walks.ts'
import { walkTasks } from './task-changes.ts'

type Tables = Pick<Rows, 'standingOrders' | 'tasks' | 'taskNumbers'>
/** How much of an item no project holds and nobody keeps back. */
type FreeOf = (itemId: ItemId) => number
type OrderWalk = { readonly order: StandingOrder; readonly walk: ProjectWalk }

type Options = {
  readonly cause: Cause
  /** ISO time. */
  readonly now: string
  readonly due: string | null
  /** The act from which the changes follow, if any. */
  readonly act: string | null
}

/**
 * The tasks for what is short of standing orders, which take what projects leave (BEY-18): made when something is short, and
 * gone when all is there. Nothing is reserved for an order.
 */
export function orderChanges(
  ledger: LedgerCatalog,
  rows: Tables,
  freeOf: FreeOf,
  { cause, now, due, act }: Options,
): readonly Change[] {
  const former = tasksOfOrders(rows.tasks)
  if (rows.standingOrders.size === 0 && former.length === 0) return []
  const walks = settledOrders(ledger, rows, freeOf)
  const known = new Set<string>()
  const changes: Change[] = []
  for (const { order, walk } of walks) {
    const tasks = walk.plan.shares.flatMap(({ task }) => task ?? [])
    if (walk.missing.every((missing) => missing === 0)) {
      // Its tasks are dropped below, because none of them is in `known`. From here on the order has tasks with other ids (`orderTaskId`).
      if (tasks.length > 0) changes.push(put('standingOrders', { ...order, since: now, begunBy: act }))
      continue
    }
    for (const { id } of tasks) known.add(id)
    const reason = reasonForOrder(cause, orderKey(order.itemId))
    // An order has no generations, but with null its tasks would count as made by hand.
    const owner = (itemId: ItemId) => ({ id: orderTaskId(order, itemId), projectId: null, generation: 0 })
    changes.push(...walkTasks(walk, { rows, reason, now, due, owner }).changes)
  }
  return [...former.flatMap(({ id }) => (known.has(id) ? [] : dropped(id))), ...changes]
}

/** The standing orders by item, each with what is missing of it; they share out what projects leave. */
export function settledOrders(
  ledger: LedgerCatalog,
  { standingOrders, tasks }: Pick<Tables, 'standingOrders' | 'tasks'>,
  freeOf: FreeOf,
): readonly OrderWalk[] {
  const orders = [...standingOrders.values()].sort((a, b) => (a.itemId < b.itemId ? -1 : 1))
  const walks = orders.map((order) => ({ order, walk: startWalk(ledger, order, tasks) }))
  const claims: LineUp['claims'] = byTurn(walks.map(({ walk }) => walk))
  settle(ledger, (itemId) => ({ quantity: freeOf(itemId), kept: 0 }), claims)
  return walks
}

function startWalk(ledger: LedgerCatalog, order: StandingOrder, tasks: Rows['tasks']): ProjectWalk {
  const plan = planOf(ledger, asProject(order))
  const ids = taskIdsOf(order, plan)
  // The order is laid out without its tasks; each share gets its task here, by the id that follows from order and item.
  const shares = plan.shares.map((share, at) => ({ ...share, task: tasks.get(ids[at]!) ?? null }))
  const walk = createWalk({ ...plan, shares } satisfies ProjectPlan)
  // An order holds no stock.
  beginWalk(walk, new Map())
  return walk
}

const taskIds = new WeakMap<ProjectPlan, readonly string[]>()

/** The id of the task of each share; found once, since an id takes a hash. */
function taskIdsOf(order: StandingOrder, plan: ProjectPlan): readonly string[] {
  const known = taskIds.get(plan) ?? plan.shares.map(({ itemId }) => orderTaskId(order, itemId))
  taskIds.set(plan, known)
  return known
}

function tasksOfOrders(tasks: Rows['tasks']): readonly Task[] {
  const found: Task[] = []
  for (const task of tasks.values()) if (isOfOrder(task)) found.push(task)
  return found
}

/** The same rows for an order each time, so that `planOf` finds the plan it made of them. */
const projects = new WeakMap<StandingOrder, ProjectRows>()

/** A standing order is laid out like a project that asks for one item. */
function asProject(order: StandingOrder): ProjectRows {
  const known = projects.get(order)
  if (known) return known
  const { itemId, atLeast, since } = order
  const id = orderKey(itemId)
  const item: ProjectItem = {
    projectId: id,
    id,
    itemId,
    quantity: atLeast,
    recipeIndex: 0,
    finished: 0,
    addedAt: since,
  }
  const made = {
    project: { ...orderAsProject, id, createdAt: since, updatedAt: since },
    items: [item],
    tasks: [],
  }
  projects.set(order, made)
  return made
}

/** What an order has as a project. Only `ways` matters to its plan: none are chosen, so the default recipes are used. */
const orderAsProject: Omit<Project, 'id' | 'createdAt' | 'updatedAt'> = {
  name: '',
  description: '',
  notes: '',
  priority: 'low',
  position: 0,
  status: 'in_progress',
  statusByHand: false,
  ownerNo: 0,
  generation: 0,
  ways: {},
}

function dropped(id: string): readonly Change[] {
  return [
    { drop: 'taskNumbers', key: id },
    { drop: 'tasks', key: id },
  ]
}
