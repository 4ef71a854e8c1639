import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { projectOfPlan } from './project-of-plan.ts'

const catalog = aCatalog({ log: {}, plank: { recipes: [{ from: { log: 3 } }, { from: { log: 2 } }] } })
const { version } = catalog.info
const plank = itemId('plank')
const planks = (recipeIndex: number) => [{ itemId: plank, quantity: 5, recipeIndex }]

test('PRJ-1, CAT-2: a project of a plan with a chosen recipe names the version of the catalogue that numbers it, since the settlement may move meanwhile', () => {
  const plan = { buildList: planks(1), choices: new Map() }
  expect(projectOfPlan('Hall', plan, catalog)).toEqual({
    name: 'Hall',
    items: planks(1),
    ways: {},
    catalogue: version,
  })
  const choices = new Map([[plank, { source: 'craft', recipeIndex: 1 } as const]])
  expect(projectOfPlan('Hall', { buildList: planks(0), choices }, catalog)).toMatchObject({
    ways: { plank: 1 },
    catalogue: version,
  })
})

test('PRJ-1: a project of a plan without a chosen recipe is the same in every version of the catalogue, and names none', () => {
  const choices = new Map([[itemId('log'), { source: 'gather' } as const]])
  expect(projectOfPlan('Hall', { buildList: planks(0), choices }, catalog)).toEqual({
    name: 'Hall',
    items: planks(0),
    ways: { log: 'gather' },
  })
})
