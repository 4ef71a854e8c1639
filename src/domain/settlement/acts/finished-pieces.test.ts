import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { defaultSettings } from '../settings.ts'

const catalog = aCatalog({
  b7: { name: 'Kiln', recipes: [{ action: 'build', from: { brick: 10, c5: 2 } }] },
  t400: { name: 'Tier 4', recipes: [{ action: 'research', from: { brick: 3 }, supplies: 2250 }] },
  brick: {},
  c5: {},
})
const [kiln, research, brick, timber] = [itemId('b7'), itemId('t400'), itemId('brick'), itemId('c5')]
const build = { itemId: kiln, recipeIndex: 0, crafts: 1, amount: 1 }

/** A project of two kilns, with bricks and timber for `kilns` of them. */
function site(kilns: number) {
  const settings = { ...defaultSettings, requireContributionApproval: false }
  const ledger = actedLedger(catalog, aSnapshotWithRoles({ mika: 'contributor' }, { settings }))
  const items = [
    { itemId: brick, quantity: 10 * kilns },
    { itemId: timber, quantity: 2 * kilns },
  ]
  ledger.act('addItemsToInventory', { items })
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Pottery', items: [{ itemId: kiln, quantity: 2 }] })
  return { ...ledger, projectId, progress: () => progressOf(ledger.rows(), projectId) }
}
const lines = (entries: readonly { kind: string; itemId: string; amount: number }[] = []) =>
  entries.map(({ kind, itemId: id, amount }) => `${kind} ${id} ${amount}`)

describe('BEY-19: what is built is finished, used at once, and never stock', () => {
  test('one of two kilns is built: its bricks and timber are gone, 1 of 2 stands, and no kiln lies in the stock', () => {
    const { act, rows, projectId, progress } = site(2)
    expect(progress()).toEqual({ b7: '0/2' })
    const built = act('recordCraft', { ...build, projectId }, 'mika')
    expect(lines(built.entries)).toEqual([
      'crafted brick -10',
      'crafted c5 -2',
      'crafted b7 1',
      'finished b7 -1',
    ])
    expect(built.activity).toEqual({
      kind: 'stock.built',
      facts: { item: 'Kiln', amount: 1, action: 'build' },
    })
    expect(progress()).toEqual({ b7: '1/2' })
    expect(rows().stock.has(kiln)).toBe(false)
    expect([heldOf(rows(), 'brick')[projectId], stockText(rows(), 'brick')]).toEqual([
      10,
      '10, reserved 10, kept 0',
    ])
    act('recordCraft', { ...build, projectId }, 'mika')
    expect(progress()).toEqual({ b7: '2/2' })
    expect([...rows().projectItems.values()].map(({ finished }) => finished)).toEqual([2])
  })

  test('the task is of its own kind: a kiln is built, a tier is researched', () => {
    const { act, rows, projectId } = site(0)
    act('addProjectItem', { projectId, itemId: research, quantity: 1, recipeIndex: 0 })
    const kinds = [...rows().tasks.values()].map((task) => `${task.kind} ${task.itemId}`)
    expect(kinds.sort()).toEqual(['build b7', 'gather brick', 'gather c5', 'research t400'])
  })

  test('a mistake is taken back as a whole: the kiln is asked for again, its bricks are there', () => {
    const { act, rows, projectId, progress, entries } = site(1)
    act('recordCraft', { ...build, projectId })
    for (const kind of ['finished', 'crafted'] as const) {
      const entry = entries().find((one) => one.kind === kind && one.itemId === kiln)!
      const reverted = act('revertEntry', { act: entry.act, line: entry.line })
      if (kind === 'crafted') expect(reverted.refused?.why).toBe('reverted-already')
      else
        expect(lines(reverted.entries).sort()).toEqual([
          'reverted b7 -1',
          'reverted b7 1',
          'reverted brick 10',
          'reverted c5 2',
        ])
    }
    expect([progress().b7, heldOf(rows(), 'brick')[projectId]]).toEqual(['0/2', 10])
  })

  test('of 3 kilns delivered for a task that asks for 2, 2 count as built, and the third stands for no project', () => {
    const { act, rows, progress } = site(0)
    const task = [...rows().tasks.values()].find((one) => one.itemId === kiln)!
    act(
      'createTaskContribution',
      { taskId: task.id, itemsContributed: [{ itemId: kiln, quantity: 3 }] },
      'mika',
    )
    expect(progress().b7).toBe('2/2')
    expect([rows().stock.has(kiln), heldOf(rows(), 'b7')]).toEqual([false, {}])
  })

  test('taking back a delivery of more than was asked takes back what it finished, and nothing of others', () => {
    const { act, rows, progress, entries, projectId } = site(1)
    act('recordCraft', { ...build, projectId })
    const task = [...rows().tasks.values()].find((one) => one.itemId === kiln)!
    act(
      'createTaskContribution',
      { taskId: task.id, itemsContributed: [{ itemId: kiln, quantity: 3 }] },
      'mika',
    )
    expect(progress().b7).toBe('2/2')
    const delivered = entries().find(({ kind, projectId: of }) => kind === 'contributed' && of === projectId)!
    expect(lines(act('revertEntry', { act: delivered.act, line: delivered.line }).entries)).toEqual([
      'reverted b7 -1',
      'reverted b7 1',
    ])
    expect(progress().b7).toBe('1/2')
  })

  test('none of the 4 entries that took a craft back can be taken back itself; the other kiln still stands', () => {
    const { act, progress, entries, projectId } = site(2)
    const built = act('recordCraft', { ...build, projectId })
    act('recordCraft', { ...build, projectId })
    const { act: of, line } = built.entries!.find(({ kind }) => kind === 'finished')!
    const reversals = act('revertEntry', { act: of, line }).entries!
    const again = reversals.map((entry) => act('revertEntry', { act: entry.act, line: entry.line }).refused)
    expect(again).toEqual(Array(4).fill({ why: 'reversal-stays' }))
    expect(progress().b7).toBe('1/2')
    const kilns = entries().filter(({ itemId: id }) => id === kiln)
    expect(kilns.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  describe('a kiln is built, its item is taken off and added again a minute later, and another kiln is built', () => {
    function builtAnew() {
      const { act, rows, entries, waitMinute, projectId } = site(2)
      const kilns = () => entries().filter(({ kind }) => kind === 'finished')
      act('recordCraft', { ...build, projectId })
      const [item] = [...rows().projectItems.values()]
      act('removeProjectItem', { projectId, projectItemId: item!.id })
      waitMinute()
      act('addProjectItem', { projectId, itemId: kiln, quantity: 1 })
      act('recordCraft', { ...build, projectId })
      const [first, second] = kilns()
      const [again] = [...rows().projectItems.values()]
      return {
        takeBack: ({ act: of, line } = first!) => act('revertEntry', { act: of, line }),
        putBack: () => act('restoreProjectItem', { projectId, item: item! }),
        takeOff: () => act('removeProjectItem', { projectId, projectItemId: again!.id }),
        putBackAgain: () => act('restoreProjectItem', { projectId, item: again! }),
        second: second!,
        standing: () => [...rows().projectItems.values()].map((row) => [row.finished, row.quantity]),
      }
    }

    test('the first one is taken back: the second still stands', () => {
      const { takeBack, standing } = builtAnew()
      takeBack()
      expect(standing()).toEqual([[1, 1]])
    })

    test('the second one is taken back: one kiln is asked for again', () => {
      const { takeBack, second, standing } = builtAnew()
      takeBack(second)
      expect(standing()).toEqual([[0, 1]])
    })

    test('the item is taken off, the second kiln taken back, and the item put back: it has the first one, which can be taken back too', () => {
      const { takeBack, takeOff, putBackAgain, second, standing } = builtAnew()
      takeOff()
      takeBack(second)
      putBackAgain()
      expect(standing()).toEqual([[1, 1]])
      takeBack()
      expect(standing()).toEqual([[0, 1]])
    })

    test('the item is put back with its first kiln, 2 of 3: each of the two can be taken back', () => {
      const { takeBack, putBack, second, standing } = builtAnew()
      putBack()
      expect(standing()).toEqual([[2, 3]])
      takeBack()
      expect(standing()).toEqual([[1, 3]])
      takeBack(second)
      expect(standing()).toEqual([[0, 3]])
    })
  })

  test('the bricks of two kilns come back to their project, though a more urgent one waits for bricks', () => {
    const { act, rows, entries, projectId } = site(2)
    act('recordCraft', { ...build, crafts: 2, amount: 2, projectId })
    act('createProject', { name: 'Wall', priority: 'high', items: [{ itemId: brick, quantity: 9 }] })
    const built = entries().find(({ kind }) => kind === 'finished')!
    act('revertEntry', { act: built.act, line: built.line })
    expect(heldOf(rows(), 'brick')).toEqual({ [projectId]: 20 })
  })

  test('a kiln cannot be added to the stock, counted, kept in store by an order, or asked for by a hand-made task', () => {
    const { act, projectId } = site(0)
    const why = (outcome: ReturnType<typeof act>) => outcome.refused?.why
    const items = [{ itemId: kiln, quantity: 1 }]
    expect([
      why(act('addItemsToInventory', { items })),
      why(act('setInventoryQuantity', { itemId: kiln, quantity: 1 })),
      why(act('countInventory', { items })),
      why(act('setStandingOrder', { itemId: kiln, atLeast: 1 })),
      why(act('createTask', { title: 'Build', projectId, itemId: kiln })),
    ]).toEqual(Array(5).fill('never-stock'))
  })

  test('a kiln can be added for the project that asks for two, but not three', () => {
    const { act, projectId, progress } = site(0)
    const add = (quantity: number) =>
      act('addItemsToInventory', { projectId, items: [{ itemId: kiln, quantity }] })
    expect(add(3).refused).toEqual({ why: 'needs-only', facts: { name: 'Pottery', amount: 2 } })
    expect(lines(add(1).entries)).toEqual(['added b7 1', 'finished b7 -1'])
    expect(progress().b7).toBe('1/2')
  })
})
