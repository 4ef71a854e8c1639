import { expect, test } from 'vitest'
import { availableOf, isLowStock } from './stock.ts'

test('INV-1: of 14 planks with 8 reserved 6 are available', () => {
  expect(availableOf({ quantity: 14, reserved: 8 })).toBe(6)
})

test('SET-6: stock is low below the threshold of 10, not at it', () => {
  expect(isLowStock({ quantity: 17, reserved: 8 }, 10)).toBe(true)
  expect(isLowStock({ quantity: 18, reserved: 8 }, 10)).toBe(false)
  expect(isLowStock({ quantity: 0, reserved: 0 }, 0)).toBe(false)
})
