import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 2 } }] },
  log: {},
})
const plank = itemId('plank')

/** A settlement without stock; `tasks` are those of standing orders, "completed / target" by item. */
function aSettlement() {
  const ledger = actedLedger(catalog)
  const { act, rows } = ledger
  const ofOrders = () => [...rows().tasks.values()].filter((task) => task.projectId === null)
  const tasks = () =>
    Object.fromEntries(
      ofOrders().map(({ id, itemId: item }) => {
        const { completed, target } = rows().taskNumbers.get(id)!
        return [item, `${completed} / ${target}`]
      }),
    )
  const order = (atLeast: number) => act('setStandingOrder', { itemId: plank, atLeast })
  const add = (item: string, quantity: number) =>
    act('addItemsToInventory', { items: [{ itemId: itemId(item), quantity }] })
  const take = (amount: number) => act('takeFromInventory', { itemId: plank, amount })
  return { ...ledger, ofOrders, tasks, order, add, take }
}

test('BEY-18: at least 20 planks with 5 there: 15 planks are to be crafted, and 30 logs gathered for them', () => {
  const { add, order, tasks, rows } = aSettlement()
  add('plank', 5)
  order(20)
  expect(tasks()).toEqual({ plank: '0 / 15', log: '0 / 30' })
  expect(rows().stock.get('plank')).toMatchObject({ quantity: 5, reserved: 0 })
})

test('BEY-18: projects are served first: of 10 planks a chair takes 4, and the order misses 4 more', () => {
  const { act, add, order, tasks, rows } = aSettlement()
  add('plank', 10)
  order(10)
  expect(tasks()).toEqual({})
  act('createProject', { name: 'Chair', items: [{ itemId: itemId('chair'), quantity: 1 }] })
  expect(tasks()).toEqual({ plank: '0 / 4', log: '0 / 8' })
  expect(rows().stock.get('plank')).toMatchObject({ quantity: 10, reserved: 4 })
})

test('BEY-18, TSK-2: for an order of 10 planks 8 logs, then 7 planks count as done, and the last 3 planks end the tasks', () => {
  const { add, order, tasks, ofOrders } = aSettlement()
  order(10)
  add('log', 8)
  expect(tasks()).toEqual({ plank: '0 / 10', log: '8 / 20' })
  add('plank', 7)
  expect(tasks()).toEqual({ plank: '7 / 10', log: '20 / 20' })
  add('plank', 3)
  expect(ofOrders()).toEqual([])
})

test('BEY-18: when 2 of 10 planks are taken away again, new tasks ask for 2 planks and 4 logs, of which nothing is done', () => {
  const { add, order, take, tasks, ofOrders } = aSettlement()
  order(10)
  const former = ofOrders().map(({ id }) => id)
  add('plank', 10)
  take(2)
  expect(tasks()).toEqual({ plank: '0 / 2', log: '0 / 4' })
  expect(ofOrders().filter(({ id }) => former.includes(id))).toEqual([])
})

test('BEY-18, INV-2: planks that are taken off the stock list are short at once', () => {
  const { act, add, order, tasks } = aSettlement()
  order(10)
  add('plank', 10)
  expect(tasks()).toEqual({})
  act('removeFromInventory', { itemId: plank })
  expect(tasks()).toEqual({ plank: '0 / 10', log: '0 / 20' })
})

test('BEY-18, TSK-2: a larger order asks for more and keeps what was done; a smaller one for less', () => {
  const { add, order, tasks } = aSettlement()
  order(10)
  add('plank', 4)
  expect(tasks()).toMatchObject({ plank: '4 / 10' })
  order(30)
  expect(tasks()).toMatchObject({ plank: '4 / 30' })
  order(6)
  expect(tasks()).toMatchObject({ plank: '4 / 6' })
  order(4)
  expect(tasks()).toEqual({})
})

test('BEY-18, TSK-3: tasks of an order are claimed and delivered like others, and go when the order ends', () => {
  const { act, order, ofOrders, tasks, rows } = aSettlement()
  order(10)
  const log = ofOrders().find((task) => task.itemId === 'log')!
  expect(act('claimTask', { taskId: log.id }, 'mika').answer).toEqual({ assignedTo: 'mika' })
  expect(act('completeTask', { taskId: log.id, amount: 5 }, 'mika').answer).toMatchObject({ entered: 5 })
  expect(tasks()).toEqual({ plank: '0 / 10', log: '5 / 20' })
  act('endStandingOrder', { itemId: plank })
  expect([ofOrders(), rows().assignees.size, rows().taskNumbers.size]).toEqual([[], 0, 0])
})

test('BEY-18, TSK-5: of 12 planks brought for an order of 10, 10 count, and the answer says so though the task has ended', () => {
  const { act, order, ofOrders, tasks } = aSettlement()
  order(10)
  const planks = ofOrders().find((task) => task.itemId === 'plank')!
  expect(act('completeTask', { taskId: planks.id, amount: 12 }, 'mika').answer).toEqual({
    entered: 10,
    numbers: null,
  })
  expect(tasks()).toEqual({})
})

test('BEY-18: a task of an order that was deleted by hand is not made again before the next time something is short', () => {
  const { act, add, order, take, ofOrders, tasks } = aSettlement()
  order(10)
  const log = ofOrders().find((task) => task.itemId === 'log')!
  act('deleteTask', { taskId: log.id })
  add('plank', 1)
  expect(ofOrders().filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1)
  act('restoreTask', { taskId: log.id })
  expect(tasks()).toEqual({ plank: '1 / 10', log: '2 / 20' })
  act('deleteTask', { taskId: log.id })
  add('plank', 9)
  take(1)
  expect(tasks()).toEqual({ plank: '0 / 1', log: '0 / 2' })
})

test('BEY-18: a contributor sets no standing order, none is set for an item that is not in the game, and one cannot be ended twice', () => {
  const { act, order } = aSettlement()
  expect(act('setStandingOrder', { itemId: plank, atLeast: 5 }, 'mika').refused).toEqual({ why: 'no-right' })
  expect(act('setStandingOrder', { itemId: itemId('sword'), atLeast: 5 }).refused).toEqual({ why: 'no-item' })
  order(5)
  expect(order(5).changes).toEqual([])
  act('endStandingOrder', { itemId: plank })
  expect(act('endStandingOrder', { itemId: plank }).refused).toEqual({ why: 'no-standing-order' })
})

test('BEY-18, TSK-2: 4 crafts for the stock that gave 1 plank make an order ask for 6 more logs, and take back nothing that was done', () => {
  const { act, add, order, tasks } = aSettlement()
  order(10)
  add('log', 20)
  expect(tasks()).toEqual({ plank: '0 / 10', log: '20 / 20' })
  act('recordCraft', { itemId: plank, recipeIndex: 0, crafts: 4, amount: 1 })
  // The 4 crafts took 8 of 20 logs; the other 9 planks take 18, and 12 are there.
  expect(tasks()).toEqual({ plank: '1 / 10', log: '20 / 26' })
})
