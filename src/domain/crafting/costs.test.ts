import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { costsOf } from './costs.ts'
import { createPlanner } from './planner.ts'

const catalog = aCatalog({
  t400: { recipes: [{ action: 'research', from: { journal: 3 }, supplies: 2250 }] },
  t7: { recipes: [{ action: 'research', from: { coin: 40 }, supplies: 750 }] },
  journal: {},
  coin: { tag: 'Coins' },
})

test('BEY-19: two pieces of research cost 3,000 supplies and, with 15 of 40 coins there, 25 coins', () => {
  const planner = createPlanner(catalog)
  const buildList = ['t400', 't7'].map((id) => ({ itemId: itemId(id), quantity: 1, recipeIndex: 0 }))
  planner.update({ buildList, inventory: new Map([[itemId('coin'), 15]]), choices: new Map() })
  expect(costsOf(catalog, planner.materials())).toEqual({ supplies: 3000, coins: 25 })
})
