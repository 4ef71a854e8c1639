import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { findItem } from '../catalog/catalog.ts'
import type { TaskKind } from '../settlement/ledger-rows.ts'
import { timeOfTask } from './task-time.ts'
import { noMeans } from './work-time.ts'

const catalog = aCatalog({
  Plank: {
    recipes: [
      { from: { Log: 1 }, outputQuantity: 3, tool: { name: 'Saw', level: 1 }, effort: 40, time: 1.6 },
    ],
  },
  Log: { sources: [aSource({ amount: 0.5 })] },
})

function timeOf(kind: TaskKind, id: string, amount: number) {
  const item = findItem(catalog, itemId(id)) ?? null
  const recipe = kind === 'craft' ? (item?.recipes[0] ?? null) : null
  return timeOfTask(catalog, { kind, item, recipe, amount }, noMeans)
}

test('BEY-20: a task to craft 7 planks takes 3 crafts of 3 planks each, 15 actions', () => {
  // 3 crafts of 40 points. `noMeans` names no Saw, so a Common one of level 1 is counted: 8 points an action.
  expect(timeOf('craft', 'Plank', 7)).toMatchObject({ kind: 'worked', actions: 15 })
})

test('BEY-20: a task to gather 10 logs, at half a log a point, takes 20 actions', () => {
  // 20 points. The source asks for no tool, and bare hands make 1 point an action.
  expect(timeOf('gather', 'Log', 10)).toMatchObject({ kind: 'worked', actions: 20 })
})

test('BEY-20: a task to collect, or to craft without a recipe, is untimed; a finished task and one by hand take no time at all', () => {
  expect(timeOf('collect', 'Log', 10)).toEqual({ kind: 'untimed', reason: 'elsewhere' })
  expect(timeOf('craft', 'Log', 10)).toEqual({ kind: 'untimed', reason: 'unknown' })
  expect(timeOf('gather', 'Log', 0)).toBeNull()
  expect(timeOfTask(catalog, { kind: 'hand', item: null, recipe: null, amount: 1 }, noMeans)).toBeNull()
})
