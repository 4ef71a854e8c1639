import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { type Means, noMeans, timeOfWork } from './work-time.ts'

const axe = { name: 'Axe', level: 1 }
/** A `time` is in seconds: of one action, of bricks and of research the whole wait. */
const catalog = aCatalog({
  Plank: {
    recipes: [
      { from: { Stripped: 1 }, tool: { name: 'Saw', level: 1 }, effort: 40, time: 1.6, stamina: 0.75 },
      { from: { Log: 9 }, action: 'trade' },
      { from: { Stripped: 3 }, effort: 0.9, time: 1.6 },
    ],
  },
  Brick: {
    recipes: [{ from: {}, effort: 1, time: 300, passive: true, building: { name: 'Kiln', tier: 2 } }],
  },
  Log: { sources: [aSource({ tool: axe, amount: 0.5 })] },
  Hide: { sources: [aSource({ type: 'enemy', name: 'Deer', amount: 2, effort: 90, time: 1.6, tool: null })] },
  Tusk: { sources: [aSource({ type: 'enemy', name: 'Boar', time: 0, stamina: 0 })] },
  Bait: { sources: [aSource({ type: 'trade', name: 'Rimi', effort: 0 })] },
  Moss: {
    sources: [
      aSource({ name: 'Old Oak', skill: 'Foraging', level: 40, amount: 2 }),
      aSource({ name: 'Stump', skill: 'Foraging', level: 5, amount: 1 }),
    ],
  },
  Mystery: {},
  Find: { recipes: [{ from: { Key: 1 }, action: 'gather', chances: { 1: 0.3 }, effort: 1, time: 1.6 }] },
  Key: {},
  b1: { kind: 'building', station: { name: 'Kiln', tier: 2, slots: 4 } },
  b2: { kind: 'building', station: { name: 'Kiln', tier: 1, slots: 2 } },
  t1: { kind: 'research', recipes: [{ from: { Log: 1 }, action: 'research' }] },
  t2: { kind: 'research', recipes: [{ from: { Log: 1 }, action: 'research', time: 3600 }] },
  FlintAxe: { tool: { name: 'Axe', level: 1, power: 8 } },
  FineAxe: { rarity: 3, tool: { name: 'Axe', level: 2, power: 18 } },
})

const crafts = (id: string, count: number, recipeIndex = 0, means: Partial<Means> = {}) =>
  timeOfWork(
    catalog,
    { itemId: itemId(id), recipeIndex, crafts: count, worked: count, toGather: 0, isElsewhere: false },
    { ...noMeans, ...means },
  )
const gathers = (id: string, toGather: number, means: Partial<Means> = {}) =>
  timeOfWork(
    catalog,
    { itemId: itemId(id), recipeIndex: null, crafts: 0, worked: 0, toGather, isElsewhere: false },
    { ...noMeans, ...means },
  )
const fineAxe: Partial<Means> = { tools: new Map([['Axe', { level: 2, rarity: 3 }]]) }

test('BEY-20: 3 planks of 40 effort take 15 actions together with a saw of power 8; a plank of 0.9 effort takes a whole action', () => {
  // 3 planks are 120 points of effort; a Common saw of level 1 makes 8 at a time.
  expect(crafts('Plank', 3)).toEqual({ kind: 'worked', actions: 15, seconds: 24, stamina: 11.25 })
  expect(crafts('Plank', 1, 2)).toMatchObject({ actions: 1 })
})

test('BEY-20: nine places that were paid for take at least nine actions, and a twentieth of one takes one', () => {
  const places = (count: number, worked = count) =>
    timeOfWork(
      catalog,
      { itemId: itemId('Find'), recipeIndex: 0, crafts: count, worked, toGather: 0, isElsewhere: false },
      noMeans,
    )
  expect(places(9)).toMatchObject({ actions: 9 })
  expect(places(1, 0.05)).toMatchObject({ actions: 1 })
})

test('BEY-20: 100 logs at half a log a point take 25 actions with a Common axe of power 8, and 12 with an own one of power 18', () => {
  expect(gathers('Log', 100)).toMatchObject({ actions: 25 })
  // 200 points by 18.
  expect(gathers('Log', 100, fineAxe)).toMatchObject({ actions: 12, stamina: 9 })
})

test('BEY-20: 5 hides take 3 deer, each killed whole: 270 actions with bare hands', () => {
  // 3 kills for 5 hides, each 90 points with bare hands.
  expect(gathers('Hide', 5)).toMatchObject({ kind: 'worked', actions: 270 })
})

test('BEY-20: 9 bricks of 300 seconds wait 900 seconds in a kiln that has 4 slots', () => {
  expect(crafts('Brick', 9)).toEqual({ kind: 'waits', seconds: 900 })
})

test('BEY-20: research that takes an hour is a wait of 3,600 seconds, not work', () => {
  expect(crafts('t2', 1)).toEqual({ kind: 'waits', seconds: 3600 })
})

test('BEY-20: hunting, trades, research without a time and what the catalogue does not know have no time', () => {
  expect(gathers('Tusk', 5)).toEqual({ kind: 'untimed', reason: 'hunting' })
  expect(gathers('Bait', 5)).toEqual({ kind: 'untimed', reason: 'trade' })
  expect(crafts('Plank', 2, 1)).toEqual({ kind: 'untimed', reason: 'trade' })
  expect(crafts('t1', 1)).toEqual({ kind: 'untimed', reason: 'research' })
  expect(gathers('Mystery', 5)).toEqual({ kind: 'untimed', reason: 'unknown' })
  expect(gathers('NoSuchItem', 5)).toEqual({ kind: 'untimed', reason: 'unknown' })
})

test('BEY-20: what is obtained elsewhere takes no time here', () => {
  const work = {
    itemId: itemId('Log'),
    recipeIndex: null,
    crafts: 0,
    worked: 0,
    toGather: 10,
    isElsewhere: true,
  }
  expect(timeOfWork(catalog, work, noMeans)).toEqual({ kind: 'untimed', reason: 'elsewhere' })
})

test('BEY-20: 80 moss take 80 actions at the stump without a Foraging level or with 1 or 10, and 40 at the oak with level 40', () => {
  expect(gathers('Moss', 80)).toMatchObject({ actions: 80 })
  expect(gathers('Moss', 80, { levels: new Map([['Foraging', 40]]) })).toMatchObject({ actions: 40 })
  expect(gathers('Moss', 80, { levels: new Map([['Foraging', 10]]) })).toMatchObject({ actions: 80 })
  expect(gathers('Moss', 80, { levels: new Map([['Foraging', 1]]) })).toMatchObject({ actions: 80 })
})
