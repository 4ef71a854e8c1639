import { expect, test } from 'vitest'
import { stateOf } from '#domain/settlement/tables'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aSettlementOf } from '#tests/support/settlement-builder'
import { countingOf } from './counting.ts'
import { type HeldSettlement, heldSettlement, withCounting, withWaiting } from './held-settlement.ts'
import type { PendingAct } from './pending-act.ts'

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
].map((act) => ({
  ...act,
  userId: 'olivia',
  settlementId: 'riverside',
  at: '2026-01-01T00:00:00.000Z',
  isAnswered: false,
})) as never

function opened({ isPersonal }: { isPersonal: boolean }): HeldSettlement {
  return withCounting(heldSettlement(stateOf(aSettlementOf({}, { isPersonal }))), countingOf(catalog))
}

/** The tasks as item and what is done of what is wanted. */
function tasksIn({ shown }: HeldSettlement): readonly string[] {
  return Array.from(shown.tasks.values(), ({ id, itemId }) => {
    const { completed, target } = shown.taskNumbers.get(id)!
    return `${itemId} ${completed}/${target}`
  }).sort()
}

test('SET-9: in a personal settlement a project, its stock and a craft count on the device, without the server', () => {
  const held = withWaiting(opened({ isPersonal: true }), acts.slice(0, 1))
  expect(tasksIn(held)).toEqual(['log 0/10', 'plank 0/5'])
  expect(tasksIn(withWaiting(held, acts.slice(0, 2)))).toEqual(['log 6/10', 'plank 0/5'])
  expect(tasksIn(withWaiting(held, acts))).toEqual(tasksIn(withWaiting(opened({ isPersonal: true }), acts)))
  expect(tasksIn(withWaiting(held, acts))).toContain('plank 2/5')
})

test('INV-2: in a shared one what follows from an act waits for the server, since others act there too', () => {
  expect(tasksIn(withWaiting(opened({ isPersonal: false }), acts.slice(0, 2)))).toEqual([])
})

test('SET-9: an act that is taken back takes along what followed from it', () => {
  const held = withWaiting(opened({ isPersonal: true }), acts.slice(0, 2))
  expect(tasksIn(withWaiting(held, acts.slice(0, 1)))).toEqual(['log 0/10', 'plank 0/5'])
  expect(tasksIn(withWaiting(held, []))).toEqual([])
})
