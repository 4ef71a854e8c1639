import { afterEach, expect, test, vi } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { keepRestorePoint, readRestorePoints } from './restore-points.ts'
import { readStoredPlan, type StoredPlan } from './stored-plan.ts'

afterEach(() => vi.unstubAllGlobals())

function browserThatHolds(stored: string | null) {
  let held = stored
  const setItem = (_: string, text: string) => {
    held = text
  }
  vi.stubGlobal('localStorage', { getItem: () => held, setItem })
}

const planOf = (quantity: number): StoredPlan => ({
  catalogVersion: 'v1',
  buildList: [{ itemId: '5' as ItemId, quantity, recipeIndex: 0 }],
  inventory: new Map(),
  choices: new Map(),
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

test('SAVE-5: where the browser stores nothing, keeping a plan says so and does not fail', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect(keepRestorePoint(planOf(1), 'shared-plan-replaced-mine')).toBe(false)
})
