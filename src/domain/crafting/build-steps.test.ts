import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { createStepReader } from './build-steps.ts'
import { createPlanner } from './planner.ts'

const catalog = aCatalog({
  Axe: { recipes: [{ from: { Plank: 2, Ingot: 3 } }] },
  Plank: { recipes: [{ from: { Log: 4 } }] },
  Ingot: { recipes: [{ from: { Ore: 2 } }] },
  Log: {},
  Ore: {},
})

test('CAL-9: ticking off 6 ore keeps all other steps the same objects; owning a plank changes the steps of logs and planks alone', () => {
  const planner = createPlanner(catalog)
  const read = createStepReader()
  const buildList = [{ itemId: itemId('Axe'), quantity: 1, recipeIndex: 0 }]
  const choices = new Map()
  planner.update({ buildList, choices, inventory: new Map() })
  const before = read(planner.plan(), planner.materials())
  expect(before.map(({ itemName }) => itemName)).toEqual(['Log', 'Ore', 'Ingot', 'Plank', 'Axe'])

  planner.update({ buildList, choices, inventory: new Map([[itemId('Ore'), 6]]) })
  const after = read(planner.plan(), planner.materials())
  expect(after.map(({ itemName }) => itemName)).toEqual(['Log', 'Ingot', 'Plank', 'Axe'])
  expect(after.map((step) => before.includes(step))).toEqual([true, true, true, true])

  planner.update({
    buildList,
    choices,
    inventory: new Map([
      [itemId('Ore'), 6],
      [itemId('Plank'), 1],
    ]),
  })
  const changed = read(planner.plan(), planner.materials()).filter((step) => !before.includes(step))
  expect(changed.map(({ itemName, needToCraft }) => [itemName, needToCraft])).toEqual([
    ['Log', 4],
    ['Plank', 1],
  ])
})

test('CAL-9: materials of a plan for an axe, read with a later plan for an ingot, end in an error, not in an endless search', () => {
  const planner = createPlanner(catalog)
  const plan = (id: string) => {
    const buildList = [{ itemId: itemId(id), quantity: 1, recipeIndex: 0 }]
    planner.update({ buildList, choices: new Map(), inventory: new Map() })
  }
  plan('Axe')
  const former = planner.materials()
  plan('Ingot')
  expect(() => createStepReader()(planner.plan(), former)).toThrow('in this plan')
})
