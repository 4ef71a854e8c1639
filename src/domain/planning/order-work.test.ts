import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { orderWork } from './order-work.ts'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 2 } }] },
  beam: { recipes: [{ from: { log: 3 } }] },
  log: {},
})
const ledger = createLedgerCatalog(catalog)

function aSettlement() {
  const { act, rows } = actedLedger(catalog)
  const order = (item: string, atLeast: number) => act('setStandingOrder', { itemId: itemId(item), atLeast })
  const add = (item: string, quantity: number) =>
    act('addItemsToInventory', { items: [{ itemId: itemId(item), quantity }] })
  /** For each order, its item and its tasks: state, now / missing, what they wait for. */
  const work = () =>
    orderWork(ledger, rows()).map(({ order: { itemId: ordered }, work: tasks }) => [
      ordered,
      ...tasks.map(
        ({ task, state, now, missing, waitsFor }) =>
          `${task.itemId} ${state} ${now}/${missing} ${waitsFor.join(',')}`,
      ),
    ])
  return { act, rows, order, add, work }
}

test('BEY-18, TSK-5: without logs the 10 planks of an order wait for them, and 20 logs can be gathered now', () => {
  const { order, work } = aSettlement()
  order('plank', 10)
  expect(work()).toEqual([['plank', 'log ready 20/20 ', 'plank waiting 0/10 log']])
})

test('BEY-18, TSK-5: 6 free logs are counted once: 3 of 10 planks can be crafted now', () => {
  const { add, order, work } = aSettlement()
  order('plank', 10)
  add('log', 6)
  expect(work()[0]).toContain('plank ready 3/10 ')
})

test('BEY-18: 6 logs that the order of 2 beams counts on are not there for the order of 10 planks', () => {
  const { add, order, work } = aSettlement()
  order('beam', 2)
  order('plank', 10)
  add('log', 6)
  expect(work()).toEqual(
    [
      ['beam', 'beam ready 2/2 '],
      ['plank', 'log ready 20/20 ', 'plank waiting 0/10 log'],
    ].map((row) => expect.arrayContaining(row)),
  )
})

test('BEY-18: 4 planks that a chair’s order counts on are short for the order of planks', () => {
  const { add, order, rows } = aSettlement()
  order('chair', 1)
  order('plank', 10)
  add('plank', 10)
  const short = orderWork(ledger, rows()).map(
    ({ order: { itemId: ordered }, short }) => `${ordered} ${short}`,
  )
  expect(short).toEqual(['chair 1', 'plank 4'])
})

test('BEY-18: what a project holds is not there for an order', () => {
  const { act, add, order, work } = aSettlement()
  act('createProject', { name: 'Seats', items: [{ itemId: itemId('chair'), quantity: 1 }] })
  order('plank', 1)
  add('log', 8)
  expect(work()[0]).toContain('plank waiting 0/1 log')
})

test('BEY-18: an order of which all is there has no tasks, and a task deleted by hand is left out', () => {
  const { act, add, rows, order, work } = aSettlement()
  order('plank', 10)
  const log = [...rows().tasks.values()].find((task) => task.itemId === 'log')!
  act('deleteTask', { taskId: log.id })
  expect(work()).toEqual([['plank', 'plank waiting 0/10 log']])
  add('plank', 10)
  expect(work()).toEqual([['plank']])
})
