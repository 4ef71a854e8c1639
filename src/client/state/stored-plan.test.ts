import { expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { allItems, type Odds, type OddsKey } from '#domain/crafting/odds'
import { readStoredPlan, type StoredPlan, storedPlanText } from './stored-plan.ts'

const plan: StoredPlan = {
  catalogVersion: 'v1',
  buildList: [{ itemId: '5' as ItemId, quantity: 2, recipeIndex: 1 }],
  inventory: new Map([
    ['2' as ItemId, 7],
    ['c12' as ItemId, 1_000_000_000],
  ]),
  choices: new Map([
    ['2' as ItemId, { source: 'craft', recipeIndex: 1 }],
    ['3' as ItemId, { source: 'elsewhere' }],
  ]),
  odds: new Map<OddsKey, Odds>([
    [allItems, 'safe'],
    ['3' as ItemId, 'average'],
  ]),
  keptBack: new Map([['2' as ItemId, 50]]),
}

test('SAVE-5: a plan is read back as it was written', () => {
  expect(readStoredPlan(storedPlanText(plan))).toEqual(plan)
})

test('SAVE-5, BEY-4: a plan of an earlier release counts with averages and keeps nothing back', () => {
  const { odds: _odds, keptBack: _kept, ...earlier } = JSON.parse(storedPlanText(plan))
  expect(readStoredPlan(JSON.stringify(earlier))).toEqual({ ...plan, odds: new Map(), keptBack: new Map() })
})

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['another version', storedPlanText(plan).replace('"version":1', '"version":2')],
  ['no catalogue version', storedPlanText(plan).replace('"v1"', '7')],
  ['an amount of nought', storedPlanText(plan).replace('"quantity":2', '"quantity":0')],
  ['an amount that is no number', storedPlanText(plan).replace('"quantity":2', '"quantity":"2"')],
  ['an amount above 10^9', storedPlanText(plan).replace('"quantity":2', '"quantity":1000000001')],
  ['an entry without an item', storedPlanText(plan).replace('"itemId":"5"', '"itemId":""')],
  ['a recipe that is no place', storedPlanText(plan).replace('"recipeIndex":1', '"recipeIndex":-1')],
  ['stock of a fraction', storedPlanText(plan).replace('"2":7', '"2":7.5')],
  ['stock as a list', storedPlanText(plan).replace(/"inventory":\{[^}]*\}/, '"inventory":[]')],
  ['unknown odds', storedPlanText(plan).replace('"average"', '"lucky"')],
  ['nought pieces kept back', storedPlanText(plan).replace('"2":50', '"2":0')],
  ['an unknown choice', storedPlanText(plan).replace('elsewhere', 'stolen')],
])('SAVE-5: text with %s is not taken for a plan', (_, text) => {
  expect(readStoredPlan(text)).toBeNull()
})
