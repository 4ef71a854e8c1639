import { describe, expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  afterAct,
  aProject,
  aStockRow,
  emptyRows,
  heldOf,
  moment,
  moved,
  progressOf,
  withItems,
} from '#tests/support/ledger-rows'
import type { Cause } from '../settlement/cause.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { walk } from './walk.ts'

const ledger = createLedgerCatalog(
  aCatalog({
    Chair: { recipes: [{ from: { Plank: 4 } }] },
    Plank: { recipes: [{ from: { Log: 20 } }] },
    Log: {},
    X: { recipes: [{ from: { Y: 1 } }] },
    Y: {},
    Packed: { recipes: [{ from: { Loose: 10 } }] },
    Loose: { recipes: [{ from: { Packed: 1 }, outputQuantity: 10 }] },
  }),
)
const hall = aProject('hall')
const mill = aProject('mill', { position: 1 })
const yard = aProject('yard', { position: 2 })
const needsOf = (projectId: string): Cause => ({ kind: 'needs', projectId })

function withProject(rows: Rows, project = hall, items: Readonly<Record<string, number>>): Rows {
  return afterAct(ledger, rows, withItems(project, items), needsOf(project.id))
}
const move = (rows: Rows, amounts: Readonly<Record<string, number>>, cause?: Cause) =>
  afterAct(ledger, rows, moved(rows, amounts), cause)

describe('one project', () => {
  const chairs = withProject(emptyRows, hall, { Chair: 2 })
  const craft: Cause = { kind: 'craft', projectId: 'hall' }

  test('TSK-2: the tasks of two chairs count 160 logs, 8 planks and the chairs as done one after the other, then the project is completed', () => {
    expect(progressOf(chairs, 'hall')).toEqual({ Log: '0/160', Plank: '0/8', Chair: '0/2' })
    const logs = move(chairs, { Log: 160 })
    expect(progressOf(logs, 'hall')).toEqual({ Log: '160/160', Plank: '0/8', Chair: '0/2' })
    const planks = move(logs, { Log: -160, Plank: 8 }, craft)
    expect(progressOf(planks, 'hall')).toEqual({ Log: '160/160', Plank: '8/8', Chair: '0/2' })
    const done = move(planks, { Plank: -8, Chair: 2 }, craft)
    expect(progressOf(done, 'hall')).toEqual({ Log: '160/160', Plank: '8/8', Chair: '2/2' })
    expect([chairs, logs, done].map(({ projects }) => projects.get('hall')!.status)).toEqual([
      'not_started',
      'in_progress',
      'completed',
    ])
  })

  test('TSK-2: a bad craft that gives nothing asks for its logs once more and takes no progress back', () => {
    const logs = move(chairs, { Log: 160 })
    const failed = move(logs, { Log: -20 }, craft)
    expect(progressOf(failed, 'hall')).toEqual({ Log: '160/180', Plank: '0/8', Chair: '0/2' })
  })

  test('TSK-2: logs that are lost are to be got again', () => {
    const lost = move(move(chairs, { Log: 160 }), { Log: -20 })
    expect(progressOf(lost, 'hall')).toEqual({ Log: '140/160', Plank: '0/8', Chair: '0/2' })
  })

  test('TSK-2: of 10 logs needed 4 are there; then 20 are needed, then 6', () => {
    const ten = move(withProject(emptyRows, hall, { Log: 10 }), { Log: 4 })
    const twenty = withProject(ten, hall, { Log: 20 })
    const six = withProject(twenty, hall, { Log: 6 })
    expect([ten, twenty, six].map((rows) => progressOf(rows, 'hall').Log)).toEqual(['4/10', '4/20', '4/6'])
  })

  test('PRJ-3: what is in the stock when a project is made is reserved and asks for no task', () => {
    const rows = withProject(move(emptyRows, { Plank: 5, Log: 30 }), hall, { Chair: 2 })
    expect(progressOf(rows, 'hall')).toEqual({ Log: '0/30', Plank: '0/3', Chair: '0/2' })
    expect(rows.stock.get('Plank')).toMatchObject({ quantity: 5, reserved: 5, kept: 0 })
  })

  test('PRJ-4: a project whose items are all there is completed without a task', () => {
    const rows = withProject(move(emptyRows, { Chair: 3 }), hall, { Chair: 2 })
    expect([rows.projects.get('hall')!.status, rows.tasks.size]).toEqual(['completed', 0])
  })

  test('PRJ-3: an item that is no longer needed has a completed task', () => {
    const logs = move(chairs, { Log: 40 })
    const none = afterAct(ledger, logs, [{ drop: 'projectItems', key: 'hall:Chair' }], needsOf('hall'))
    expect(progressOf(none, 'hall')).toEqual({ Log: '40/40', Plank: '0/0', Chair: '0/0' })
    expect(none.stock.get('Log')).toMatchObject({ quantity: 40, reserved: 0 })
    expect([...none.taskNumbers.values()].every(({ status }) => status === 'completed')).toBe(true)
  })

  test('PRJ-3: a generated task that was deleted is not made again before its project is regenerated', () => {
    const logTask = [...chairs.tasks.values()].find((task) => task.itemId === 'Log')!
    const deleted = afterAct(ledger, chairs, [put('tasks', { ...logTask, deletedAt: moment })])
    const more = withProject(deleted, hall, { Chair: 3 })
    expect(progressOf(more, 'hall')).toEqual({ Plank: '0/12', Chair: '0/3' })
    const again = afterAct(ledger, more, [put('projects', { ...hall, generation: 2 })], needsOf('hall'))
    expect(
      [...again.tasks.values()].filter((task) => task.generation === 2).map(({ itemId }) => itemId),
    ).toEqual(['Chair', 'Plank', 'Log'])
  })

  test('TSK-3: a status set by hand stays until the amounts of the task change', () => {
    const logTask = [...chairs.tasks.values()].find((task) => task.itemId === 'Log')!
    const numbers = chairs.taskNumbers.get(logTask.id)!
    const byHand = afterAct(ledger, chairs, [
      put('taskNumbers', { ...numbers, status: 'completed', byHand: true }),
    ])
    const stick = move(byHand, { Stick: 1 })
    expect(stick.taskNumbers.get(logTask.id)).toMatchObject({ status: 'completed', byHand: true })
    const log = move(stick, { Log: 1 })
    expect(log.taskNumbers.get(logTask.id)).toMatchObject({
      status: 'in_progress',
      byHand: false,
      completed: 1,
    })
  })

  test('BEY-2: what a project wants from elsewhere is collected and asks for nothing', () => {
    const rows = withProject(emptyRows, { ...hall, ways: { Plank: 'elsewhere' } }, { Chair: 2 })
    expect([...rows.tasks.values()].map(({ itemId, kind }) => [itemId, kind])).toEqual([
      ['Chair', 'craft'],
      ['Plank', 'collect'],
    ])
  })
})

describe('two and more projects', () => {
  test('TSK-2: of 12 logs the first of two projects gets 10 and the second 2, and so it stays', () => {
    let rows = withProject(withProject(emptyRows, hall, { Log: 10 }), mill, { Log: 10 })
    rows = move(rows, { Log: 12 })
    for (let times = 0; times < 100; times++) rows = afterAct(ledger, rows, [])
    expect([progressOf(rows, 'hall'), progressOf(rows, 'mill')]).toEqual([{ Log: '10/10' }, { Log: '2/10' }])
    expect(rows.stock.get('Log')).toMatchObject({ quantity: 12, reserved: 12 })
  })

  test('TSK-2: when an X makes the Y that its project holds unneeded, that Y goes to the first project that waits for one', () => {
    let rows = withProject(emptyRows, hall, { Y: 1 })
    rows = withProject(rows, mill, { X: 1 })
    rows = withProject(rows, yard, { Y: 1 })
    const task = [...rows.tasks.values()].find(
      ({ projectId, itemId }) => projectId === 'mill' && itemId === 'Y',
    )!
    const delivered = [
      ...moved(rows, { Y: 1 }),
      put('allotments', { projectId: 'mill', itemId: itemId('Y'), amount: 1 }),
    ]
    rows = afterAct(ledger, rows, delivered)
    expect(rows.taskNumbers.get(task.id)).toMatchObject({ completed: 1, target: 1 })
    rows = move(rows, { X: 1 })
    expect(['hall', 'mill', 'yard'].map((id) => progressOf(rows, id))).toEqual([
      { Y: '1/1' },
      { X: '1/1', Y: '1/1' },
      { Y: '0/1' },
    ])
  })

  test('INV-2: a project keeps what it has when another one becomes more urgent', () => {
    const rows = withProject(
      withProject(move(emptyRows, { Log: 12 }), hall, { Log: 10 }),
      { ...mill, priority: 'high' },
      { Log: 10 },
    )
    expect(heldOf(rows, 'Log')).toEqual({ hall: 10, mill: 2 })
    expect(heldOf(move(rows, { Log: 3 }), 'Log')).toEqual({ hall: 10, mill: 5 })
  })

  test('INV-2: where stock is lost the last project gives first, and what is kept back stays', () => {
    const rows = withProject(withProject(move(emptyRows, { Log: 20 }), hall, { Log: 10 }), mill, { Log: 10 })
    const kept = afterAct(ledger, rows, [put('stock', aStockRow('Log', 20, { reserved: 20, kept: 4 }))])
    expect([heldOf(kept, 'Log'), kept.stock.get('Log')!.reserved]).toEqual([{ hall: 10, mill: 6 }, 20])
    // Of the 11 left, 4 are kept back.
    const lost = move(kept, { Log: -9 })
    expect([heldOf(lost, 'Log'), lost.stock.get('Log')!.reserved]).toEqual([{ hall: 7 }, 11])
  })

  test('PRJ-5: what an archived project held is free for the others', () => {
    const rows = withProject(withProject(move(emptyRows, { Log: 12 }), hall, { Log: 10 }), mill, { Log: 10 })
    const archived = afterAct(ledger, rows, [{ drop: 'projects', key: 'hall' }])
    expect([heldOf(archived, 'Log'), progressOf(archived, 'mill')]).toEqual([{ mill: 10 }, { Log: '8/8' }])
  })

  test('CAL-12: of two projects that go round a circle in opposite ways one gets what the other sets free', () => {
    let rows = withProject(emptyRows, { ...hall, ways: { Loose: 'gather' } }, { Packed: 3 })
    rows = withProject(rows, { ...mill, ways: { Packed: 'gather' } }, { Loose: 30 })
    rows = move(rows, { Packed: 3 })
    expect([progressOf(rows, 'hall'), progressOf(rows, 'mill')]).toEqual([
      { Packed: '3/3', Loose: '30/30' },
      { Loose: '0/30', Packed: '0/3' },
    ])
    expect(walk(ledger, rows, { kind: 'stock' }, { now: moment })).toEqual([])
  })
})

test('CAL-12: two projects that swap 50,000 coins and tokens piece by piece stop after 10,000, and go on with the next act', () => {
  const opposite = createLedgerCatalog(
    aCatalog({ Coin: { recipes: [{ from: { Token: 1 } }] }, Token: { recipes: [{ from: { Coin: 1 } }] } }),
  )
  const start = [
    ...withItems({ ...hall, ways: { Token: 'gather' } }, { Coin: 50_000 }),
    ...withItems({ ...mill, ways: { Coin: 'gather' } }, { Token: 50_000 }),
    ...moved(emptyRows, { Coin: 50_001, Token: 50_000 }),
    put('allotments', { projectId: 'hall', itemId: itemId('Token'), amount: 50_000 }),
    put('allotments', { projectId: 'mill', itemId: itemId('Coin'), amount: 50_000 }),
  ]
  const once = afterAct(opposite, emptyRows, start)
  expect(heldOf(once, 'Coin')).toEqual({ hall: 10_000, mill: 40_000 })
  expect(heldOf(afterAct(opposite, once, []), 'Coin')).toEqual({ hall: 20_000, mill: 30_000 })
})

test('CAT-2: items that the catalogue lacks are needed, held and collected like others', () => {
  const rows = withProject(emptyRows, hall, { Ghost: 3 })
  expect(progressOf(move(rows, { Ghost: 2 }), 'hall')).toEqual({ Ghost: '2/3' })
  expect([...rows.tasks.values()].map(({ kind }) => kind)).toEqual(['collect'])
})
