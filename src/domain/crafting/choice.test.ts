import { expect, test } from 'vitest'
import { aSource, someItems } from '#tests/support/catalog-builder'
import { wayInUse, waysOf } from './choice.ts'

const [plank, log, mystery] = someItems({
  Plank: { recipes: [{ from: { Log: 2 } }, { from: { Trunk: 1 } }] },
  Log: { sources: [aSource({})] },
  Mystery: {},
})

test('BEY-2: planks come from either recipe or from elsewhere, logs from the tree, the unknown from elsewhere', () => {
  expect(waysOf(plank!)).toEqual([
    { source: 'craft', recipeIndex: 0 },
    { source: 'craft', recipeIndex: 1 },
    { source: 'elsewhere' },
  ])
  expect(waysOf(log!)).toEqual([{ source: 'gather' }, { source: 'elsewhere' }])
  expect(waysOf(mystery!)).toEqual([{ source: 'elsewhere' }])
})

test('BEY-2: a choice that the item no longer offers falls back to the default', () => {
  const chosen = (recipeIndex: number) => new Map([[plank!.id, { source: 'craft', recipeIndex } as const]])
  expect(wayInUse(plank!, chosen(1))).toEqual({ source: 'craft', recipeIndex: 1 })
  expect(wayInUse(plank!, chosen(7))).toEqual({ source: 'craft', recipeIndex: 0 })
  expect(wayInUse(plank!, new Map())).toEqual({ source: 'craft', recipeIndex: 0 })
})
