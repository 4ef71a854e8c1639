import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { explainNeed } from './explain-need.ts'
import { explainOrders } from './explain-orders.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 2 } }] },
  log: {},
})
const ledger = createLedgerCatalog(catalog)

function aSettlement() {
  const { act, rows, idOfNextAct } = actedLedger(catalog)
  const order = (item: string, atLeast: number) => act('setStandingOrder', { itemId: itemId(item), atLeast })
  const add = (item: string, quantity: number) =>
    act('addItemsToInventory', { items: [{ itemId: itemId(item), quantity }] })
  /** "asked = counted + short", by what the order is for. */
  const asked = (item: string) =>
    explainOrders(ledger, rows(), itemId(item)).map(
      ({ orderedId, asked, counted, short }) => `${orderedId}: ${asked} = ${counted} + ${short}`,
    )
  return { act, rows, idOfNextAct, order, add, asked }
}

test('BEY-3, BEY-18: of 10 planks that an order asks for, 4 are free and 6 short, for which 12 logs are short', () => {
  const { add, order, asked } = aSettlement()
  order('plank', 10)
  add('plank', 4)
  expect(asked('plank')).toEqual(['plank: 10 = 4 + 6'])
  expect(asked('log')).toEqual(['plank: 12 = 0 + 12'])
  expect(asked('chair')).toEqual([])
})

test('BEY-3, BEY-18: a project that needs 8 planks names the order, which counts only on the 2 that the project leaves', () => {
  const { act, rows, idOfNextAct, add, order } = aSettlement()
  add('plank', 10)
  order('plank', 10)
  const projectId = idOfNextAct()
  act('createProject', { name: 'Seats', items: [{ itemId: itemId('chair'), quantity: 2 }] })
  expect(explainNeed(ledger, rows(), projectId, itemId('plank'))).toMatchObject({
    need: { held: 8 },
    stock: { free: 2 },
    orders: [{ orderedId: 'plank', asked: 10, counted: 2, short: 8 }],
  })
})

test('BEY-18: 4 planks that a chair’s order counts on are not counted for the order of planks, which is named first', () => {
  const { add, order, asked } = aSettlement()
  order('chair', 1)
  order('plank', 10)
  add('plank', 10)
  expect(asked('plank')).toEqual(['plank: 10 = 6 + 4', 'chair: 4 = 4 + 0'])
})

test('BEY-18: an order of which all is there is told with nothing short, and asks for no logs', () => {
  const { act, add, order, asked } = aSettlement()
  order('plank', 3)
  add('plank', 5)
  expect([asked('plank'), asked('log')]).toEqual([['plank: 3 = 3 + 0'], []])
  act('endStandingOrder', { itemId: itemId('plank') })
  expect(asked('plank')).toEqual([])
})
