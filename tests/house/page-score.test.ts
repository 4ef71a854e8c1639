import { expect, test } from 'vitest'
import { scoreOf } from '../verify/page/score.ts'

test('B23: a page is scored by the curves that Lighthouse publishes: 90 where each measure is at its 90, 50 where each is at its 50', () => {
  const at90 = { firstPaint: 1_800, largestPaint: 2_500, drawn: 3_387, blocking: 200, shift: 0.1 }
  const at50 = { firstPaint: 3_000, largestPaint: 4_000, drawn: 5_800, blocking: 600, shift: 0.25 }
  expect(scoreOf(at90)).toBeCloseTo(90, 4)
  expect(scoreOf(at50)).toBeCloseTo(50, 4)
  expect(scoreOf({ ...at90, blocking: 600 })).toBeCloseTo(78, 4)
  expect(scoreOf({ firstPaint: 1, largestPaint: 1, drawn: 1, blocking: 0, shift: 0 })).toBeCloseTo(100, 4)
})
