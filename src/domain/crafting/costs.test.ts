import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
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
  expect(
    costsOf(catalog, planner.materials(), { usable: planner.plan().input.inventory, choices: new Map() }),
  ).toEqual({ supplies: 3000, coins: 25 })
})

const market = aCatalog({
  Trap: { recipes: [{ from: { Can: 25, Spice: 2, Deed: 1 } }] },
  Can: { sources: [aSource({ type: 'trade', verb: 'Trade for 10 Hex Coin', amount: 10 })] },
  Spice: {
    sources: [
      aSource({
        type: 'trade',
        name: 'Brico',
        verb: 'Trade for 60 Hex Coin (needs Cooking Power I)',
        amount: 1,
      }),
      aSource({ type: 'trade', name: 'Heimlich', verb: 'Trade for 50 Hex Coin', amount: 1 }),
    ],
  },
  Deed: { recipes: [{ from: { coin: 500 }, action: 'trade' }] },
  coin: { tag: 'Coins' },
})

test('BEY-19: what is only sold is bought in whole trades where it is cheapest, with coins that nothing else takes', () => {
  const planner = createPlanner(market)
  const costs = (coins: number, elsewhere: readonly string[] = []) => {
    planner.update({
      buildList: [{ itemId: itemId('Trap'), quantity: 1, recipeIndex: 0 }],
      inventory: new Map([[itemId('coin'), coins]]),
      choices: new Map(elsewhere.map((id) => [itemId(id), { source: 'elsewhere' as const }])),
    })
    const { inventory: usable, choices } = planner.plan().input
    return costsOf(market, planner.materials(), { usable, choices }).coins
  }
  // 3 trades for 25 cans are 30 coins, 2 spices 100, the deed 500.
  expect(costs(0)).toBe(630)
  // The deed takes 500 of 510 coins; 10 are left for the cans and spices.
  expect(costs(510)).toBe(120)
  expect(costs(5_000)).toBe(0)
  expect(costs(0, ['Spice'])).toBe(530)
})
