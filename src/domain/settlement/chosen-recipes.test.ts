import { expect, test } from 'vitest'
import { actNamesRecipe } from './chosen-recipes.ts'

test('CAT-2: an act names a recipe only where it asks for another than the first, for an item or as a way', () => {
  expect(
    [
      { recipeIndex: 1 },
      {
        items: [
          { itemId: 'plank', quantity: 1 },
          { itemId: 'plank', quantity: 1, recipeIndex: 2 },
        ],
      },
      { ways: { plank: 1 } },
      { item: { itemId: 'plank', quantity: 1, recipeIndex: 2 } },
    ].map(actNamesRecipe),
  ).toEqual([true, true, true, true])
  expect(
    [
      { recipeIndex: 0 },
      { items: [{ itemId: 'plank', quantity: 1 }] },
      { ways: { plank: 'gather', rope: null, nail: 0 } },
      { name: 'Hall' },
    ].map(actNamesRecipe),
  ).toEqual([false, false, false, false])
})
