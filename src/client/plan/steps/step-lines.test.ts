import { expect, test } from 'vitest'
import { createPlanner } from '#domain/crafting/planner'
import type { WorkTime } from '#domain/timing/work-time'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import { foundSteps, type Grouping, stepLines } from './step-lines.ts'

const kiln = { building: { name: 'Kiln', tier: 2 }, skill: 'Masonry' }
const catalog = aCatalog({
  Tower: { tier: 3, recipes: [{ from: { Brick: 2, Beam: 1 }, skill: 'Construction' }] },
  Brick: { tier: 2, recipes: [{ from: { Clay: 1 }, ...kiln }] },
  Beam: {
    tier: 2,
    recipes: [{ from: { Log: 1 }, skill: 'Carpentry', building: { name: 'Sawmill', tier: 1 } }],
  },
  Clay: { sources: [aSource({ name: 'Mud Mound', skill: 'Foraging' })] },
  Log: { sources: [aSource({ name: 'Oak', skill: 'Forestry' })] },
})
const minute: WorkTime = { kind: 'worked', actions: 10, seconds: 60, stamina: 5 }

function numbered() {
  const planner = createPlanner(catalog)
  const buildList = [{ itemId: itemId('Tower'), quantity: 1, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  return stepsOf(planner).map((step, index) => ({ step, number: index + 1, time: minute }))
}
const noLevels: ReadonlyMap<string, number> = new Map()
const told = (grouping: Grouping) =>
  stepLines(catalog, numbered(), grouping, noLevels).map((line) =>
    line.kind === 'heading'
      ? `${line.title}: ${line.total.seconds} s`
      : `${line.number} ${line.step.itemName}`,
  )

test('CAL-9, BEY-20: five steps of a minute stand in order, or by profession or place under headings that say 60 s', () => {
  expect(told('order')).toEqual(['1 Clay', '2 Log', '3 Beam', '4 Brick', '5 Tower'])
  expect(told('profession')).toEqual([
    'Foraging: 60 s',
    '1 Clay',
    'Forestry: 60 s',
    '2 Log',
    'Carpentry: 60 s',
    '3 Beam',
    'Masonry: 60 s',
    '4 Brick',
    'Construction: 60 s',
    '5 Tower',
  ])
  expect(told('place').filter((line) => line.endsWith(' s'))).toEqual([
    'Mud Mound: 60 s',
    'Oak: 60 s',
    'Sawmill T1: 60 s',
    'Kiln T2: 60 s',
    'Anywhere: 60 s',
  ])
})

test('CAL-9: of five steps, searching "bri" finds the brick and "t2" both of tier 2', () => {
  const found = (typed: string) => foundSteps(numbered(), typed).map(({ step }) => step.itemName)
  expect(found('bri')).toEqual(['Brick'])
  expect(found('t2')).toEqual(['Beam', 'Brick'])
  expect(found('')).toHaveLength(5)
})
