import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import {
  addEntry,
  type BuildList,
  removeEntry,
  setEntryQuantity,
  setEntryRecipe,
  validQuantity,
} from './build-list.ts'

const plank = itemId('Plank')
const entry = (quantity: number, recipeIndex = 0) => ({ itemId: plank, quantity, recipeIndex })

describe('the queue', () => {
  test('CAL-5: adding an item already queued with the same recipe adds to its quantity', () => {
    expect(addEntry([entry(5)], entry(3))).toEqual([entry(8)])
  })

  test('CAL-5: the same item by another recipe is a separate entry', () => {
    expect(addEntry([entry(5)], entry(3, 1))).toEqual([entry(5), entry(3, 1)])
  })

  test('CAL-5: choosing a recipe by which the item is queued already merges the two entries', () => {
    const list: BuildList = [entry(5), entry(3, 1)]
    expect(setEntryRecipe(list, 1, 0)).toEqual([entry(8)])
    expect(setEntryRecipe(list, 1, 2)).toEqual([entry(5), entry(3, 2)])
    // The queue has no entry 7.
    expect(setEntryRecipe(list, 7, 2)).toEqual(list)
  })

  test('CAL-5: a quantity is at least 1 and at most 1,000,000,000, and an entry can be removed', () => {
    expect(setEntryQuantity([entry(5)], 0, 0)).toEqual([entry(1)])
    expect(addEntry([entry(999_999_999)], entry(5))).toEqual([entry(1_000_000_000)])
    expect(removeEntry([entry(5), entry(3, 1)], 0)).toEqual([entry(3, 1)])
  })

  test('CAL-4: a quantity that is not a number becomes 1, fractions are cut off', () => {
    expect([Number.NaN, -3, 2.9, Number.POSITIVE_INFINITY].map(validQuantity)).toEqual([
      1, 1, 2, 1_000_000_000,
    ])
  })
})
