import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { put } from '#domain/settlement/change'
import type { Assignee, TaskNumbers } from '#domain/settlement/ledger-rows'
import { timeOfTask } from '#domain/timing/task-time'
import { noMeans } from '#domain/timing/work-time'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  afterAct,
  aHandMadeTask,
  aProject,
  aStockRow,
  emptyRows,
  withItems,
} from '#tests/support/ledger-rows'
import { isOverdue, listedTasks } from '../../listed-tasks.ts'
import { reuseUnchanged } from '../../same-tasks.ts'
import type { TaskTime } from '../../use-task-time.ts'
import { firstView, isOfGoneProject, ordersFilter, shownTasks, type TaskView } from './task-view.ts'

const ledger = createLedgerCatalog(
  aCatalog({
    Table: { recipes: [{ from: { Plank: 4 } }] },
    // 8 of them take an hour: 4 crafts of 600 actions, 1.5 s each.
    Plank: { recipes: [{ from: { Log: 3 }, outputQuantity: 2, effort: 600, time: 1.5 }] },
    Log: {},
  }),
)
const miller = aHandMadeTask('miller', { title: 'Ask the miller', due: '2026-01-02T12:00:00.000Z' })
const noneDone: TaskNumbers = {
  taskId: 'miller',
  target: 1,
  completed: 0,
  status: 'pending',
  byHand: false,
  completedAt: null,
}
const rows = afterAct(
  ledger,
  emptyRows,
  [
    put('stock', aStockRow('Log', 6)),
    ...withItems(aProject('hall'), { Table: 2 }),
    put('tasks', miller),
    put('taskNumbers', noneDone),
  ],
  { kind: 'needs', projectId: 'hall' },
)
const assignees = new Map<string, Assignee>([
  ['miller:ada', { taskId: 'miller', who: 'ada', at: '' }],
  ['miller:finn', { taskId: 'miller', who: 'finn', at: '' }],
])
const tasks = listedTasks(ledger, rows, assignees)
const timeOf: TaskTime = ({ task: { kind }, item, recipe, missing }) =>
  timeOfTask(ledger.catalog, { kind, item, recipe, amount: missing }, noMeans)
const looking = { mine: new Set(['finn']), now: '2026-01-03T00:00:00.000Z', timeOf }

function titles(view: Partial<TaskView>) {
  return shownTasks(tasks, { ...firstView, ...view }, looking).tasks.map(({ title }) => title)
}

test('TSK-1: ready tasks come first and by due date, then those that wait', () => {
  expect(titles({})).toEqual(['Ask the miller', 'Craft 8 x Plank', 'Gather 6 x Log', 'Craft 2 x Table'])
})

test('TSK-5: 6 logs are enough for 4 of 8 planks; 2 tables wait for the 8 planks that are missing', () => {
  expect(tasks.map(({ now, missing }) => `${now} of ${missing}`)).toEqual([
    '1 of 1',
    '4 of 8',
    '6 of 6',
    '0 of 2',
  ])
  expect(tasks[3]).toMatchObject({ state: 'waiting', waitsFor: [{ name: 'Plank', amount: 8 }] })
})

test('TSK-1: each quick filter counts what it would show', () => {
  expect(shownTasks(tasks, firstView, looking)).toMatchObject({
    all: 4,
    counts: { ready: 3, waiting: 1, mine: 1, unassigned: 3, overdue: 1, craft: 2, gather: 1, collect: 0 },
  })
  expect(titles({ quick: 'waiting' })).toEqual(['Craft 2 x Table'])
  expect(titles({ quick: 'overdue' })).toEqual(['Ask the miller'])
})

test('TSK-1: of 4 tasks a filter leaves those with the searched words, or of its status, assignment, project or priority', () => {
  expect(titles({ searchTerm: 'hall  CRAFT' })).toEqual(['Craft 8 x Plank', 'Craft 2 x Table'])
  expect(titles({ status: 'completed' })).toEqual([])
  expect(titles({ status: 'in_progress' })).toEqual([])
  expect(titles({ assignment: 'assigned' })).toEqual(['Ask the miller'])
  expect(titles({ status: 'pending' })).toHaveLength(4)
  // A status as assignment: tasks of that status which somebody is assigned to.
  expect(titles({ assignment: 'in_progress' })).toEqual([])
  expect(titles({ assignment: 'pending' })).toEqual(['Ask the miller'])
  expect(titles({ assignment: 'unassigned' })).toHaveLength(3)
  // '' stands for the tasks of neither a project nor a standing order.
  expect(titles({ projectId: '' })).toEqual(['Ask the miller'])
  expect(titles({ priority: 'high' })).toEqual([])
})

test('SET-7: the task of Finn, a named player who is linked to me, is among mine', () => {
  expect(titles({ quick: 'mine' })).toEqual(['Ask the miller'])
})

test('TSK-1: a task that is done is not overdue', () => {
  expect(isOverdue({ ...tasks[0]!, state: 'done' }, looking.now)).toBe(false)
  expect(isOverdue(tasks[0]!, '2026-01-01T00:00:00.000Z')).toBe(false)
})

test('BEY-18: the tasks of standing orders are a choice beside the projects, and wait for what is missing', () => {
  const order = { itemId: itemId('Plank'), atLeast: 2, since: '2026-01-01T00:00:00.000Z', begunBy: null }
  const ordered = afterAct(ledger, rows, [put('standingOrders', order)], { kind: 'stock' })
  const all = listedTasks(ledger, ordered, assignees)
  const shown = shownTasks(all, { ...firstView, projectId: ordersFilter }, looking).tasks
  expect(shown.map(({ title, project, state }) => `${title}, ${project}, ${state}`)).toEqual([
    'Gather 3 x Log, Standing order: Plank, ready',
    'Craft 2 x Plank, Standing order: Plank, waiting',
  ])
  expect(shownTasks(all, { ...firstView, projectId: '' }, looking).tasks.map(({ title }) => title)).toEqual([
    'Ask the miller',
  ])
})

test('SET-8: of 4 listed tasks only the one that somebody claims is another object, so that one row is drawn', () => {
  const claimed = new Map([...assignees, ['x', { taskId: tasks[1]!.id, who: 'ada', at: '' }]])
  const later = reuseUnchanged(tasks, listedTasks(ledger, { ...rows }, claimed))
  expect(later.map((listed, at) => listed === tasks[at])).toEqual([true, false, true, true])
})

test('BEY-20: 8 planks can be crafted within an hour, and 3 tasks whose time nobody knows are found apart', () => {
  expect(titles({ within: '60' })).toEqual(['Craft 8 x Plank'])
  expect(titles({ within: '30' })).toEqual([])
  expect(titles({ within: 'unknown' })).toEqual(['Ask the miller', 'Gather 6 x Log', 'Craft 2 x Table'])
  expect(shownTasks(tasks, { ...firstView, within: '30' }, looking)).toMatchObject({ all: 0, untimed: 3 })
})

test('TSK-1: a project that was archived meanwhile no longer narrows the list that is kept', () => {
  const projects = new Map([['hall', {}]])
  const isGone = (projectId: string) => isOfGoneProject({ ...firstView, projectId }, projects)
  expect(['all', '', ordersFilter, 'hall', 'bridge'].map(isGone)).toEqual([false, false, false, false, true])
})
