import type { ItemId } from '../catalog/item.ts'
import { enoughFor } from '../crafting/enough-for.ts'
import { needsOf } from '../crafting/node-needs.ts'
import { isRaw, perSuccessOf, toGetOf } from '../crafting/node-reading.ts'
import type { PlanNodes } from '../crafting/plan-nodes.ts'
import { wholeOf } from '../crafting/whole-amounts.ts'
import type { Task, TaskNumbers } from '../settlement/ledger-rows.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { freeStock, shownProject } from './project-numbers.ts'
import type { ProjectWalk } from './project-walk.ts'
import type { LedgerRows } from './walk.ts'

/** How much of an item can be got with what the project holds and what is free. */
type Work = {
  /** In pieces: all of what is gathered or collected; of what is crafted, what there are ingredients for. */
  readonly now: number
  /** The ingredients that are not there for even one craft. */
  readonly waitsFor: readonly ItemId[]
}

/** A task of a project: its numbers, and whether work on it can begin (TSK-5). */
export type TaskWork = {
  readonly task: Task
  readonly numbers: TaskNumbers
  readonly state: 'ready' | 'waiting' | 'done'
  readonly missing: number
  /** How much of what is missing can be done now. */
  readonly now: number
  readonly waitsFor: readonly ItemId[]
}

/**
 * The tasks of a project that are not deleted: ready ones first, then those that wait, then those that are done; each kind by when
 * it is due. Empty for a project that is not there. The rows must not change afterwards:
 * `shownProject` settles a project of them once.
 */
export function projectWork(ledger: LedgerCatalog, rows: LedgerRows, projectId: string): readonly TaskWork[] {
  const project = shownProject(ledger, rows, projectId)
  if (!project) return []
  const freeOf = (itemId: ItemId) => freeStock(rows, itemId)
  return workOf(ledger, rows, { walk: project, tasks: project.plan.tasks, freeOf })
}

type Laid = {
  readonly walk: ProjectWalk
  readonly tasks: readonly Task[]
  /** How much of an item is there beside what the walk holds. */
  readonly freeOf: (itemId: ItemId) => number
}

/** The work of those tasks that are not deleted, by what a settled walk has of each item, in the order of `compareWork` (TSK-5). */
export function workOf(
  ledger: LedgerCatalog,
  { taskNumbers }: Pick<LedgerRows, 'taskNumbers'>,
  { walk, tasks, freeOf }: Laid,
): readonly TaskWork[] {
  const work = workByItem(ledger, walk, freeOf)
  return tasks
    .flatMap((task) => {
      const numbers = taskNumbers.get(task.id)
      return task.deletedAt === null && numbers ? [taskWork(task, numbers, work)] : []
    })
    .sort(compareWork)
}

/** The work of a task that was made by hand and belongs to no project. */
export function loneTaskWork(task: Task, numbers: TaskNumbers): TaskWork {
  return taskWork(task, numbers, new Map())
}

/** Ready tasks first, then those that wait, then those that are done; each kind by when it is due. */
export function compareWork(
  a: Pick<TaskWork, 'state' | 'task'>,
  b: Pick<TaskWork, 'state' | 'task'>,
): number {
  return order[a.state] - order[b.state] || byDue(a.task, b.task)
}

const order = { ready: 0, waiting: 1, done: 2 } as const

function byDue(a: Task, b: Task): number {
  if (a.due === b.due) return 0
  if (a.due === null || b.due === null) return a.due === null ? 1 : -1
  return a.due < b.due ? -1 : 1
}

function taskWork(task: Task, numbers: TaskNumbers, work: ReadonlyMap<ItemId, Work>): TaskWork {
  const missing = Math.max(0, numbers.target - numbers.completed)
  if (missing === 0 || numbers.status === 'completed')
    return { task, numbers, state: 'done', missing, now: 0, waitsFor: [] }
  // Only a task made by hand has no generation.
  const { now, waitsFor } = (task.generation !== null && task.itemId && work.get(task.itemId)) || byHand
  const state = waitsFor.length > 0 ? 'waiting' : 'ready'
  return { task, numbers, state, missing, now: Math.min(missing, now), waitsFor }
}

/** Nothing is known of what a task made by hand takes. */
const byHand: Work = { now: Number.POSITIVE_INFINITY, waitsFor: [] }

function workByItem(
  ledger: LedgerCatalog,
  project: ProjectWalk,
  freeOf: Laid['freeOf'],
): ReadonlyMap<ItemId, Work> {
  const { shares } = project.plan
  const held = new Map(shares.map(({ itemId }, share) => [itemId, project.held[share]!]))
  const there = (itemId: ItemId) => (held.get(itemId) ?? 0) + freeOf(itemId)
  return new Map(
    shares.map(({ itemId, nodes, unplanned }) => {
      // `unplanned` counts pieces of an item that the catalogue lacks: they are collected, and wait for nothing.
      const parts = nodes.map((node) => workOfNode(ledger, project, node, there))
      const now = unplanned + parts.reduce((sum, part) => sum + part.now, 0)
      const waitsFor = now > 0 ? [] : [...new Set(parts.flatMap((part) => part.waitsFor))]
      return [itemId, { now, waitsFor }]
    }),
  )
}

function workOfNode(
  { catalog }: LedgerCatalog,
  { plan: { nodes }, demand }: ProjectWalk,
  node: number,
  there: (itemId: ItemId) => number,
): Work {
  const toGet = toGetOf(nodes, demand, node)
  const crafts = demand.crafts[node]!
  if (isRaw(nodes, node) || crafts === 0) return { now: toGet, waitsFor: [] }
  const waitsFor: ItemId[] = []
  let possible = crafts
  let successes = crafts
  for (const { item, flow } of needsOf({ catalog, nodes, open: demand }, node)) {
    const itemId = catalog.ids[item]!
    const enough = enoughFor(flow, there(itemId))
    if (enough.crafts === 0) waitsFor.push(itemId)
    possible = Math.min(possible, enough.crafts)
    successes = Math.min(successes, enough.successes)
  }
  if (waitsFor.length > 0) return { now: 0, waitsFor }
  // Where all crafts of the plan are possible, they give all that is to be got; fewer give what they give on average.
  const byCrafts = possible < crafts ? wholeOf(possible, nodes.num[node]!, nodes.den[node]!) : toGet
  // There is enough for one craft, so one piece can be got, even if a craft gives less than a piece on average.
  const now = Math.max(1, Math.min(byCrafts, givenBySuccesses(nodes, node, successes)))
  return { now: Math.min(toGet, now), waitsFor }
}

/** The pieces that so many successes give; without end where the node's recipe keeps nothing on failure. */
function givenBySuccesses(nodes: PlanNodes, node: number, successes: number): number {
  const perSuccess = perSuccessOf(nodes, node)
  return perSuccess ? wholeOf(successes, perSuccess.num, perSuccess.den) : Number.POSITIVE_INFINITY
}
