import { plainText } from '#domain/catalog/plain-text'
import { isMade, type Priority, type TaskStatus } from '#domain/settlement/ledger-rows'
import { isOfOrder } from '#domain/settlement/standing-order'
import { isWithin, type TimeLimit } from '../../../plan/times/within.ts'
import { isMine, isOverdue, type ListedTask } from '../../listed-tasks.ts'
import type { TaskTime } from '../../use-task-time.ts'

export const quickFilters = [
  'ready',
  'waiting',
  'mine',
  'unassigned',
  'overdue',
  'craft',
  'gather',
  'collect',
] as const
export type QuickFilter = (typeof quickFilters)[number]

/** Chosen in place of a project, shows the tasks of standing orders (BEY-18). */
export const ordersFilter = 'orders'

/** What the list of tasks is narrowed to (TSK-1). */
export type TaskView = {
  readonly searchTerm: string
  /** `'open'` for all that are not completed. */
  readonly status: 'open' | 'all' | TaskStatus
  readonly priority: 'all' | Priority
  /** A status stands for tasks that are assigned to somebody and in that status. */
  readonly assignment: 'all' | 'unassigned' | 'assigned' | TaskStatus
  /** `'all'`, `ordersFilter`, or empty for those that belong to neither a project nor a standing order. */
  readonly projectId: string
  readonly quick: QuickFilter | null
  /** How long a task may take (BEY-20). */
  readonly within: TimeLimit
}

export const firstView: TaskView = {
  searchTerm: '',
  status: 'open',
  priority: 'all',
  assignment: 'all',
  projectId: 'all',
  quick: null,
  within: 'any',
}

/** Whether a view is narrowed to a project that is not there any more. */
export function isOfGoneProject({ projectId }: TaskView, projects: ReadonlyMap<string, unknown>): boolean {
  return !['all', '', ordersFilter, ...projects.keys()].includes(projectId)
}

/** What the filters must know of the user who looks, and the time. */
export type Looking = {
  /** The ids under which tasks are mine: the user's own, and those of named players linked to them (SET-7). */
  readonly mine: ReadonlySet<string>
  /** ISO time. */
  readonly now: string
  /** How long a task takes the user. */
  readonly timeOf: TaskTime
}

type Shown = {
  readonly tasks: readonly ListedTask[]
  /** How many tasks each quick filter shows or would show. */
  readonly counts: Readonly<Record<QuickFilter, number>>
  /** How many tasks there are without a quick filter. */
  readonly all: number
  /** How many tasks are hidden only because nobody can say how long they take. */
  readonly untimed: number
}

/** The tasks that are wanted, in their order, and what each quick filter would leave of them. */
export function shownTasks(tasks: readonly ListedTask[], view: TaskView, looking: Looking): Shown {
  const words = plainText(view.searchTerm).split(' ')
  const matching = tasks.filter((listed) => isWanted(listed, view) && hasWords(listed, words))
  const { found, unknown } = inTime(matching, view.within, looking.timeOf)
  const counts = Object.fromEntries(
    quickFilters.map((quick) => [quick, found.filter((one) => quickRules[quick](one, looking)).length]),
  ) as Record<QuickFilter, number>
  const isQuick = (one: ListedTask) => view.quick === null || quickRules[view.quick](one, looking)
  return {
    tasks: found.filter(isQuick),
    counts,
    all: found.length,
    untimed: unknown.filter(isQuick).length,
  }
}

function inTime(tasks: readonly ListedTask[], within: TimeLimit, timeOf: TaskTime) {
  if (within === 'any') return { found: tasks, unknown: [] }
  const timed = tasks.map((listed) => ({ listed, time: timeOf(listed) }))
  const found = timed.filter(({ time }) => isWithin(time, within)).map(({ listed }) => listed)
  const unknown = timed
    .filter(({ listed, time }) => listed.numbers.status !== 'completed' && isWithin(time, 'unknown'))
    .map(({ listed }) => listed)
  return { found, unknown: within === 'unknown' ? [] : unknown }
}

const quickRules: Readonly<Record<QuickFilter, (listed: ListedTask, looking: Looking) => boolean>> = {
  ready: ({ state }) => state === 'ready',
  waiting: ({ state }) => state === 'waiting',
  mine: (listed, { mine }) => isMine(listed, mine),
  unassigned: ({ people }) => people.length === 0,
  overdue: (listed, { now }) => isOverdue(listed, now),
  craft: ({ task }) => isMade(task.kind),
  gather: ({ task }) => task.kind === 'gather',
  collect: ({ task }) => task.kind === 'collect' || task.kind === 'trade',
}

function isWanted({ task, numbers, people }: ListedTask, view: TaskView): boolean {
  const { status, priority, assignment, projectId } = view
  if (status === 'open' ? numbers.status === 'completed' : status !== 'all' && numbers.status !== status)
    return false
  if (priority !== 'all' && task.priority !== priority) return false
  if (projectId !== 'all' && belongsTo(task) !== projectId) return false
  if (assignment === 'all') return true
  if (assignment === 'unassigned') return people.length === 0
  if (people.length === 0) return false
  return assignment === 'assigned' || numbers.status === assignment
}

function belongsTo(task: ListedTask['task']): string {
  return isOfOrder(task) ? ordersFilter : (task.projectId ?? '')
}

function hasWords(listed: ListedTask, words: readonly string[]): boolean {
  const text = searchText(listed)
  return words.every((word) => text.includes(word))
}

/** The text in which a search looks, by task, worked out once: with every key 2,000 tasks are searched. */
const searchTexts = new WeakMap<ListedTask, string>()

function searchText(listed: ListedTask): string {
  const known = searchTexts.get(listed)
  if (known !== undefined) return known
  const { title, project, task } = listed
  const text = plainText(`${title} ${project} ${task.notes}`)
  searchTexts.set(listed, text)
  return text
}
