import { expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { newestCopy, planKey, rescueKey, type Shelf, setAside, writePlan } from './plan-copies.ts'
import { readStoredPlan, storedPlanText } from './stored-plan.ts'

const planText = (quantity: number) =>
  storedPlanText({
    catalogVersion: 'v1',
    buildList: [{ itemId: '5' as ItemId, quantity, recipeIndex: 0 }],
    inventory: new Map(),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  })

/** Local storage whose writes may fail: `isFull` is asked before each, with its number from 1, and `mostChars` is all that it holds. */
function aShelf(isFull: (write: number) => boolean = () => false, mostChars = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>()
  let writes = 0
  const shelf: Shelf = {
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem(key, text) {
      const others = [...held].reduce(
        (sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length),
        0,
      )
      if (isFull(++writes) || others + key.length + text.length > mostChars)
        throw new DOMException('full', 'QuotaExceededError')
      held.set(key, text)
    },
  }
  return { shelf, held }
}

const amountIn = (text: string | null) => readStoredPlan(text ?? '')?.buildList[0]?.quantity

test('R10: the last three plans are kept, the newest of them in use', () => {
  const { shelf, held } = aShelf()
  for (let at = 1; at <= 7; at++) writePlan(shelf, planText(at), at)
  expect(amountIn(held.get(planKey)!)).toBe(7)
  const copies = [...held].filter(([key]) => key.startsWith(`${planKey}.copy`))
  expect(copies.map(([, text]) => amountIn(text.slice(text.indexOf('\n') + 1))).sort()).toEqual([5, 6, 7])
})

test('R10: whichever of the first 50 writes fails, the plan in use and a copy of it are whole', () => {
  for (let failing = 1; failing <= 50; failing++) {
    const { shelf } = aShelf((write) => write === failing)
    let lastKept = 0
    // Two writes each: 25 plans make 50, so the last plan is kept whichever fails.
    for (let at = 1; at <= 26; at++) {
      try {
        writePlan(shelf, planText(at), at)
        lastKept = at
      } catch {
        // What stood before stands, and nothing shorter.
        expect(amountIn(shelf.getItem(planKey))).toBe(lastKept === 0 ? undefined : lastKept)
      }
      const inUse = amountIn(shelf.getItem(planKey)) ?? 0
      expect(inUse).toBeGreaterThanOrEqual(lastKept)
      if (lastKept > 0) expect(amountIn(newestCopy(shelf)!.text)!).toBeGreaterThanOrEqual(lastKept - 1)
    }
    expect(lastKept).toBe(26)
  }
})

test('R10: a browser that keeps only half of what it is given is not trusted', () => {
  const { shelf, held } = aShelf()
  writePlan(shelf, planText(1), 1)
  const broken: Shelf = { ...shelf, setItem: (key, text) => void held.set(key, text.slice(0, 20)) }
  expect(() => writePlan(broken, planText(2), 2)).toThrow('did not keep')
  expect(amountIn(shelf.getItem(planKey))).toBe(1)
  expect(amountIn(newestCopy(shelf)!.text)).toBe(1)
})

test('R11: of the copies of plans the newest good one is found, whatever the others hold', () => {
  const { shelf } = aShelf()
  for (let at = 1; at <= 3; at++) writePlan(shelf, planText(at), at)
  // Plan 1 is in copy 0, plan 2 in copy 1, and plan 3, the newest, in copy 2.
  shelf.setItem(`${planKey}.copy.2`, '9999999999999\n{"version":1')
  shelf.setItem(`${planKey}.copy.0`, 'junk')
  expect(newestCopy(shelf)!.plan.buildList[0]!.quantity).toBe(2)
  shelf.setItem(`${planKey}.copy.1`, '')
  expect(newestCopy(shelf)).toBeNull()
})

test('R11: junk that fits only once is still set aside whole', () => {
  const junk = 'x'.repeat(4000)
  const { shelf, held } = aShelf(undefined, 5000)
  shelf.setItem(planKey, junk)
  setAside(shelf, junk, { owner: null, now: 7 })
  expect([...held]).toEqual([[`${rescueKey}.7`, junk]])
})

test('R11: where there is no room to set junk aside, it stays where it was', () => {
  const { shelf, held } = aShelf()
  shelf.setItem(planKey, 'junk')
  const full: Shelf = {
    ...shelf,
    setItem(key, text) {
      if (key !== planKey) throw new DOMException('full', 'QuotaExceededError')
      shelf.setItem(key, text)
    },
  }
  expect(() => setAside(full, 'junk', { owner: null, now: 7 })).toThrow('full')
  expect([...held]).toEqual([[planKey, 'junk']])
})
