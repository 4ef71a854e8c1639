import { expect, test } from 'vitest'
import { stateOf } from '#domain/settlement/tables'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { countingOf } from './counting.ts'
import { type HeldSettlement, heldSettlement, withCounting, withWaiting } from './held-settlement.ts'
import type { PendingAct } from './pending-act.ts'
import { countsHere } from './run-act.ts'
import { underWay } from './under-way.ts'

const [plank, log] = [itemId('plank'), itemId('log')]
const catalog = aCatalog({ plank: { recipes: [{ from: { log: 2 } }] }, log: {} })

const bridge = '00000000-0000-4000-8000-000000000001'
const acts: readonly PendingAct[] = [
  { id: bridge, name: 'createProject', input: { name: 'Bridge', items: [{ itemId: plank, quantity: 5 }] } },
  { id: 'act 2', name: 'addItemsToInventory', input: { items: [{ itemId: log, quantity: 6 }] } },
  {
    id: 'act 3',
    name: 'recordCraft',
    input: { itemId: plank, recipeIndex: 0, crafts: 2, amount: 2, projectId: bridge },
  },
].map((act) => pending(act, '2026-01-01T00:00:00.000Z'))
/** A standing order of 5 planks: 5 come, then 2 are taken out. */
const orderActs = [
  { id: 'act 1', name: 'setStandingOrder', input: { itemId: plank, atLeast: 5 } },
  { id: 'act 2', name: 'addItemsToInventory', input: { items: [{ itemId: plank, quantity: 5 }] } },
  { id: 'act 3', name: 'takeFromInventory', input: { itemId: plank, amount: 2 } },
]

/** An act that waits to be sent. `as never`: TypeScript cannot tell that the act's name and input belong together. */
function pending(act: object, at: string): PendingAct {
  return { ...act, userId: 'olivia', settlementId: 'riverside', at, isAnswered: false } as never
}

function opened({ isPersonal }: { isPersonal: boolean }): HeldSettlement {
  return withCounting(heldSettlement(stateOf(aSnapshotWithRoles({}, { isPersonal }))), countingOf(catalog))
}

/** Each task as 'log 6/10': its item, how much is done, and how much is wanted. */
function tasksIn({ shown }: HeldSettlement): readonly string[] {
  return Array.from(shown.tasks.values(), ({ id, itemId }) => {
    const { completed, target } = shown.taskNumbers.get(id)!
    return `${itemId} ${completed}/${target}`
  }).sort()
}

test('SET-9: in a personal settlement a project, its stock and a craft count on the device, without the server', () => {
  const held = withWaiting(opened({ isPersonal: true }), acts.slice(0, 1))
  // 5 planks of 2 logs each.
  expect(tasksIn(held)).toEqual(['log 0/10', 'plank 0/5'])
  expect(tasksIn(withWaiting(held, acts.slice(0, 2)))).toEqual(['log 6/10', 'plank 0/5'])
  // Done one after the other or all at once, the acts come to the same.
  expect(tasksIn(withWaiting(held, acts))).toEqual(tasksIn(withWaiting(opened({ isPersonal: true }), acts)))
  expect(tasksIn(withWaiting(held, acts))).toContain('plank 2/5')
})

test('SET-9, BEY-11: 2 of 10 logs entered offline count here, so 8 are missing and none of the 2 is under way besides', () => {
  const held = withWaiting(opened({ isPersonal: true }), acts.slice(0, 1))
  const [taskId] = [...held.shown.tasks.values()].flatMap(({ id, itemId }) => (itemId === log ? [id] : []))
  const enter = pending({ id: 'act 9', name: 'completeTask', input: { taskId, amount: 2 } }, acts[0]!.at)
  const entered = withWaiting(held, [acts[0]!, enter])
  expect(tasksIn(entered)).toEqual(['log 2/10', 'plank 0/5'])
  const isCounted = countsHere(entered.shown, entered.counting)
  expect(underWay(entered.pending, entered.shown.contributions, isCounted).size).toBe(0)
})

test('INV-2: in a shared settlement a new project has no tasks on the device: what follows from an act comes from the server, since others act there too', () => {
  expect(tasksIn(withWaiting(opened({ isPersonal: false }), acts.slice(0, 2)))).toEqual([])
})

test('SET-9: once the 6 logs are taken back, the task is at 0/10 again, and once the project is, its tasks are gone', () => {
  const held = withWaiting(opened({ isPersonal: true }), acts.slice(0, 2))
  expect(tasksIn(withWaiting(held, acts.slice(0, 1)))).toEqual(['log 0/10', 'plank 0/5'])
  expect(tasksIn(withWaiting(held, []))).toEqual([])
})

test.each([
  { what: 'set', count: 1, tasks: ['log 0/10', 'plank 0/5'] },
  // 2 planks short, of 2 logs each.
  { what: 'filled and short again', count: 3, tasks: ['log 0/4', 'plank 0/2'] },
])(
  'SET-9, BEY-18: the tasks of a standing order that is $what offline have the same ids on the server, which does the acts later',
  ({ count, tasks }) => {
    const doneAt = (at: string) => {
      const waiting = orderActs.slice(0, count).map((act) => pending(act, at))
      return withWaiting(opened({ isPersonal: true }), waiting)
    }
    const [here, later] = [doneAt('2026-01-01T00:00:00.000Z'), doneAt('2026-01-02T00:00:00.000Z')]
    expect(tasksIn(here)).toEqual(tasks)
    expect([...later.shown.tasks.keys()].sort()).toEqual([...here.shown.tasks.keys()].sort())
  },
)
