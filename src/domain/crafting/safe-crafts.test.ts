import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Possibility } from '../catalog/item.ts'
import { outcomesOf } from './outcomes.ts'
import { safeCrafts } from './safe-crafts.ts'

const safe = (possibilities: readonly Possibility[], wanted: number) =>
  safeCrafts(outcomesOf(possibilities)!, wanted)

const oneIn = (probability: number): readonly Possibility[] => [{ amount: 1, probability }]

/** One to four outcomes, which leave some chance of getting nothing, or no such chance. */
const arbitraryOutcomes = fc
  .uniqueArray(
    fc.record({ amount: fc.integer({ min: 0, max: 12 }), parts: fc.integer({ min: 1, max: 1000 }) }),
    { minLength: 1, maxLength: 4, selector: ({ amount }) => amount },
  )
  .chain((rows) => {
    const total = rows.reduce((sum, { parts }) => sum + parts, 0)
    return fc
      .integer({ min: total, max: total * 3 })
      .map((of) => rows.map(({ amount, parts }) => ({ amount, probability: parts / of })))
  })
  .filter((rows) => outcomesOf(rows) !== null)

/** The plainest way to count it: every sum that this many crafts can give, with its chance. */
function chanceOfEnough(rows: readonly Possibility[], crafts: number, wanted: number): number {
  const rest = 1 - rows.reduce((sum, { probability }) => sum + probability, 0)
  let sums = new Map([[0, 1]])
  for (let craft = 0; craft < crafts; craft++) {
    const next = new Map<number, number>()
    for (const [held, chance] of sums) {
      for (const { amount, probability } of [...rows, { amount: 0, probability: rest }]) {
        const sum = Math.min(wanted, held + amount)
        next.set(sum, (next.get(sum) ?? 0) + chance * probability)
      }
    }
    sums = next
  }
  return sums.get(wanted) ?? 0
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

describe('BEY-4: 95 % safe', () => {
  test('is enough in 95 of 100 cases, and one craft fewer is not', () => {
    fc.assert(
      fc.property(arbitraryOutcomes, fc.integer({ min: 1, max: 60 }), (rows, wanted) => {
        const crafts = safe(rows, wanted)
        fc.pre(crafts <= 150)
        expect(chanceOfEnough(rows, crafts, wanted)).toBeGreaterThan(0.95 - 1e-8)
        expect(chanceOfEnough(rows, crafts - 1, wanted)).toBeLessThan(0.95 + 1e-8)
      }),
      { numRuns: 150 },
    )
  })

  test('players who do those crafts have the amount in 95 of 100 cases', () => {
    const roll = dice(20261126)
    for (const [rows, wanted] of [
      [oneIn(0.5), 100],
      [oneIn(0.01875), 3],
      [[0.25, 0.25, 0.25, 0.25].map((probability, i) => ({ amount: [1, 2, 3, 5][i]!, probability })), 400],
      [
        [
          { amount: 3, probability: 0.45 },
          { amount: 4, probability: 0.05 },
        ],
        50,
      ],
    ] as const) {
      const crafts = safe(rows, wanted)
      const players = 4_000
      let content = 0
      for (let player = 0; player < players; player++) {
        let held = 0
        for (let craft = 0; craft < crafts; craft++) held += outcomeOf(rows, roll())
        if (held >= wanted) content++
      }
      // 4,000 players are off by 0.0035 once in three times, and by three times that nearly never.
      expect(content / players).toBeGreaterThan(0.95 - 0.0105)
      expect(content / players).toBeLessThan(0.99)
    }
  })

  test('one hundred pieces at 1 in 2 take 224 crafts; an upgrade at 0.01875 takes 159 attempts', () => {
    expect(safe(oneIn(0.5), 100)).toBe(224)
    // The first n with 0.98125^n ≤ 0.05.
    expect(safe(oneIn(0.01875), 1)).toBe(159)
    expect(safe(oneIn(0.95), 1)).toBe(1)
  })

  test('a craft that gives 27 or 28 pieces is safe for 972 after 35 crafts, for 1 piece after one and for 28 after two', () => {
    // 34 crafts give 952 at most; of 35, up to 8 may give 27. One craft gives 28 in only 92 of 100 cases.
    const rows = [
      { amount: 27, probability: 0.08 },
      { amount: 28, probability: 0.92 },
    ]
    expect(safe(rows, 27 * 36)).toBe(35)
    expect(safe(rows, 1)).toBe(1)
    expect(safe(rows, 28)).toBe(2)
  })

  test('safe crafts for a thousand million pieces are a little more than the average', () => {
    // mean + 1.645 deviations: 0.5 n − 1.645 √(0.25 n) = 10^9 at n = 2,000,073,558.
    const crafts = safe(oneIn(0.5), 1_000_000_000)
    expect(Math.abs(crafts - 2_000_073_560)).toBeLessThan(20)
    expect(safe(oneIn(0.001), 1_000_000_000)).toBeGreaterThan(1_000_000_000_000)
  })

  test('where there are too many crafts to sum, a series is used: their number never jumps, and for 2,000 pieces it differs by one at most from that of the sum', () => {
    const rows = [5, 6, 7, 8, 9, 10].map((amount) => ({ amount, probability: 1 / 6 }))
    // Of these amounts, 600 to 2,595, the chance is summed for those up to about 1,080, and beyond taken from the series (`chanceBelow`).
    const counts = Array.from({ length: 400 }, (_, i) => safe(rows, 600 + 5 * i))
    counts.slice(1).forEach((count, i) => {
      expect(count - counts[i]!).toBeGreaterThanOrEqual(0)
      expect(count - counts[i]!).toBeLessThanOrEqual(2)
    })
    const exact = Array.from({ length: 30 }, (_, i) => 270 + i).find(
      (crafts) => chanceOfEnough(rows, crafts, 2_000) >= 0.95,
    )
    expect(Math.abs(safe(rows, 2_000) - exact!)).toBeLessThanOrEqual(1)
  })
})

function outcomeOf(rows: readonly Possibility[], roll: number): number {
  let left = roll
  for (const { amount, probability } of rows) {
    left -= probability
    if (left < 0) return amount
  }
  return 0
}
