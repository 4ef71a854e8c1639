import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { afterChanges, type Change, put } from '#domain/settlement/change'
import { aCatalog } from '#tests/support/catalog-builder'
import {
  afterAct,
  aHandMadeTask,
  aProject,
  aStockRow,
  emptyRows,
  withItems,
} from '#tests/support/ledger-rows'
import { createProjectLister, isEmpty, listedProjects, projectsIn } from './listed-projects.ts'

const ledger = createLedgerCatalog(aCatalog({ Plank: { recipes: [{ from: { Log: 20 } }] }, Log: {} }))
const hall = aProject('hall', { name: 'Market hall' })
const mill = aProject('mill', { name: 'Mill', priority: 'high', position: 0 })
const barn = aProject('barn', { name: 'Barn', position: 1 })
const needing = [mill, hall, barn].reduce(
  (before, project) =>
    afterAct(ledger, before, withItems(project, { Plank: 2 }), { kind: 'needs', projectId: project.id }),
  afterAct(ledger, emptyRows, [put('stock', aStockRow('Log', 30))], { kind: 'stock' }),
)
const completed = { ...needing.projects.get('barn')!, status: 'completed', statusByHand: true } as const
const rows = afterAct(ledger, needing, [put('projects', completed)], { kind: 'stock' })
const listed = listedProjects(ledger, rows)
const names = (projects: typeof listed) => projects.map(({ project }) => project.name)

test('PRJ-1: projects stand in the order in which stock goes to them, each with its place in its priority', () => {
  expect(names(listed)).toEqual(['Mill', 'Market hall', 'Barn'])
  expect(listed.map(({ place, ofPriority }) => `${place} of ${ofPriority}`)).toEqual([
    '0 of 1',
    '0 of 2',
    '1 of 2',
  ])
})

test('PRJ-4: the mill, served first, holds all 30 logs, so that 10 logs and a plank can be got now', () => {
  expect(listed[0]).toMatchObject({ items: 1, held: 30, stuckOn: [] })
  // 2 planks of 20 logs each: with 30 logs one plank can be crafted and the 10 missing logs gathered, which is 11; the second plank is missing.
  expect(listed[0]?.progress).toEqual({
    done: 0,
    now: 11,
    missing: 1,
    percent: 0,
    ready: 2,
    waiting: 0,
    finished: 0,
  })
  expect(listed[1]).toMatchObject({ held: 0, progress: { percent: 0, ready: 1, waiting: 1 } })
})

test('PRJ-1: a project is due when the first of its open tasks is, whether that is ready or waits', () => {
  const dueAt: Record<string, string> = { Log: '2026-02-02T00:00:00.000Z', Plank: '2026-02-01T00:00:00.000Z' }
  const dated = [...rows.tasks.values()].map((task) =>
    put('tasks', { ...task, due: dueAt[task.itemId ?? '']! }),
  )
  const isDone = (projectId: string | null, item: string | null) => projectId === 'mill' && item === 'Plank'
  const done = [...rows.tasks.values()].flatMap(({ id, projectId, itemId }) =>
    isDone(projectId, itemId)
      ? [put('taskNumbers', { ...rows.taskNumbers.get(id)!, status: 'completed' })]
      : [],
  )
  const first = listedProjects(ledger, afterChanges(rows, [...dated, ...done]))
  // The mill's plank is done, so its logs are due next; the hall's plank is due first, though it waits for logs.
  expect(first.slice(0, 2).map(({ due }) => due)).toEqual([dueAt.Log, dueAt.Plank])
})

test('PRJ-4: 10 more logs go to the mill, and leave the cards of the hall and the barn as they are', () => {
  const list = createProjectLister()
  const before = list(ledger, rows)
  const after = list(
    ledger,
    afterAct(ledger, rows, [put('stock', aStockRow('Log', 40, { reserved: 30 }))], { kind: 'stock' }),
  )
  expect(after.map((project, at) => project === before[at])).toEqual([false, true, true])
})

test('PRJ-1: the list is narrowed by name and by status; a project that is not completed is active', () => {
  expect(names(projectsIn(listed, { searchTerm: 'mil', status: 'all' }))).toEqual(['Mill'])
  expect(names(projectsIn(listed, { searchTerm: '', status: 'active' }))).toEqual(['Mill', 'Market hall'])
  expect(names(projectsIn(listed, { searchTerm: '', status: 'completed' }))).toEqual(['Barn'])
  expect(names(projectsIn(listed, { searchTerm: 'mil', status: 'completed' }))).toEqual([])
})

test('PRJ-1: a project without items is empty only as long as it has no tasks made by hand either, open or done', () => {
  const camp = put('projects', aProject('camp'))
  const task = put('tasks', aHandMadeTask('tents', { projectId: 'camp' }))
  const numbers = (status: 'pending' | 'completed') =>
    put('taskNumbers', {
      taskId: 'tents',
      target: 1,
      completed: Number(status === 'completed'),
      status,
      byHand: true,
      completedAt: null,
    })
  const emptyWith = (...changes: readonly Change[]) =>
    listedProjects(ledger, afterChanges(emptyRows, [camp, ...changes])).map(isEmpty)
  expect(emptyWith()).toEqual([true])
  expect(emptyWith(task, numbers('pending'))).toEqual([false])
  expect(emptyWith(task, numbers('completed'))).toEqual([false])
  expect(listed.map(isEmpty)).toEqual([false, false, false])
})
