import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import { createPlanner } from '../crafting/planner.ts'
import { timeOfStep } from './plan-times.ts'
import { totalTime } from './time-total.ts'
import { noMeans } from './work-time.ts'

const saw = { tool: { name: 'Saw', level: 1 }, time: 1.6, stamina: 0.75 }

/** The facts of the game's tables of 2026-08-06, with tools that make ten points at a time. */
const catalog = aCatalog({
  'Rough Plank': { recipes: [{ from: { 'Rough Stripped Wood': 1 }, effort: 40, ...saw }] },
  'Rough Stripped Wood': { recipes: [{ from: { 'Rough Wood Log': 3 }, effort: 50, ...saw }] },
  'Rough Wood Log': { recipes: [{ from: { 'Rough Wood Trunk': 1 }, outputQuantity: 6, effort: 40, ...saw }] },
  'Rough Wood Trunk': { sources: [aSource({ tool: { name: 'Axe', level: 1 }, amount: 0.012 })] },
  Axe: { tool: { name: 'Axe', level: 1, power: 10 } },
  Saw: { tool: { name: 'Saw', level: 1, power: 10 } },
})

test('BEY-20: a hundred Rough Planks are 417 actions of gathering, 1,100 of crafting, and 1,138 stamina', () => {
  // 50 trunks at 0.012 a point are 4,167 points; 100 × 40 + 100 × 50 + 50 × 40 = 11,000 are crafted, and 10 make an action.
  const planner = createPlanner(catalog)
  planner.update({
    buildList: [{ itemId: itemId('Rough Plank'), quantity: 100, recipeIndex: 0 }],
    inventory: new Map(),
    choices: new Map(),
  })
  const times = (action: 'gather' | 'craft') =>
    totalTime(
      stepsOf(planner)
        .filter((step) => step.action === action)
        .map((step) => timeOfStep(catalog, step, noMeans)),
    )
  const [gathering, crafting] = [times('gather'), times('craft')]
  expect(gathering).toMatchObject({ actions: 417, untimed: {} })
  expect(gathering.seconds).toBeCloseTo(667.2)
  expect(crafting).toMatchObject({ actions: 1100, untimed: {} })
  expect(crafting.seconds).toBeCloseTo(1760)
  expect(Math.round(gathering.stamina + crafting.stamina)).toBe(1138)
})
