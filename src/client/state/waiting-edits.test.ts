import { afterEach, expect, test, vi } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { browserStorage } from '#tests/support/browser-storage'
import { dropWaiting, forgetWaiting, isWaiting, leaveWaiting, waitingEdits } from './waiting-edits.ts'

afterEach(() => vi.unstubAllGlobals())

const logs = (amount: number) => ({
  operations: [{ op: 'inv.add' as const, itemId: 'Log' as ItemId, amount }],
  madeWith: 'v1',
  madeOn: 3,
})
const amounts = (owner: string) =>
  waitingEdits(owner).flatMap(({ operations }) =>
    operations.map((operation) => (operation.op === 'inv.add' ? operation.amount : null)),
  )

test('R6: what the player did waits in the browser, in order and apart from others’, until it is dropped', () => {
  vi.stubGlobal('localStorage', browserStorage())
  const made = [1, 2, 3].map((amount) => leaveWaiting('olivia', logs(amount)))
  leaveWaiting('ben', logs(50))
  expect(waitingEdits('olivia')).toEqual(made)
  dropWaiting(made[1]!)
  expect(amounts('olivia')).toEqual([1, 3])
  expect(made.map(({ key }) => isWaiting(key!))).toEqual([true, false, true])
  forgetWaiting('olivia')
  expect([amounts('olivia'), amounts('ben')]).toEqual([[], [50]])
})

test('R11: of seven stored texts the two that hold edits are read and dropped; the five damaged ones stay stored', () => {
  const damaged = { 1: '{', 3: 'null', 4: '7', 5: '{"operations":[null]}', 6: '{"operations":{}}' }
  const kept = Object.entries(damaged).map(([place, text]) => [`bit-calculator.edits.olivia.${place}`, text])
  const storage = browserStorage(Object.fromEntries(kept))
  storage.setItem('bit-calculator.edits.olivia.2', JSON.stringify(logs(2)))
  // As an earlier release stored edits: the operations alone.
  storage.setItem('bit-calculator.edits.olivia.7', JSON.stringify(logs(7).operations))
  vi.stubGlobal('localStorage', storage)
  expect(amounts('olivia')).toEqual([2, 7])
  for (const edits of waitingEdits('olivia')) dropWaiting(edits)
  expect({ ...storage }).toEqual(Object.fromEntries(kept))
})

test('R10: where the browser stores nothing, edits go to this tab alone, and none wait', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(leaveWaiting('olivia', logs(1))).toEqual(logs(1))
  expect(waitingEdits('olivia')).toEqual([])
})
