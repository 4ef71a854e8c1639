import { expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  afterAct,
  aHandMadeTask,
  aProject,
  aStockRow,
  emptyRows,
  withItems,
} from '#tests/support/ledger-rows'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { progressOfProject } from './progress-of-project.ts'
import { projectProgress } from './project-progress.ts'
import { projectWork } from './project-work.ts'

const some = (id: string, quantity: number) => [{ itemId: itemId(id), quantity }]
const ledger = createLedgerCatalog(
  aCatalog({
    Table: { recipes: [{ from: { Plank: 4 }, catalysts: some('Saw', 1) }] },
    Plank: { recipes: [{ from: { Log: 3 }, outputQuantity: 2 }] },
    Belt: { recipes: [{ from: { Scrap: 50 }, keptOnFailure: some('Strap', 1), chances: { 1: 0.01875 } }] },
    Calf: { recipes: [{ from: { Cow: 2 }, byproducts: some('Cow', 0.54) }] },
    Cow: {},
    Log: {},
    Saw: {},
    Scrap: {},
    Strap: {},
  }),
)
const hall = aProject('hall')

function hallOf(stock: Readonly<Record<string, number>>, wanted: typeof stock = { Table: 2 }): Rows {
  const stocked = Object.entries(stock).map(([item, quantity]) => put('stock', aStockRow(item, quantity)))
  return afterAct(ledger, emptyRows, [...stocked, ...withItems(hall, wanted)], {
    kind: 'needs',
    projectId: 'hall',
  })
}
/** Each task of the hall: state, now / missing, what it waits for. */
const workOf = (rows: Rows) =>
  projectWork(ledger, rows, 'hall').map(
    ({ task, state, missing, now, waitsFor }) =>
      `${task.itemId ?? task.title} ${state} ${now}/${missing} ${waitsFor.join(',')}`,
  )

test('TSK-5: logs can be gathered now; planks wait for logs, and tables for planks and a saw', () => {
  expect(workOf(hallOf({})).sort()).toEqual([
    'Log ready 12/12 ',
    'Plank waiting 0/8 Log',
    'Saw ready 1/1 ',
    'Table waiting 0/2 Plank,Saw',
  ])
})

test('TSK-5: 7 logs are enough for 2 crafts of planks, so 4 of 8 planks can be made now', () => {
  expect(workOf(hallOf({ Log: 7 }))).toContain('Plank ready 4/8 ')
})

test('TSK-5: one saw serves both tables, and 5 planks are enough for one of them', () => {
  expect(workOf(hallOf({ Plank: 5, Saw: 1 }))).toContain('Table ready 1/2 ')
})

test('TSK-5: a table waits for the saw that comes back, also where the planks of one are there', () => {
  expect(workOf(hallOf({ Plank: 4, Log: 2 }))).toContain('Table waiting 0/2 Saw')
  expect(workOf(hallOf({ Plank: 4, Log: 2 }))).toContain('Plank waiting 0/4 Log')
  expect(workOf(hallOf({ Plank: 4, Saw: 1, Log: 3 }))).toContain('Table ready 1/2 ')
})

test('TSK-5: 4 straps and scrap for 214 attempts are enough for 4 belts, because an attempt that fails leaves the strap', () => {
  // An attempt takes 50 scrap and succeeds with a chance of 0.01875: 4 belts take 213.3 attempts.
  const beltsOf = (stock: Readonly<Record<string, number>>) => workOf(hallOf(stock, { Belt: 4 }))
  expect(beltsOf({ Strap: 4, Scrap: 10_700 })).toContain('Belt ready 4/4 ')
  expect(beltsOf({ Strap: 3, Scrap: 10_700 })).toContain('Belt ready 3/4 ')
  // Scrap for 160 attempts, which bring 3 belts.
  expect(beltsOf({ Strap: 4, Scrap: 8_000 })).toContain('Belt ready 3/4 ')
  expect(beltsOf({ Scrap: 10_700 })).toContain('Belt waiting 0/4 Strap')
})

test('TSK-5: a pair of cows is needed for a calf, and 0.54 of a cow comes back: 16 are enough for 10 calves', () => {
  const calvesOf = (cows: number) => workOf(hallOf({ Cow: cows }, { Calf: 10 }))
  // 10 pairs are 20 cows, of which the first 9 calves give 4.86 back in time.
  expect(calvesOf(16)).toContain('Calf ready 10/10 ')
  expect(calvesOf(15)).toContain('Calf ready 9/10 ')
  expect(calvesOf(2)).toContain('Calf ready 1/10 ')
  expect(calvesOf(1)).toContain('Calf waiting 0/10 Cow')
})

test('TSK-1: a task made by hand is ready, and nothing of it is there before somebody says so', () => {
  const task = aHandMadeTask('t', { projectId: 'hall', title: 'Ask the miller' })
  const numbers = {
    taskId: 't',
    target: 1,
    completed: 0,
    status: 'pending',
    byHand: false,
    completedAt: null,
  } as const
  const rows = afterAct(ledger, hallOf({}), [put('tasks', task), put('taskNumbers', numbers)], {
    kind: 'stock',
  })
  expect(workOf(rows)).toContain('Ask the miller ready 1/1 ')
})

test('PRJ-4: of 23 pieces 13 are ready to be got and 10 wait; nothing is done, so it is 0 %', () => {
  const progress = projectProgress(projectWork(ledger, hallOf({}), 'hall'), () => false)
  expect(progress).toEqual({ done: 0, now: 13, missing: 10, percent: 0, ready: 2, waiting: 2, finished: 0 })
})

test('PRJ-4: a project whose amount is lowered to the 4 planks that are there is at 100 %, as one that was begun with them', () => {
  const percentOf = (rows: Rows) =>
    progressOfProject(ledger, rows, 'hall', projectWork(ledger, rows, 'hall')).percent
  const begun = hallOf({ Plank: 4 }, { Plank: 10 })
  const lowered = afterAct(ledger, begun, withItems(hall, { Plank: 4 }), { kind: 'needs', projectId: 'hall' })
  expect(projectWork(ledger, lowered, 'hall').map(({ numbers }) => numbers.target)).toEqual([0, 0])
  expect([percentOf(lowered), percentOf(hallOf({ Plank: 4 }, { Plank: 4 }))]).toEqual([100, 100])
})

test('PRJ-4: 100 % only where nothing is missing, also without tasks', () => {
  // Without tasks the second argument decides: whether the project has items and lacks none of them.
  expect(projectProgress([], () => true).percent).toBe(100)
  expect(projectProgress([], () => false).percent).toBe(0)
  const [work] = projectWork(ledger, hallOf({}), 'hall')
  const nearly = { ...work!, missing: 1, numbers: { ...work!.numbers, target: 1000, completed: 999 } }
  expect(projectProgress([nearly], () => false).percent).toBe(99)
})
