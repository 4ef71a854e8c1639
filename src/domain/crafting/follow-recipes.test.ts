import { expect, test } from 'vitest'
import type { BuildListEntry } from '#domain/build-list/build-list'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import type { Choice } from './choice.ts'
import { followRecipes, itemsOfGoneRecipes, otherWays } from './follow-recipes.ts'
import { createPlanner } from './planner.ts'

const saw = { name: 'Saw', from: { Log: 2 } }
const split = { name: 'Split', from: { Trunk: 1 } }
const glue = { name: 'Glue', from: { Chip: 9 } }
const rest = { Log: {}, Trunk: {}, Chip: {} }
const before = aCatalog({ Plank: { recipes: [saw, split, glue] }, ...rest })
const after = aCatalog({ Plank: { recipes: [split, saw] }, ...rest })
const entry = (recipeIndex: number, quantity = 5): BuildListEntry => ({
  itemId: itemId('Plank'),
  quantity,
  recipeIndex,
})
const choicesOf = (recipeIndex: number) =>
  new Map<BuildListEntry['itemId'], Choice>([[itemId('Plank'), { source: 'craft', recipeIndex }]])

test('BEY-14: the chosen recipe Split, number 1 in one catalogue, is number 0 in the other, and Saw the other way round', () => {
  const followed = followRecipes(before, after, { buildList: [entry(1)], choices: choicesOf(1) })
  expect(followed.buildList).toEqual([entry(0)])
  expect(followed.choices.size).toBe(0)
  const back = followRecipes(after, before, { buildList: [entry(1)], choices: choicesOf(1) })
  expect(back.buildList).toEqual([entry(0)])
})

test('BEY-14: the default stays the default, and a chosen recipe that is gone becomes it: 5 and 3 planks are 8 by the default', () => {
  const followed = followRecipes(before, after, { buildList: [entry(0), entry(2, 3)], choices: choicesOf(2) })
  expect(followed.buildList).toEqual([entry(0, 8)])
  expect(followed.choices.size).toBe(0)
})

test('BEY-14: 600 million planks by one recipe and 600 million by another that is gone become a thousand million, the most a queue can hold', () => {
  const queued = [entry(0, 600_000_000), entry(2, 600_000_000)]
  const followed = followRecipes(before, after, { buildList: queued, choices: new Map() })
  expect(followed.buildList).toEqual([entry(0, 1_000_000_000)])
})

test('BEY-14: of recipes that take the same items the equal one is found; where none is equal, the one at the same place among them', () => {
  const few = { name: 'Saw', from: { Log: 1 } }
  const many = { name: 'Saw', from: { Log: 9 } }
  const wide = aCatalog({ Plank: { recipes: [split, few, saw, many] }, ...rest })
  const other = aCatalog({
    Plank: { recipes: [split, many, { name: 'Saw', from: { Log: 3 } }, few] },
    ...rest,
  })
  const placeOf = (index: number) =>
    followRecipes(wide, other, { buildList: [entry(index)], choices: new Map() }).buildList[0]?.recipeIndex
  // `few` and `many` have equals; `saw`, the second of three that take logs, gets the second of the three over there.
  expect([placeOf(1), placeOf(2), placeOf(3)]).toEqual([3, 2, 1])
})

test('BEY-14: an item whose chosen recipe is gone is named; one whose recipe stands elsewhere, or is the default, is not', () => {
  const gone = (index: number) =>
    itemsOfGoneRecipes(before, after, { buildList: [entry(index)], choices: choicesOf(index) })
  expect([gone(0), gone(1), gone(2)]).toEqual([[], [], ['Plank']])
})

test('BEY-14: planks that a player has from elsewhere stay so in another catalogue', () => {
  const choices = new Map([[itemId('Plank'), { source: 'elsewhere' } as const]])
  expect(followRecipes(before, after, { buildList: [], choices }).choices).toEqual(choices)
})

test('BEY-14: items of the plan that are crafted in another way by default are named', () => {
  const under = (catalog: typeof before) => {
    const planner = createPlanner(catalog)
    planner.update({ buildList: [entry(0)], inventory: new Map(), choices: new Map() })
    return { catalog, materials: planner.materials() }
  }
  expect(otherWays(under(before), under(after))).toEqual(['Plank'])
  expect(otherWays(under(before), under(before))).toEqual([])
})
