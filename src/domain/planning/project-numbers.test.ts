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
  moved,
  progressOf,
  withItems,
} from '#tests/support/ledger-rows'
import { explainStock, whoAsks } from './explain-item.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { projectNumbers, settledProject } from './project-numbers.ts'

const some = (id: string, quantity: number) => [{ itemId: itemId(id), quantity }]
const ledger = createLedgerCatalog(
  aCatalog({
    Table: { recipes: [{ from: { Plank: 4 }, catalysts: some('Saw', 1) }] },
    Plank: { recipes: [{ from: { Log: 3 }, outputQuantity: 2, byproducts: some('Bark', 0.5) }] },
    Belt: { recipes: [{ from: { Scrap: 50 }, keptOnFailure: some('Strap', 1), chances: { 1: 0.01875 } }] },
    Grain: { recipes: [{ from: { Plant: 1 }, byproducts: some('Seed', 1.6) }] },
    Plant: { recipes: [{ from: { Seed: 1 } }] },
    Bark: {},
    Log: {},
    Saw: {},
    Scrap: {},
    Seed: {},
    Strap: {},
  }),
)
const hall = aProject('hall')
const mill = aProject('mill', { position: 1 })

function made(rows: Rows, project: typeof hall, items: Readonly<Record<string, number>>): Rows {
  return afterAct(ledger, rows, withItems(project, items), { kind: 'needs', projectId: project.id })
}
const numbersOf = (rows: Rows, item: string) =>
  projectNumbers(ledger, rows, 'hall').find((row) => row.itemId === item)

test('BEY-4: bark that comes along with planks is less to get and has a task all the same', () => {
  const rows = made(emptyRows, hall, { Plank: 20, Bark: 8 })
  expect(progressOf(rows, 'hall')).toEqual({ Plank: '0/20', Bark: '0/8', Log: '0/30' })
  // 10 crafts of 2 planks bring 0.5 barks each.
  expect(numbersOf(rows, 'Bark')).toMatchObject({ needed: 8, missing: 8, comesAlong: 5, toGet: 3 })
  expect(numbersOf(rows, 'Plank')).toMatchObject({ crafts: 10, missing: 20, comesAlong: 0, toGet: 20 })
})

test('BEY-4: two projects do not count on each other’s bark', () => {
  const rows = made(made(emptyRows, mill, { Plank: 20 }), hall, { Bark: 8 })
  expect(numbersOf(rows, 'Bark')).toMatchObject({ missing: 8, comesAlong: 0, toGet: 8 })
})

test('BEY-4: a project misses a seed for each plant, and has to get the one of the first round', () => {
  const rows = made(emptyRows, hall, { Grain: 10 })
  expect(numbersOf(rows, 'Seed')).toMatchObject({ needed: 10, missing: 10, comesAlong: 9, toGet: 1 })
  // With 3 plants there 7 seeds are missing, and the harvest of the 3 gives the first of them: none is to be got.
  const started = made(afterAct(ledger, emptyRows, [put('stock', aStockRow('Plant', 3))]), hall, {
    Grain: 10,
  })
  expect(numbersOf(started, 'Seed')).toMatchObject({ missing: 7, comesAlong: 7, toGet: 0 })
})

test('CAL-11: 7 tables need one saw, which each craft gives back, and a belt one strap, which only a success uses up', () => {
  // A success with a chance of 0.01875 takes 53.3 attempts, so 54 of 50 scrap each.
  const tables = made(emptyRows, hall, { Table: 7, Belt: 1 })
  expect(progressOf(tables, 'hall')).toMatchObject({ Saw: '0/1', Strap: '0/1', Scrap: '0/2700' })
})

test('TSK-2: a failed upgrade takes its scrap and asks for more, and leaves the strap', () => {
  const start = afterAct(
    ledger,
    made(emptyRows, hall, { Belt: 1 }),
    moved(emptyRows, { Scrap: 2700, Strap: 1 }),
  )
  expect(progressOf(start, 'hall')).toEqual({ Belt: '0/1', Scrap: '2700/2700', Strap: '1/1' })
  const failed = afterAct(ledger, start, moved(start, { Scrap: -50 }), { kind: 'craft', projectId: 'hall' })
  expect(progressOf(failed, 'hall')).toEqual({ Belt: '0/1', Scrap: '2700/2750', Strap: '1/1' })
})

test('BEY-3: planks are asked for by the project itself (3), by 2 tables (8) and by a task made by hand (5)', () => {
  const task = aHandMadeTask('spare planks', { projectId: 'hall', itemId: itemId('Plank'), amount: 5 })
  const rows = afterAct(ledger, made(emptyRows, hall, { Table: 2, Plank: 3 }), [put('tasks', task)], {
    kind: 'needs',
    projectId: 'hall',
  })
  expect(whoAsks(ledger, settledProject(ledger, rows, 'hall')!, itemId('Plank'))).toEqual([
    { by: 'project', projectItemId: 'Plank', amount: 3 },
    { by: 'product', productId: 'Table', crafts: 2, kind: 'spent', amount: 8, atHand: 0, obtainFirst: false },
    { by: 'task', taskId: 'spare planks', amount: 5 },
  ])
  expect(numbersOf(rows, 'Plank')).toMatchObject({ needed: 16, held: 0, missing: 11, missingByHand: 5 })
  expect(whoAsks(ledger, settledProject(ledger, rows, 'hall')!, itemId('Saw'))).toEqual([
    { by: 'product', productId: 'Table', crafts: 2, kind: 'kept', amount: 0, atHand: 1, obtainFirst: false },
  ])
  expect(settledProject(ledger, rows, 'elsewhere')).toBeUndefined()
})

test('BEY-3: of 40 logs 22 are allotted to two projects, 5 kept back and 13 free', () => {
  const start = afterAct(ledger, emptyRows, [put('stock', aStockRow('Log', 40, { kept: 5, reserved: 5 }))])
  const rows = made(made(start, mill, { Log: 12 }), hall, { Log: 10 })
  const allotted = [
    { projectId: 'hall', amount: 10 },
    { projectId: 'mill', amount: 12 },
  ]
  expect(explainStock(rows, itemId('Log'))).toEqual({ quantity: 40, keptBack: 5, allotted, free: 13 })
  expect(explainStock(rows, itemId('Bark'))).toEqual({ quantity: 0, keptBack: 0, allotted: [], free: 0 })
})
