import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import type { Line } from '../contribution.ts'

const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {}, bark: {} })
const [plank, log, bark] = [itemId('plank'), itemId('log'), itemId('bark')]

/** A bridge of Planks, with 100 Logs in stock; `deliver` enters Planks of Mika's, with 20 Logs used for each. */
function aBridge(planks = 10) {
  const ledger = actedLedger(catalog, aSnapshotWithRoles({ ines: 'admin', mika: 'contributor' }))
  const { act, rows, entries, idOfNextAct } = ledger
  act('addItemsToInventory', { items: [{ itemId: log, quantity: 100 }] })
  const projectId = idOfNextAct()
  act('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: planks }] })
  const taskId = [...rows().tasks.values()].find((task) => task.itemId === plank)!.id
  const deliver = (quantity: number, others: readonly Line[] = []) => {
    const contributionId = idOfNextAct()
    const materials = [{ itemId: log, quantity: 20 * quantity }]
    act(
      'createTaskContribution',
      { taskId, itemsContributed: [{ itemId: plank, quantity }, ...others], materials },
      'mika',
    )
    return contributionId
  }
  const approve = (contributionId: string) =>
    act('approveTaskContribution', { contributionId, revision: 1 }, 'ines')
  /** Takes back the one entry with that amount of the item. */
  const takeBack = (item: typeof plank, amount: number) => {
    const { act: of, line } = entries().find((entry) => entry.itemId === item && entry.amount === amount)!
    return act('revertEntry', { act: of, line }, 'ines')
  }
  const stock = () => [stockText(rows(), 'plank'), stockText(rows(), 'log')]
  return { ...ledger, projectId, deliver, approve, takeBack, stock }
}

describe('INV-1: what was approved by mistake is taken back by a further entry', () => {
  test('3 Planks go again, and the 60 Logs that they took are there again: the bridge asks for as much as before', () => {
    const { deliver, approve, takeBack, stock, rows, projectId, entries } = aBridge()
    const before = [stock(), progressOf(rows(), projectId)]
    approve(deliver(3))
    expect(stock()).toEqual(['3, reserved 3, kept 0', '40, reserved 40, kept 0'])
    takeBack(plank, 3)
    expect([stock(), progressOf(rows(), projectId)]).toEqual(before)
    expect(entries().filter(({ kind }) => kind === 'reverted')).toMatchObject([
      { itemId: log, amount: 60, byNo: 2 },
      { itemId: plank, amount: -3, byNo: 2 },
    ])
    expect(takeBack(log, -60).refused).toEqual({ why: 'reverted-already' })
  })

  test('of a delivery of Planks and Bark the Logs stay used until both are taken back', () => {
    const { deliver, approve, takeBack, stock } = aBridge()
    approve(deliver(1, [{ itemId: bark, quantity: 5 }]))
    takeBack(bark, 5)
    expect(stock()).toEqual(['1, reserved 1, kept 0', '80, reserved 80, kept 0'])
    takeBack(plank, 1)
    expect(stock()).toEqual([undefined, '100, reserved 100, kept 0'])
  })

  test('Logs that were not used after all come back alone, and not a second time with the Planks', () => {
    const { deliver, approve, takeBack, stock } = aBridge()
    approve(deliver(1))
    takeBack(log, -20)
    expect(stock()).toEqual(['1, reserved 1, kept 0', '100, reserved 100, kept 0'])
    takeBack(plank, 1)
    expect(stock()).toEqual([undefined, '100, reserved 100, kept 0'])
  })

  test.each([
    { what: 'the Planks', item: plank, amount: 2, planks: '1, reserved 1, kept 0' },
    { what: 'the Logs', item: log, amount: -40, planks: '3, reserved 3, kept 0' },
  ])(
    'of two deliveries that were approved at once, taking back $what of one leaves the Logs of the other used',
    ({ item, amount, planks }) => {
      const { act, deliver, takeBack, stock } = aBridge()
      // 1 Plank took 20 Logs, 2 Planks took 40.
      const contributions = [1, 2].map((quantity) => ({ contributionId: deliver(quantity), revision: 1 }))
      act('approveTaskContributions', { contributions }, 'ines')
      takeBack(item, amount)
      expect(stock()).toEqual([planks, '80, reserved 80, kept 0'])
    },
  )
})

describe('INV-1: what a project had used comes back to it, though a more urgent one waits for the same', () => {
  /** A more urgent project that needs 9 Logs. */
  const raft = { name: 'Raft', priority: 'high', items: [{ itemId: log, quantity: 9 }] } as const

  test('the 100 Logs of its 5 Planks, where their craft is taken back', () => {
    const { act, takeBack, rows, projectId } = aBridge(5)
    act('recordCraft', { itemId: plank, recipeIndex: 0, crafts: 5, amount: 5, projectId })
    act('createProject', raft)
    takeBack(plank, 5)
    expect(heldOf(rows(), 'log')).toEqual({ [projectId]: 100 })
  })

  test('the materials of a delivery, where its approval is taken back', () => {
    const { act, deliver, approve, takeBack, rows, projectId } = aBridge(5)
    approve(deliver(5))
    act('createProject', raft)
    takeBack(plank, 5)
    expect(heldOf(rows(), 'log')).toEqual({ [projectId]: 100 })
  })

  test('where another 2 Planks are free, the bridge keeps 2 of its own and gets the 60 Logs that it needs for the others', () => {
    const { act, takeBack, rows, stock, projectId } = aBridge(5)
    act('recordCraft', { itemId: plank, recipeIndex: 0, crafts: 5, amount: 5, projectId })
    act('addItemsToInventory', { items: [{ itemId: plank, quantity: 2 }] })
    act('createProject', raft)
    takeBack(plank, 5)
    // The bridge holds 60 Logs, the raft 9.
    expect(stock()).toEqual(['2, reserved 2, kept 0', '100, reserved 69, kept 0'])
    expect(heldOf(rows(), 'log')[projectId]).toBe(60)
  })
})

test('INV-1: an entry that took another one back is not taken back itself', () => {
  const { act, takeBack, stock } = aBridge()
  act('addItemsToInventory', { items: [{ itemId: bark, quantity: 5 }] })
  takeBack(bark, 5)
  const before = stock()
  expect(takeBack(bark, -5).refused).toEqual({ why: 'reversal-stays' })
  expect(stock()).toEqual(before)
})

describe('INV-1: what came in by mistake alone is no item of the stock any more', () => {
  const added = (quantity: number) => ({ items: [{ itemId: bark, quantity }] })

  test('Bark that was added twice by mistake stays on the list until both are taken back', () => {
    const { act, rows, takeBack } = aBridge()
    act('addItemsToInventory', added(5))
    act('addItemsToInventory', added(3))
    takeBack(bark, 5)
    expect(stockText(rows(), 'bark')).toBe('3, reserved 0, kept 0')
    expect(takeBack(bark, 3).answer).toEqual([])
    expect(stockText(rows(), 'bark')).toBeUndefined()
  })

  test('Bark that was there and was used up stays, so that it is seen to be low', () => {
    const { act, rows, takeBack } = aBridge()
    act('addItemsToInventory', added(12))
    act('takeFromInventory', { itemId: bark, amount: 12 })
    act('addItemsToInventory', added(5))
    takeBack(bark, 5)
    expect(stockText(rows(), 'bark')).toBe('0, reserved 0, kept 0')
  })
})
