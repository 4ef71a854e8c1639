import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import type { Choices } from './choice.ts'
import { createPlanner } from './planner.ts'
import { stepAction } from './step-action.ts'

const catalog = aCatalog({
  b1: { recipes: [{ action: 'build', from: { plank: 1, flux: 1, relic: 1, fish: 1, log: 1 } }] },
  plank: { recipes: [{ from: { log: 1 } }] },
  fish: { recipes: [{ action: 'gather', from: { log: 1 } }] },
  log: { sources: [aSource({})] },
  flux: { sources: [aSource({ type: 'trade', name: 'Rumbagh' })] },
  relic: {},
})

function actions(choices: Choices = new Map()) {
  const planner = createPlanner(catalog)
  planner.update({
    buildList: [{ itemId: itemId('b1'), quantity: 1, recipeIndex: 0 }],
    inventory: new Map(),
    choices,
  })
  return Object.fromEntries(stepsOf(planner).map((step) => [step.itemId, stepAction(catalog, step)]))
}

test('BEY-9, BEY-19: each step says what is done: built, crafted, gathered, traded for, or obtained where nobody knows how', () => {
  expect(actions()).toEqual({
    log: 'gather',
    flux: 'trade',
    relic: 'obtain',
    plank: 'craft',
    fish: 'gather',
    b1: 'build',
  })
})

test('BEY-2: what the player has from elsewhere is obtained, whatever the game offers', () => {
  const elsewhere: Choices = new Map([[itemId('log'), { source: 'elsewhere' }]])
  expect(actions(elsewhere).log).toBe('obtain')
})
