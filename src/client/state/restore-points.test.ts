import { afterEach, expect, test, vi } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { forgetRestorePoints, keepRestorePoint, readRestorePoints } from './restore-points.ts'
import { readStoredPlan, type StoredPlan } from './stored-plan.ts'

afterEach(() => vi.unstubAllGlobals())

const restoreKey = 'bit-calculator.restore-points'
const ownerKey = 'bit-calculator.plan.owner'

function browserThatHolds(stored: string | null): Map<string, string> {
  const held = new Map(stored === null ? [] : [[restoreKey, stored]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  })
  return held
}

const planOf = (quantity: number): StoredPlan => ({
  catalogVersion: 'v1',
  buildList: [{ itemId: '5' as ItemId, quantity, recipeIndex: 0 }],
  inventory: new Map(),
  choices: new Map(),
  odds: new Map(),
  keptBack: new Map(),
})

test('BEY-6: the last five plans that made way are kept, oldest first', () => {
  browserThatHolds(null)
  for (let quantity = 1; quantity <= 7; quantity++) {
    expect(keepRestorePoint(planOf(quantity), 'shared-plan-replaced-mine')).toBe(true)
  }
  const kept = readRestorePoints().map(({ plan }) => readStoredPlan(plan)?.buildList[0]?.quantity)
  expect(kept).toEqual([3, 4, 5, 6, 7])
})

test.each(['{', 'null', '7', '[1,null,{"at":"yesterday"}]', '{"__proto__":[]}'])(
  'R11: where storage holds %s, there is nothing to restore, and the next point is kept',
  (text) => {
    browserThatHolds(text)
    expect(readRestorePoints()).toEqual([])
    expect(keepRestorePoint(planOf(1), 'shared-plan-replaced-mine')).toBe(true)
    expect(readRestorePoints()).toHaveLength(1)
  },
)

test('BEY-6: the same plan twice is one point, and an empty plan is none', () => {
  browserThatHolds(null)
  keepRestorePoint(planOf(1), 'data-cleared')
  keepRestorePoint(planOf(2), 'file-imported')
  keepRestorePoint(planOf(1), 'plan-restored')
  keepRestorePoint({ ...planOf(1), buildList: [] }, 'data-cleared')
  expect(readRestorePoints().map(({ reason }) => reason)).toEqual(['file-imported', 'plan-restored'])
})

test('AUTH-3: another account on this device neither sees my restore points nor pushes them out', () => {
  const held = browserThatHolds(null)
  // Made signed out: everybody in this browser sees it.
  keepRestorePoint(planOf(1), 'data-cleared')
  held.set(ownerKey, 'ann')
  keepRestorePoint(planOf(2), 'data-cleared')
  held.set(ownerKey, 'bob')
  for (let quantity = 3; quantity <= 9; quantity++) keepRestorePoint(planOf(quantity), 'data-cleared')
  const seen = () => readRestorePoints().map(({ plan }) => readStoredPlan(plan)?.buildList[0]?.quantity)
  // The last five are shown.
  expect(seen()).toEqual([5, 6, 7, 8, 9])
  held.set(ownerKey, 'ann')
  expect(seen()).toEqual([1, 2])
  held.delete(ownerKey)
  expect(seen()).toEqual([1])
  // Forgets the points of all accounts; the one made signed out stays.
  forgetRestorePoints()
  held.set(ownerKey, 'bob')
  expect(seen()).toEqual([1])
})

test('SAVE-5: where the browser stores nothing, keeping a plan says so and does not fail', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect(keepRestorePoint(planOf(1), 'shared-plan-replaced-mine')).toBe(false)
})
