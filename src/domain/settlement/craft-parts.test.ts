import { expect, test } from 'vitest'
import { aRecipe, itemId } from '#tests/support/catalog-builder'
import { craftParts } from './craft-parts.ts'

const bark = { itemId: itemId('Bark'), quantity: 0.6 }
const plank = aRecipe({ from: { Log: 3 }, byproducts: [bark] })
const hive = aRecipe({
  from: { Smoke: 1 },
  action: 'gather',
  outputQuantity: 20,
  byproducts: [{ itemId: itemId('Honey'), quantity: 4000 }],
})
const chest = aRecipe({
  from: { Key: 1 },
  action: 'gather',
  chances: { 1: 0.1 },
  byproducts: [{ itemId: itemId('Coin'), quantity: 3 }],
})
/** The by-products that a recipe gives in so many crafts, which gave so many pieces of its item. */
const gained = (...asked: Parameters<typeof craftParts>) => [...craftParts(...asked).gained]

test('CAL-11: 10 crafts at 0.6 bark each give 6 bark, and 3 crafts one, rounded down', () => {
  expect(gained(plank, 10, 10)).toEqual([['Bark', 6]])
  expect(gained(plank, 3, 3)).toEqual([['Bark', 1]])
  expect([...craftParts(plank, 3, 3).used]).toEqual([['Log', 9]])
})

test('BEY-9: a hive that was smoked for one queen of twenty gives a twentieth of its honey, and takes the whole smoke', () => {
  expect(gained(hive, 1, 1)).toEqual([['Honey', 200]])
  expect(gained(hive, 2, 40)).toEqual([['Honey', 8000]])
  expect(gained(hive, 1, 50), 'more queens than expected').toEqual([['Honey', 4000]])
  expect([...craftParts(hive, 1, 1).used]).toEqual([['Smoke', 1]])
})

test('BEY-9: a chest that is opened for a find gives all it holds, whether the find was there or not', () => {
  expect(gained(chest, 10, 1)).toEqual([['Coin', 30]])
  expect(gained(chest, 10, 0)).toEqual([['Coin', 30]])
})
