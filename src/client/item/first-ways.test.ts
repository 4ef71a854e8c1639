import { expect, test } from 'vitest'
import type { Choice } from '#domain/crafting/choice'
import { firstWays } from './first-ways.ts'

const recipes = Array.from({ length: 144 }, (_, recipeIndex): Choice => ({ source: 'craft', recipeIndex }))
const ways: readonly Choice[] = [...recipes, { source: 'elsewhere' }]

test('BEY-2: of 144 recipes the first 8 and the one in use are listed, and the way that is no recipe', () => {
  expect(firstWays(ways, recipes[0]!)).toEqual([...recipes.slice(0, 8), { source: 'elsewhere' }])
  expect(firstWays(ways, recipes[99]!)).toEqual([
    ...recipes.slice(0, 8),
    recipes[99],
    { source: 'elsewhere' },
  ])
  // The last way alone: an item that has no recipe.
  expect(firstWays(ways.slice(-1), { source: 'elsewhere' })).toEqual([{ source: 'elsewhere' }])
})
