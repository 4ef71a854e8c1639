import { describe, expect, test } from 'vitest'
import { type ActedLedger, actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'

const [log, plank] = [itemId('log'), itemId('plank')]
const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4 } }] },
  plank: { recipes: [{ from: { log: 20 } }] },
  log: {},
})
const storages = [{ id: 'barn', name: 'Barn' }]
const riverside = () =>
  actedLedger(
    catalog,
    aSnapshotWithRoles({ ines: 'admin', mika: 'contributor', vera: 'viewer' }, { tables: { storages } }),
  )

/** A project that asks for that many planks, by its id. */
function planks(ledger: ActedLedger, name: string, quantity: number): string {
  const id = ledger.idOfNextAct()
  ledger.act('createProject', { name, items: [{ itemId: plank, quantity }] })
  return id
}

describe('INV-1: adding', () => {
  test('12 Log added by a contributor are an entry, a row and a line of the log', () => {
    const ledger = riverside()
    const added = ledger.act(
      'addItemsToInventory',
      { items: [{ itemId: log, quantity: 12 }], storageId: 'barn', note: 'from the raft' },
      'mika',
    )
    expect(added.answer).toMatchObject([{ itemId: 'log', quantity: 12, reserved: 0, storageId: 'barn' }])
    expect(added.entries).toMatchObject([
      {
        line: 1,
        kind: 'added',
        itemId: 'log',
        amount: 12,
        byNo: 3, // The owner is 1, Ines 2.
        storageId: 'barn',
        note: 'from the raft',
      },
    ])
    expect(added.activity).toEqual({ kind: 'stock.added', facts: { item: 'log', amount: 12, others: 0 } })
  })

  test('adding keeps what is reserved; a viewer may not add', () => {
    const ledger = riverside()
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 12 }] })
    ledger.act('reserveInventory', { itemId: log, amount: 5 })
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 8 }] })
    expect(stockText(ledger.rows(), 'log')).toBe('20, reserved 5, kept 5')
    const items = [{ itemId: log, quantity: 1 }]
    expect(ledger.act('addItemsToInventory', { items }, 'vera').refused).toEqual({ why: 'no-right' })
  })

  test('of 13 planks added for the second project it gets the 10 that it misses, though the first is served before it', () => {
    const ledger = riverside()
    const first = planks(ledger, 'First', 10)
    const second = planks(ledger, 'Second', 10)
    const items = [
      { itemId: plank, quantity: 8 },
      { itemId: plank, quantity: 5 },
    ]
    ledger.act('addItemsToInventory', { items, projectId: second })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [first]: 3, [second]: 10 })
    expect(ledger.entries()).toMatchObject([{ projectId: second }, { projectId: second }])
  })

  test('an item, a project or a place that is not there, and more than 1,000,000,000,000 of an item, are refused', () => {
    const ledger = riverside()
    const items = [{ itemId: log, quantity: 1 }]
    const add = (input: object) => ledger.act('addItemsToInventory', { items, ...input }).refused
    expect(add({ items: [{ itemId: itemId('gold'), quantity: 1 }] })).toEqual({ why: 'no-item' })
    expect(add({ projectId: 'nowhere' })).toEqual({ why: 'no-project' })
    expect(add({ storageId: 'nowhere' })).toEqual({ why: 'no-storage' })
    ledger.act('setInventoryQuantity', { itemId: log, quantity: 1_000_000_000_000 })
    expect(add({})).toEqual({ why: 'stock-full' })
  })
})

describe('INV-1: counting, taking and removing', () => {
  test('counting writes the difference, up or down, and nothing where nothing differs', () => {
    const ledger = riverside()
    ledger.act('setInventoryQuantity', { itemId: log, quantity: 12 })
    ledger.act('setInventoryQuantity', { itemId: log, quantity: 9 })
    expect(ledger.act('setInventoryQuantity', { itemId: log, quantity: 9 })).toMatchObject({ changes: [] })
    expect(ledger.entries().map(({ kind, amount }) => [kind, amount])).toEqual([
      ['counted', 12],
      ['counted', -3],
    ])
    expect(ledger.act('setInventoryQuantity', { itemId: plank, quantity: 0 }).refused).toEqual({
      why: 'no-stock',
    })
    expect(ledger.act('setInventoryQuantity', { itemId: itemId('gold'), quantity: 1 }).refused).toEqual({
      why: 'no-item',
    })
  })

  test('only what is free can be taken, unless a project is named that gives way; who holds the rest is said', () => {
    const ledger = riverside()
    const bridge = planks(ledger, 'Bridge', 5)
    ledger.act('addItemsToInventory', { items: [{ itemId: plank, quantity: 10 }] })
    ledger.act('reserveInventory', { itemId: plank, amount: 2 })
    // Of 10 planks the bridge holds 5, 2 are kept back, 3 are free.
    expect(ledger.act('takeFromInventory', { itemId: plank, amount: 4 }).refused).toEqual({
      why: 'only-so-many',
      facts: { possible: 3, heldBy: [{ name: 'Bridge', amount: 5 }], kept: 2 },
    })
    ledger.act('takeFromInventory', { itemId: plank, amount: 4, lower: bridge, note: 'for a shed' })
    expect(stockText(ledger.rows(), 'plank')).toBe('6, reserved 6, kept 2')
    expect(progressOf(ledger.rows(), bridge)).toEqual({ plank: '4/5', log: '80/100' })
    expect(ledger.entries().at(-1)).toMatchObject({ kind: 'taken', amount: -4, projectId: bridge })
    expect(ledger.act('setInventoryQuantity', { itemId: plank, quantity: 1, lower: bridge }).refused).toEqual(
      {
        why: 'only-so-many',
        facts: { possible: 4, heldBy: [], kept: 2 },
      },
    )
    ledger.act('setInventoryQuantity', { itemId: plank, quantity: 2, lower: bridge })
    expect(stockText(ledger.rows(), 'plank')).toBe('2, reserved 2, kept 2')
  })

  test('what is not in the stock cannot be taken, and no project that is not there gives way', () => {
    const ledger = riverside()
    expect(ledger.act('takeFromInventory', { itemId: log, amount: 1 }).refused).toEqual({ why: 'no-stock' })
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 1 }] })
    expect(ledger.act('takeFromInventory', { itemId: log, amount: 1, lower: 'nowhere' }).refused).toEqual({
      why: 'no-project',
    })
  })

  test('an item is removed with all that is free of it, but not while some of it is reserved', () => {
    const ledger = riverside()
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 7 }] })
    ledger.act('reserveInventory', { itemId: log, amount: 2 })
    expect(ledger.act('removeFromInventory', { itemId: log }).refused).toMatchObject({
      why: 'only-so-many',
      facts: { possible: 5 },
    })
    ledger.act('releaseInventory', { itemId: log, amount: 9 })
    expect(ledger.act('removeFromInventory', { itemId: log }).entries).toMatchObject([{ amount: -7 }])
    expect(stockText(ledger.rows(), 'log')).toBeUndefined()
    expect(ledger.act('removeFromInventory', { itemId: log }).refused).toEqual({ why: 'no-stock' })
  })

  test('an item lies in one place, or nowhere in particular', () => {
    const ledger = riverside()
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 7 }] })
    const place = (storageId: string | null) => ledger.act('updateInventoryItem', { itemId: log, storageId })
    expect(place('barn')).toMatchObject({
      answer: { storageId: 'barn' },
      activity: { kind: 'stock.placed', facts: { item: 'log', storage: 'Barn' } },
    })
    expect(place('barn')).toMatchObject({ changes: [] })
    expect(place(null).answer).toMatchObject({ storageId: null })
    expect(place('cellar').refused).toEqual({ why: 'no-storage' })
    expect(ledger.act('updateInventoryItem', { itemId: plank, storageId: null }).refused).toEqual({
      why: 'no-stock',
    })
  })
})

describe('INV-2: keeping back', () => {
  test('of 10 Log 6 are kept back, then not 5 more; setting free 100 leaves 0 kept back', () => {
    const ledger = riverside()
    ledger.act('addItemsToInventory', { items: [{ itemId: log, quantity: 10 }] })
    const keep = (amount: number) => ledger.act('reserveInventory', { itemId: log, amount }).answer
    expect([keep(6), keep(5), keep(4)]).toEqual([{ reserved: true }, { reserved: false }, { reserved: true }])
    expect(stockText(ledger.rows(), 'log')).toBe('10, reserved 10, kept 10')
    expect(ledger.act('releaseInventory', { itemId: log, amount: 100 }).answer).toMatchObject({ kept: 0 })
    expect(ledger.act('releaseInventory', { itemId: log, amount: 1 })).toMatchObject({ changes: [] })
  })

  test('an item that is not in the stock cannot be kept back, and a contributor keeps nothing back', () => {
    const ledger = riverside()
    expect(ledger.act('reserveInventory', { itemId: plank, amount: 1 }).answer).toEqual({ reserved: false })
    expect(ledger.act('releaseInventory', { itemId: plank, amount: 1 }).refused).toEqual({ why: 'no-stock' })
    expect(ledger.act('reserveInventory', { itemId: plank, amount: 1 }, 'mika').refused).toEqual({
      why: 'no-right',
    })
  })

  test('what is set free goes to the project that misses it', () => {
    const ledger = riverside()
    ledger.act('addItemsToInventory', { items: [{ itemId: plank, quantity: 6 }] })
    ledger.act('reserveInventory', { itemId: plank, amount: 6 })
    const bridge = planks(ledger, 'Bridge', 5)
    expect(heldOf(ledger.rows(), 'plank')).toEqual({})
    ledger.act('releaseInventory', { itemId: plank, amount: 4 })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [bridge]: 4 })
    expect(stockText(ledger.rows(), 'plank')).toBe('6, reserved 6, kept 2')
  })
})

describe('INV-2: handing over', () => {
  const bridgeHolds5 = () => {
    const ledger = riverside()
    const bridge = planks(ledger, 'Bridge', 5)
    const raft = planks(ledger, 'Raft', 3)
    ledger.act('addItemsToInventory', { items: [{ itemId: plank, quantity: 5 }] })
    return { ledger, bridge, raft }
  }

  test('2 of the 5 planks that one project holds go to another, as two entries that add up to nothing', () => {
    const { ledger, bridge, raft } = bridgeHolds5()
    const handed = ledger.act('handOver', { itemId: plank, amount: 2, from: bridge, to: raft }, 'ines')
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [bridge]: 3, [raft]: 2 })
    expect(handed.entries).toMatchObject([
      { kind: 'handedOver', amount: -2, projectId: bridge },
      { kind: 'handedOver', amount: 2, projectId: raft },
    ])
    expect(progressOf(ledger.rows(), bridge)).toMatchObject({ plank: '3/5' })
  })

  test('a project is handed no more than it needs, and hands over no more than it holds', () => {
    const { ledger, bridge, raft } = bridgeHolds5()
    const hand = (amount: number, from: string, to: string) =>
      ledger.act('handOver', { itemId: plank, amount, from, to }).refused
    expect(hand(4, bridge, raft)).toEqual({ why: 'needs-only', facts: { name: 'Raft', amount: 3 } })
    expect(hand(6, bridge, raft)).toEqual({ why: 'holds-only', facts: { name: 'Bridge', amount: 5 } })
    expect(hand(1, raft, bridge)).toEqual({ why: 'holds-only', facts: { name: 'Raft', amount: 0 } })
    expect(hand(1, bridge, bridge)).toEqual({ why: 'needs-only', facts: { name: 'Bridge', amount: 0 } })
    expect(hand(1, bridge, 'nowhere')).toEqual({ why: 'no-project' })
    expect(hand(1, 'nowhere', raft)).toEqual({ why: 'no-project' })
  })

  test('what is kept back leaves the project and stays in the stock; what is taken out leaves both', () => {
    const { ledger, bridge } = bridgeHolds5()
    ledger.act('handOver', { itemId: plank, amount: 2, from: bridge, to: 'kept' })
    expect(stockText(ledger.rows(), 'plank')).toBe('5, reserved 5, kept 2')
    const out = ledger.act('handOver', { itemId: plank, amount: 1, from: bridge, to: 'out' })
    expect(stockText(ledger.rows(), 'plank')).toBe('4, reserved 4, kept 2')
    expect(out.entries).toMatchObject([{ kind: 'handedOver', amount: -1, projectId: bridge }])
  })
})
