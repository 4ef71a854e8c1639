import { describe, expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aContribution, aHandMadeTask, aProject, aProjectItem, moment } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { ledgerLimits } from '../limits.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {} })
const [plank, log] = [itemId('plank'), itemId('log')]
const times = <Made>(count: number, make: (i: number) => Made) =>
  Array.from({ length: count }, (_, i) => make(i))

describe('S6: what is full takes nothing more', () => {
  test('beside 20,000 open tasks no act adds one or brings one back', () => {
    const tasks = times(ledgerLimits.openTasks - 1, (i) => aHandMadeTask(`t${i}`))
    const gone = aHandMadeTask('gone', { deletedAt: moment })
    const projects = [aProject('hall'), aProject('raft'), aProject('hut')]
    const { act } = actedLedger(
      catalog,
      aSnapshotWithRoles({}, { tables: { tasks: [...tasks, gone], projects } }),
    )
    act('archiveProject', { projectId: 'raft', stock: 'stays' })
    act('deleteProject', { projectId: 'hut' })
    expect(act('createTask', { title: 'the last one' }).refused).toBe(undefined)
    const more = [
      act('createTask', { title: 'one too many' }),
      act('restoreTask', { taskId: 'gone' }),
      // Even a project without items is refused: no item of it could have a task.
      act('createProject', { name: 'Bridge' }),
      act('addProjectItem', { projectId: 'hall', itemId: log, quantity: 1 }),
      act('restoreProjectItem', { projectId: 'hall', item: aProjectItem('hall', 'log', 1) }),
      act('setStandingOrder', { itemId: log, atLeast: 1 }),
      act('unarchiveProject', { projectId: 'raft' }),
      act('restoreProject', { projectId: 'hut' }),
    ]
    expect(more.map(({ refused }) => refused?.why)).toEqual(more.map(() => 'too-many-tasks'))
  })

  test('beside 200 live projects a deleted one cannot be restored', () => {
    const projects = times(ledgerLimits.projects, (i) => aProject(`p${i}`))
    const { act } = actedLedger(catalog, aSnapshotWithRoles({}, { tables: { projects } }))
    act('deleteProject', { projectId: 'p0' })
    act('createProject', { name: 'Bridge' })
    expect(act('restoreProject', { projectId: 'p0' }).refused).toEqual({ why: 'too-many-projects' })
  })

  test('a project says of 1,000 items how they are obtained, and of no more', () => {
    const names = times(ledgerLimits.waysOfProject + 1, (i) => `item ${i}`)
    const large = aCatalog(Object.fromEntries(names.map((name) => [name, {}])))
    const { act } = actedLedger(large, aSnapshotWithRoles({}, { tables: { projects: [aProject('hall')] } }))
    const set = (of: readonly string[]) =>
      act('setProjectWays', {
        projectId: 'hall',
        ways: Object.fromEntries(of.map((name) => [name, 'elsewhere' as const])),
      }).refused
    expect(set(names)).toEqual({ why: 'too-many-ways' })
    expect(set(names.slice(1))).toBe(undefined)
  })

  test('after 200 standing orders a further item gets none, and those that are there can be changed', () => {
    const orders = times(ledgerLimits.standingOrders - 1, (i) => itemId(`item ${i}`))
    const standingOrders = [...orders, log].map((item) => ({
      itemId: item,
      atLeast: 1,
      since: moment,
      begunBy: null,
    }))
    const { act } = actedLedger(catalog, aSnapshotWithRoles({}, { tables: { standingOrders } }))
    expect(act('setStandingOrder', { itemId: plank, atLeast: 1 }).refused).toEqual({
      why: 'too-many-standing-orders',
    })
    expect(act('setStandingOrder', { itemId: log, atLeast: 2 }).refused).toBe(undefined)
  })

  test('beside 500 deliveries that wait for review a further one is refused', () => {
    const waiting = times(ledgerLimits.pendingContributions, (i) =>
      aContribution(`c${i}`, { taskId: 'roof' }),
    )
    const tables = { tasks: [aHandMadeTask('roof')], contributions: waiting }
    const { act } = actedLedger(catalog, aSnapshotWithRoles({}, { tables }))
    const delivery = { taskId: 'roof', itemsContributed: [{ itemId: log, quantity: 1 }] }
    expect(act('createTaskContribution', delivery).refused).toEqual({ why: 'too-many-contributions' })
  })
})

describe('S6, INV-1: of an item with 1,000,000,000,000 in stock', () => {
  /** A ledger with 20 Log; `fill` brings an item to the most that the stock holds, all of it kept back, so that projects still miss it. */
  const full = () => {
    const ledger = actedLedger(catalog)
    ledger.act('setInventoryQuantity', { itemId: log, quantity: 20 })
    const fill = (item = plank) => {
      ledger.act('setInventoryQuantity', { itemId: item, quantity: ledgerLimits.stock })
      ledger.act('reserveInventory', { itemId: item, amount: ledgerLimits.stock })
    }
    return { ...ledger, fill }
  }

  test('none is crafted, and what was taken out does not come back', () => {
    const { act, fill } = full()
    const taken = act('takeFromInventory', { itemId: log, amount: 3 }).entries![0]!
    act('setInventoryQuantity', { itemId: log, quantity: 20 })
    fill()
    const craft = { itemId: plank, recipeIndex: 0, crafts: 1, amount: 1 }
    expect(act('recordCraft', craft).refused).toEqual({ why: 'stock-full' })
    fill(log)
    expect(act('revertEntry', { act: taken.act, line: taken.line }).refused).toEqual({ why: 'stock-full' })
  })

  test('none is entered for a task, and no delivery of it is approved', () => {
    const { act, fill, rows, idOfNextAct } = full()
    fill()
    act('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: 5 }] })
    const taskId = [...rows().tasks.values()].find((task) => task.itemId === plank)!.id
    expect(act('completeTask', { taskId, amount: 1 }).refused).toEqual({ why: 'stock-full' })
    const contributionId = idOfNextAct()
    act('createTaskContribution', { taskId, itemsContributed: [{ itemId: plank, quantity: 2 }] }, 'mika')
    const approval = { contributionId, revision: 1 }
    expect(act('approveTaskContribution', approval).refused).toEqual({ why: 'stock-full' })
  })
})
