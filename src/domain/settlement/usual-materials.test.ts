import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { findItem } from '../catalog/catalog.ts'
import type { Recipe } from '../catalog/item.ts'
import { usualMaterials } from './usual-materials.ts'

const catalog = aCatalog({
  plank: { recipes: [{ from: { log: 3 }, outputQuantity: 2 }] },
  nail: { recipes: [{ from: { ore: 1 }, chances: { 0: 0.25, 5: 0.75 } }] },
  log: {},
  ore: {},
})
const recipeOf = (id: string): Recipe => findItem(catalog, id as never)!.recipes[0]!

test.each([
  ['plank', 5, { log: 9 }],
  ['plank', 4, { log: 6 }],
  // 3.75 nails for an ore on average.
  ['nail', 15, { ore: 4 }],
  ['nail', 16, { ore: 5 }],
  ['nail', 0, {}],
])('CON-1: %s: %i pieces usually use up %j', (id, amount, used) => {
  const lines = usualMaterials(recipeOf(id), amount)
  expect(Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual(used)
})
