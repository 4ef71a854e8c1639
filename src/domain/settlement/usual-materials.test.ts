import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { findItem } from '../catalog/catalog.ts'
import type { Recipe } from '../catalog/item.ts'
import { usualMaterials } from './usual-materials.ts'

const catalog = aCatalog({
  plank: { recipes: [{ from: { log: 3 }, outputQuantity: 2 }] },
  nail: { recipes: [{ from: { ore: 1 }, chances: { 0: 0.25, 5: 0.75 } }] },
  calf: { recipes: [{ from: { cow: 2 }, byproducts: [{ itemId: itemId('cow'), quantity: 0.54 }] }] },
  plant: { recipes: [{ from: { seed: 1 }, byproducts: [{ itemId: itemId('seed'), quantity: 1.6 }] }] },
  cow: {},
  log: {},
  ore: {},
  seed: {},
})
const recipeOf = (id: string): Recipe => findItem(catalog, itemId(id))!.recipes[0]!

test.each([
  // 3 crafts of 3 logs give 6 planks.
  ['plank', 5, { log: 9 }],
  ['plank', 4, { log: 6 }],
  // 3.75 nails for an ore on average.
  ['nail', 15, { ore: 4 }],
  ['nail', 16, { ore: 5 }],
  ['nail', 0, {}],
  // Of 20 cows 5 come back.
  ['calf', 10, { cow: 15 }],
  ['calf', 1, { cow: 2 }],
  // 10 seeds, and 16 come back.
  ['plant', 10, {}],
])('CON-1: %s: %i pieces usually use up %j', (id, amount, used) => {
  const lines = usualMaterials(recipeOf(id), amount)
  expect(Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual(used)
})
