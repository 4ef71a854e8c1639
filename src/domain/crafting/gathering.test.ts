import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { findItem } from '../catalog/catalog.ts'
import { effortToGather, placeToGather } from './gathering.ts'
import { createPlanner } from './planner.ts'
import { professionTotals } from './professions.ts'

const mining = (name: string, level: number, amount: number) =>
  aSource({ name, skill: 'Mining', level, amount })
const catalog = aCatalog({
  Ore: {
    sources: [mining('Rich Deposit', 34, 0.02), mining('Deposit', 30, 0.01), mining('Vein', 30, 0.005)],
  },
  Fur: {
    sources: [
      aSource({ name: 'Den', skill: 'Hunting', level: 1, amount: 0.5 }),
      aSource({ type: 'enemy', name: 'Jakyl', amount: 1, effort: 90, time: 0 }),
    ],
  },
  Egg: {},
})
const placeOf = (name: string, levels: Record<string, number> = {}) =>
  placeToGather(findItem(catalog, itemId(name)), new Map(Object.entries(levels)))?.name

test('BEY-9: without a Mining level ore is gathered at the place of the lowest level, with one at the best place that it allows', () => {
  expect(placeOf('Ore')).toBe('Deposit')
  expect(placeOf('Ore', { Fishing: 50 })).toBe('Deposit')
  expect(placeOf('Ore', { Mining: 33 })).toBe('Deposit')
  expect(placeOf('Ore', { Mining: 34 })).toBe('Rich Deposit')
})

test('BEY-9: with Mining 29, too low for every place of ore, it is the place with the lowest level, 30', () => {
  expect(placeOf('Ore', { Mining: 29 })).toBe('Deposit')
})

test('BEY-20: fur is gathered at the den, whose time is known, not from the animal, whose time is not; eggs have no place', () => {
  expect(placeOf('Fur')).toBe('Den')
  expect(placeOf('Egg')).toBeUndefined()
})

test('BEY-9: a node gives a little with each point of progress, an animal all at once when it is dead', () => {
  const [den, jakyl] = findItem(catalog, itemId('Fur'))!.sources
  // 5 pieces at 0.5 a point; 3 animals of 2 pieces and 90 points each.
  expect(effortToGather(den!, 5)).toBe(10)
  expect(effortToGather({ ...jakyl!, amount: 2 }, 5)).toBe(270)
  expect(effortToGather({ ...den!, amount: 0 }, 5)).toBe(0)
})

test('BEY-9: seven pieces at 0.7 of a piece for 100 effort are 1,000 effort, not 1,001', () => {
  const reeds = aCatalog({ Reed: { sources: [aSource({ skill: 'Foraging', amount: 0.7, effort: 100 })] } })
  const planner = createPlanner(reeds)
  const buildList = [{ itemId: itemId('Reed'), quantity: 7, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  // The two empty maps: no way is chosen, and no level is told.
  expect(professionTotals(reeds, planner.materials(), new Map(), new Map())).toMatchObject([{ effort: 1000 }])
})
