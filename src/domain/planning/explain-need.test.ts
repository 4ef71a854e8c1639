import fc from 'fast-check'
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
  withItems,
} from '#tests/support/ledger-rows'
import { explainNeed, neededStock } from './explain-need.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'

const ledger = createLedgerCatalog(
  aCatalog({
    Table: { recipes: [{ from: { Plank: 4 } }] },
    Plank: {
      recipes: [
        { from: { Log: 3 }, outputQuantity: 2, byproducts: [{ itemId: itemId('Bark'), quantity: 0.5 }] },
      ],
    },
    Bark: {},
    Log: {},
  }),
)
const hall = aProject('hall')
const mill = aProject('mill', { position: 1 })
const inn = aProject('inn', { position: 2 })

function made(rows: Rows, project: typeof hall, items: Readonly<Record<string, number>>): Rows {
  return afterAct(ledger, rows, withItems(project, items), { kind: 'needs', projectId: project.id })
}
const rowsOf = (rows: Rows, projectId: string) =>
  neededStock(ledger, rows, projectId).map(
    ({ itemId: id, inStock, held, needed, missingInAll, toGetInAll }) => [
      id,
      inStock,
      held,
      needed,
      missingInAll,
      toGetInAll,
    ],
  )

test('BEY-3: a mill of 2 tables holds 5 of the 8 planks it needs, and misses 2 tables, 3 planks and 6 logs', () => {
  const start = afterAct(ledger, emptyRows, [put('stock', aStockRow('Plank', 5))])
  const rows = made(start, mill, { Table: 2 })
  expect(rowsOf(rows, 'mill')).toEqual([
    ['Table', 0, 0, 2, 2, 2],
    ['Plank', 5, 5, 8, 3, 3],
    ['Log', 0, 0, 6, 6, 6],
  ])
  expect(neededStock(ledger, rows, 'no such project')).toEqual([])
})

test('BEY-4: of 11 barks that items and a task made by hand ask for, 5 come along with planks, and 6 are to be got', () => {
  const task = aHandMadeTask('spare bark', { projectId: 'hall', itemId: itemId('Bark'), amount: 3 })
  const rows = afterAct(ledger, made(emptyRows, hall, { Plank: 20, Bark: 8 }), [put('tasks', task)], {
    kind: 'needs',
    projectId: 'hall',
  })
  // 20 planks are 10 crafts, and each brings half a bark.
  const bark = explainNeed(ledger, rows, 'hall', itemId('Bark'))!
  expect(bark.need).toMatchObject({ needed: 11, missingInAll: 11, comesAlong: 5, toGetInAll: 6 })
  expect(bark.asks).toEqual([
    { by: 'project', projectItemId: 'Bark', amount: 8 },
    { by: 'task', taskId: 'spare bark', amount: 3 },
  ])
})

test('BEY-3: 25 logs do not count for the mill: 10 of the hall before it, 8 of the inn after it, 7 kept back', () => {
  // Of 15 logs 7 are kept back, which makes them reserved, and the inn takes 8. Another 10 come, which the hall takes.
  const start = afterAct(ledger, emptyRows, [put('stock', aStockRow('Log', 15, { kept: 7, reserved: 7 }))])
  const first = made(start, inn, { Log: 8 })
  const more = afterAct(ledger, made(first, hall, { Log: 10 }), moved(first, { Log: 10 }))
  const rows = made(more, mill, { Log: 4 })
  const logs = explainNeed(ledger, rows, 'mill', itemId('Log'))!
  expect(logs.need).toMatchObject({ inStock: 25, held: 0, needed: 4, missingInAll: 4 })
  expect(logs.elsewhere).toEqual([
    { projectId: 'hall', amount: 10, isServedBefore: true },
    { projectId: 'inn', amount: 8, isServedBefore: false },
  ])
  expect(logs.stock).toMatchObject({ keptBack: 7, free: 0 })
  expect(explainNeed(ledger, rows, 'mill', itemId('Table'))).toBe(null)
})

test('BEY-3: 6 logs that became 4 planks are done for the project and gone', () => {
  const rows = made(emptyRows, hall, { Plank: 4 })
  const delivered = afterAct(ledger, rows, moved(rows, { Log: 6 }))
  const crafted = afterAct(ledger, delivered, moved(delivered, { Log: -6, Plank: 4 }), {
    kind: 'craft',
    projectId: 'hall',
  })
  expect(explainNeed(ledger, delivered, 'hall', itemId('Log'))).toMatchObject({ gone: 0 })
  expect(explainNeed(ledger, crafted, 'hall', itemId('Log'))).toMatchObject({ gone: 6, need: { needed: 0 } })
  expect(rowsOf(crafted, 'hall')).toEqual([['Plank', 4, 4, 4, 0, 0]])
})

test('INV-2: for any stock and any needs, what is held and what is missing add up to the need, and every piece of the stock is explained', () => {
  const amounts = fc.record({ Table: fc.nat(5), Plank: fc.nat(30), Log: fc.nat(60), Bark: fc.nat(5) })
  fc.assert(
    fc.property(amounts, amounts, amounts, (stock, ofHall, ofMill) => {
      const start = afterAct(ledger, emptyRows, moved(emptyRows, withoutZeros(stock)))
      const rows = made(made(start, hall, withoutZeros(ofHall)), mill, withoutZeros(ofMill))
      for (const { itemId: id } of neededStock(ledger, rows, 'mill')) {
        const { need, stock: known, elsewhere } = explainNeed(ledger, rows, 'mill', id)!
        expect(need.held + need.missingInAll).toBe(need.needed)
        const others = elsewhere.reduce((sum, { amount }) => sum + amount, 0)
        expect(need.held + others + known.keptBack + known.free).toBe(need.inStock)
        if (need.missingInAll > 0) expect(known.free).toBe(0)
      }
    }),
  )
})

function withoutZeros(amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0))
}

test('BEY-3: of 9 planks the 4 of a table are gone, and the 5 that a task made by hand holds are not', () => {
  const spare = aHandMadeTask('spare', { projectId: 'mill', itemId: itemId('Plank'), amount: 5 })
  const asked = afterAct(ledger, made(emptyRows, mill, { Table: 1 }), [put('tasks', spare)], {
    kind: 'needs',
    projectId: 'mill',
  })
  const stocked = afterAct(ledger, asked, moved(asked, { Plank: 9 }))
  const crafted = afterAct(ledger, stocked, moved(stocked, { Plank: -4, Table: 1 }), {
    kind: 'craft',
    projectId: 'mill',
  })
  expect(explainNeed(ledger, crafted, 'mill', itemId('Plank'))).toMatchObject({
    need: { held: 5, heldByHand: 5 },
    gone: 4,
  })
})
