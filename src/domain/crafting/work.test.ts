import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import { completeStep } from './complete-step.ts'
import { createPlanner } from './planner.ts'
import { lackingLevel, workByProfession } from './work.ts'

const catalog = aCatalog({
  Chair: { recipes: [{ from: { Plank: 4 }, skill: 'Carpentry', level: 20, effort: 100, xp: 12.5 }] },
  Plank: { recipes: [{ from: { Log: 2 }, skill: 'Carpentry', level: 1, effort: 40, xp: 5 }] },
  Brick: {
    recipes: [{ from: { Clay: 1 }, skill: 'Masonry', level: 10, effort: 1, time: 300, passive: true }],
  },
  Log: {
    sources: [
      aSource({ name: 'Oak', skill: 'Forestry', level: 30 }),
      aSource({ name: 'Dead Tree', skill: 'Forestry', level: 1 }),
    ],
  },
  Clay: {},
})

function stepsFor(amounts: Record<string, number>, held: Record<string, number> = {}) {
  const planner = createPlanner(catalog)
  const inventory = new Map(Object.entries(held).map(([id, amount]) => [itemId(id), amount]))
  planner.update({
    buildList: Object.entries(amounts).map(([id, quantity]) => ({
      itemId: itemId(id),
      quantity,
      recipeIndex: 0,
    })),
    inventory,
    choices: new Map(),
  })
  return { steps: stepsOf(planner), inventory, planner }
}

test('BEY-9: effort and experience add up per profession', () => {
  // 2 chairs and 8 planks: 2 × 100 + 8 × 40 of effort, 2 × 12.5 + 8 × 5 of experience. Bricks only wait in their station.
  const { steps } = stepsFor({ Chair: 2, Brick: 3 })
  expect(workByProfession(catalog, steps)).toEqual([
    { skill: 'Carpentry', crafts: 10, effort: 520, xp: 65, level: 20 },
    { skill: 'Masonry', crafts: 3, effort: 0, xp: 0, level: 10 },
  ])
})

test('BEY-9: at Carpentry 19 planks can be crafted but no chair, at Forestry 0 no logs gathered; without levels all can be done', () => {
  const { steps } = stepsFor({ Chair: 1 })
  const able = (levels: Record<string, number>) =>
    steps
      .filter((step) => lackingLevel(catalog, step, new Map(Object.entries(levels))) === null)
      .map((step) => step.itemName)
  expect(able({ Carpentry: 19, Forestry: 1 })).toEqual(['Log', 'Plank'])
  expect(able({ Carpentry: 20, Forestry: 0 })).toEqual(['Plank', 'Chair'])
  expect(able({})).toEqual(['Log', 'Plank', 'Chair'])
})

test('CAL-9: doing the first step again and again never makes another step larger, and ends with 3 chairs and 2 bricks', () => {
  let held: Record<string, number> = { Plank: 1 }
  for (let done = 0; ; done++) {
    const { steps, inventory } = stepsFor({ Chair: 3, Brick: 2 }, held)
    if (steps.length === 0) break
    // Five steps are enough: logs, clay, planks, bricks, chairs. Without this a step that changes nothing would go on for ever.
    expect(done).toBeLessThan(6)
    const before = new Map(steps.map((step) => [step.itemId, step.needToCraft]))
    held = Object.fromEntries(completeStep(inventory, steps[0]!))
    for (const step of stepsFor({ Chair: 3, Brick: 2 }, held).steps) {
      expect(step.needToCraft).toBeLessThanOrEqual(before.get(step.itemId)!)
    }
  }
  expect(held).toEqual({ Chair: 3, Brick: 2 })
})
