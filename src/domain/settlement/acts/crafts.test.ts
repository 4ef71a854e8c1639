import { describe, expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'

const catalog = aCatalog({
  plank: { recipes: [{ from: { log: 20 }, byproducts: [{ itemId: itemId('bark'), quantity: 1.5 }] }] },
  log: {},
  bark: {},
  plant: { recipes: [{ from: { seed: 1 }, byproducts: [{ itemId: itemId('seed'), quantity: 1.6 }] }] },
  seed: {},
  finebelt: {
    recipes: [
      { from: { scrap: 50 }, keptOnFailure: [{ itemId: itemId('belt'), quantity: 1 }], chances: { 1: 0.2 } },
    ],
  },
  belt: {},
  scrap: {},
})
const [plank, log, plant] = [itemId('plank'), itemId('log'), itemId('plant')]

function stocked(amounts: Readonly<Record<string, number>>) {
  const players = [aPlayer('finn')]
  const ledger = actedLedger(catalog, aSnapshotWithRoles({ mika: 'contributor' }, { players }))
  const items = Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity }))
  ledger.act('addItemsToInventory', { items })
  return ledger
}
const once = { recipeIndex: 0, crafts: 1, amount: 1 }

describe('BEY-9: recording a craft', () => {
  test('3 crafts of planks take 60 Log and give 3 planks and, of 4.5 expected, 4 bark', () => {
    const ledger = stocked({ log: 70 })
    const crafted = ledger.act(
      'recordCraft',
      { itemId: plank, recipeIndex: 0, crafts: 3, amount: 3, playerId: 'finn' },
      'mika',
    )
    expect(crafted.entries?.map(({ kind, itemId: id, amount }) => [kind, id, amount])).toEqual([
      ['crafted', 'bark', 4],
      ['crafted', 'log', -60],
      ['crafted', 'plank', 3],
    ])
    expect(crafted.entries).toMatchObject([{ playerId: 'finn', byNo: 2 }, {}, {}])
    expect(crafted.activity).toEqual({
      kind: 'stock.crafted',
      facts: { item: 'plank', amount: 3, crafts: 3 },
    })
    expect(['log', 'plank', 'bark'].map((id) => stockText(ledger.rows(), id))).toEqual([
      '10, reserved 0, kept 0',
      '3, reserved 0, kept 0',
      '4, reserved 0, kept 0',
    ])
  })

  test('a craft for a project takes its own Log first, then free ones, never those of another; the planks go to it', () => {
    const ledger = stocked({})
    const bridge = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Bridge', items: [{ itemId: plank, quantity: 2 }] })
    const raft = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 30 }] })
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 80 }] })
    // 10 of the 80 Log are free; 3 crafts take 60, and the bridge can have 40 + 10.
    expect(heldOf(ledger.rows(), 'log')).toEqual({ [bridge]: 40, [raft]: 30 })
    const craft = { itemId: plank, recipeIndex: 0, projectId: bridge }
    expect(ledger.act('recordCraft', { ...craft, crafts: 3, amount: 3 }).refused).toEqual({
      why: 'craft-lacks',
      facts: { lacking: [{ name: 'log', amount: 10 }] },
    })
    ledger.act('recordCraft', { ...craft, crafts: 2, amount: 1 })
    expect(heldOf(ledger.rows(), 'log')).toEqual({ [bridge]: 10, [raft]: 30 })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [bridge]: 1 })
    // The plank that is left to make takes 20 Log, of which 10 are missing; the 40 that were there stay done.
    expect(progressOf(ledger.rows(), bridge)).toEqual({ plank: '1/2', log: '40/50' })
  })

  test('without a project what projects hold is not taken', () => {
    const ledger = stocked({ log: 30 })
    ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 25 }] })
    expect(ledger.act('recordCraft', { itemId: plank, ...once }).refused).toEqual({
      why: 'craft-lacks',
      facts: { lacking: [{ name: 'log', amount: 15 }] },
    })
  })

  test('10 plants grow from 5 seeds, since each gives seeds back', () => {
    const ledger = stocked({ seed: 5 })
    ledger.act('recordCraft', { itemId: plant, recipeIndex: 0, crafts: 10, amount: 10 })
    // 5 seeds, less 10, and 10 × 1.6 come back.
    expect(stockText(ledger.rows(), 'seed')).toBe('11, reserved 0, kept 0')
  })

  test('5 upgrades of which one succeeds take 250 scrap and one belt; where all fail, the belt stays', () => {
    const ledger = stocked({ scrap: 500, belt: 1 })
    const craft = { itemId: itemId('finebelt'), recipeIndex: 0, crafts: 5 }
    ledger.act('recordCraft', { ...craft, amount: 0 })
    expect([stockText(ledger.rows(), 'belt'), stockText(ledger.rows(), 'finebelt')]).toEqual([
      '1, reserved 0, kept 0',
      undefined,
    ])
    ledger.act('recordCraft', { ...craft, amount: 1 })
    expect(['scrap', 'belt', 'finebelt'].map((id) => stockText(ledger.rows(), id))).toEqual([
      '0, reserved 0, kept 0',
      '0, reserved 0, kept 0',
      '1, reserved 0, kept 0',
    ])
  })

  test('other amounts than expected are entered as they were given, for parts of the recipe alone', () => {
    const ledger = stocked({ log: 70 })
    const [used, gained] = [[{ itemId: log, amount: 15 }], [{ itemId: itemId('bark'), amount: 0 }]]
    const craft = ledger.act('recordCraft', { itemId: plank, ...once, used, gained })
    expect(craft.entries?.map(({ amount }) => amount)).toEqual([-15, 1])
    for (const wrong of [{ used: gained }, { gained: used }]) {
      expect(ledger.act('recordCraft', { itemId: plank, ...once, ...wrong }).refused).toEqual({
        why: 'not-in-recipe',
      })
    }
  })

  test('an item, a recipe, a project or a player that is not there is refused', () => {
    const ledger = stocked({ log: 70 })
    const craft = (input: object) => ledger.act('recordCraft', { itemId: plank, ...once, ...input }).refused
    expect(craft({ itemId: itemId('gold') })).toEqual({ why: 'no-item' })
    expect(craft({ recipeIndex: 1 })).toEqual({ why: 'no-recipe' })
    expect(craft({ itemId: log })).toEqual({ why: 'no-recipe' })
    expect(craft({ projectId: 'nowhere' })).toEqual({ why: 'no-project' })
    expect(craft({ playerId: 'nobody' })).toEqual({ why: 'no-player' })
  })
})

describe('INV-1: taking an entry back', () => {
  test('12 Log that were added are taken back by a further entry that names the first, once only', () => {
    const ledger = stocked({ log: 12 })
    const { act, line } = ledger.entries()[0]!
    expect(ledger.act('revertEntry', { act, line }, 'mika').refused).toEqual({ why: 'no-right' })
    expect(ledger.act('revertEntry', { act, line })).toMatchObject({
      entries: [{ kind: 'reverted', amount: -12, reverts: { act, line } }],
      activity: { facts: { item: 'log', amount: 12 } },
    })
    expect(ledger.act('revertEntry', { act, line }).refused).toEqual({ why: 'reverted-already' })
    expect(ledger.act('revertEntry', { act, line: 2 }).refused).toEqual({ why: 'no-entry' })
  })

  test('of 12 that came only 5 are free: the entry stays, and who holds the rest is said', () => {
    const ledger = stocked({ log: 12 })
    ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 7 }] })
    expect(ledger.act('revertEntry', ledger.entries()[0]!).refused).toEqual({
      why: 'only-so-many',
      facts: { possible: 5, heldBy: [{ name: 'Raft', amount: 7 }], kept: 0 },
    })
  })

  test('6 Log that came for a project are taken back: 3 of what is free, then 3 of that project', () => {
    const ledger = stocked({ log: 2 })
    const raft = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 5 }] })
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 6 }], projectId: raft })
    expect(stockText(ledger.rows(), 'log')).toBe('8, reserved 5, kept 0')
    ledger.act('revertEntry', ledger.entries()[1]!)
    expect(stockText(ledger.rows(), 'log')).toBe('2, reserved 2, kept 0')
  })

  test('3 Log that were taken from a project come back to it, not to a more urgent one', () => {
    const ledger = stocked({ log: 5 })
    const raft = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 5 }] })
    ledger.act('takeFromInventory', { itemId: log, amount: 3, lower: raft })
    ledger.act('createProject', {
      name: 'Served first',
      priority: 'high',
      items: [{ itemId: log, quantity: 9 }],
    })
    ledger.act('revertEntry', ledger.entries()[1]!)
    expect(heldOf(ledger.rows(), 'log')).toEqual({ [raft]: 5 })
  })

  test('a craft is taken back whole: 60 Log come back, 3 planks and 4 bark go', () => {
    const ledger = stocked({ log: 60 })
    ledger.act('recordCraft', { itemId: plank, recipeIndex: 0, crafts: 3, amount: 3 })
    const reverted = ledger.act('revertEntry', ledger.entries().at(-1)!)
    expect(reverted.entries).toHaveLength(3)
    expect(['log', 'plank', 'bark'].map((id) => stockText(ledger.rows(), id))).toEqual([
      '60, reserved 0, kept 0',
      undefined,
      undefined,
    ])
    expect(ledger.act('revertEntry', ledger.entries()[1]!).refused).toEqual({ why: 'reverted-already' })
  })

  test('a craft whose planks are gone is not taken back, nor half of a hand over', () => {
    const ledger = stocked({ log: 20 })
    ledger.act('recordCraft', { itemId: plank, ...once })
    ledger.act('takeFromInventory', { itemId: plank, amount: 1 })
    expect(ledger.act('revertEntry', ledger.entries()[1]!).refused).toMatchObject({ why: 'only-so-many' })
    ledger.act('addItemsToInventory', { items: [{ itemId: plank, quantity: 1 }] })
    const raft = ledger.idOfNextAct()
    ledger.act('createProject', { name: 'Raft', items: [{ itemId: plank, quantity: 1 }] })
    ledger.act('handOver', { itemId: plank, amount: 1, from: raft, to: 'kept' })
    expect(ledger.act('revertEntry', ledger.entries().at(-1)!).refused).toEqual({ why: 'hand-over-instead' })
    ledger.act('releaseInventory', { itemId: plank, amount: 1 })
    ledger.act('handOver', { itemId: plank, amount: 1, from: raft, to: 'out' })
    ledger.act('revertEntry', ledger.entries().at(-1)!)
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 1 })
  })
})
