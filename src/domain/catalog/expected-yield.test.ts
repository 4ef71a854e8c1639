import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedYield } from './expected-yield.ts'

const yieldOf = (outputQuantity: number, chances: Record<number, number>) =>
  expectedYield({
    outputQuantity,
    possibilities: Object.entries(chances).map(([amount, probability]) => ({
      amount: Number(amount),
      probability,
    })),
  })

test('CAL-11: the yield is the sum of amount times probability', () => {
  expect(yieldOf(1, { 1: 0.25 })).toEqual({ num: 1n, den: 4n })
  expect(yieldOf(1, { 4: 0.5, 5: 0.5 })).toEqual({ num: 9n, den: 2n })
})

test('CAL-11: without chances the yield is the output quantity, or 1 if that is 0', () => {
  expect(yieldOf(6, {})).toEqual({ num: 6n, den: 1n })
  expect(yieldOf(0, {})).toEqual({ num: 1n, den: 1n })
  expect(yieldOf(3, { 2: 0 })).toEqual({ num: 3n, den: 1n })
})

test('CAL-11: chances that are not finite numbers do not count', () => {
  expect(yieldOf(2, { 5: Number.NaN, 1: Number.POSITIVE_INFINITY })).toEqual({ num: 2n, den: 1n })
})

test('CAL-11: decimals are exact as written, also small ones', () => {
  expect(yieldOf(1, { 1: 0.1, 2: 0.2 })).toEqual({ num: 1n, den: 2n })
  expect(yieldOf(1, { 1: 1e-7 })).toEqual({ num: 1n, den: 10_000_000n })
  // 1.998 + 2.42857 + 0.0887112 = 4.5152812.
  expect(yieldOf(1, { 4: 0.4995, 5: 0.485714, 6: 0.0147852 })).toEqual({ num: 11_288_203n, den: 2_500_000n })
})

test('CAL-11: numerator and denominator stay below 2^26, so that sums stay exact', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), (probability) => {
      const { num, den } = yieldOf(1, { 7: probability })
      expect(num > 0n && num < 2n ** 26n && den < 2n ** 26n).toBe(true)
    }),
  )
})
