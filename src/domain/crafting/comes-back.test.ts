import { expect, test } from 'vitest'
import type { Catalog } from '#domain/catalog/catalog'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import { createPlanner } from './planner.ts'

const stacks = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity }))

function planned(catalog: Catalog, wanted: Record<string, number>, held: Record<string, number> = {}) {
  const planner = createPlanner(catalog)
  planner.update({
    buildList: stacks(wanted).map((row) => ({ ...row, recipeIndex: 0 })),
    inventory: new Map(stacks(held).map((row) => [row.itemId, row.quantity])),
    choices: new Map(),
  })
  return planner
}

function rowsOf(catalog: Catalog, wanted: Record<string, number>, held?: Record<string, number>) {
  const rows = planned(catalog, wanted, held).materials()
  return Object.fromEntries(
    rows.map(({ itemId, missing, comesAlong, toGet }) => [itemId, { missing, comesAlong, toGet }]),
  )
}

const smashing: Record<string, ItemDraft> = {
  Pebble: { recipes: [{ from: { Chunk: 1 }, outputQuantity: 12, byproducts: stacks({ Gem: 0.16 }) }] },
  Gem: { recipes: [{ from: { Chunk: 1 }, chances: { 1: 0.16 }, byproducts: stacks({ Pebble: 12 }) }] },
  Chunk: {},
}

test('BEY-4: ten gems take 63 chunks and 700 pebbles 59; both together take 63, because the pebbles come along', () => {
  const catalog = aCatalog(smashing)
  expect(rowsOf(catalog, { Gem: 10 }).Chunk?.toGet).toBe(63)
  expect(rowsOf(catalog, { Pebble: 700 }).Chunk?.toGet).toBe(59)
  const both = rowsOf(catalog, { Gem: 10, Pebble: 700 })
  expect(both.Chunk?.toGet).toBe(63)
  expect(both.Pebble).toEqual({ missing: 700, comesAlong: 700, toGet: 0 })
})

test('BEY-4: of 5 missing barks 2 come along with 9 planks (0.3 each) and 3 with 10: whole pieces, and 5 stay missing', () => {
  const catalog = aCatalog({
    Plank: { recipes: [{ from: { Log: 1 }, byproducts: stacks({ Bark: 0.3 }) }] },
    Bark: {},
    Log: {},
  })
  expect(rowsOf(catalog, { Plank: 9, Bark: 5 }).Bark).toEqual({ missing: 5, comesAlong: 2, toGet: 3 })
  expect(rowsOf(catalog, { Plank: 10, Bark: 5 }).Bark).toEqual({ missing: 5, comesAlong: 3, toGet: 2 })
  expect(rowsOf(catalog, { Plank: 10, Bark: 5 }, { Bark: 4 }).Bark).toEqual({
    missing: 1,
    comesAlong: 1,
    toGet: 0,
  })
})

test('BEY-4: nails that come with two tables are too late for the planks of these, but serve as the 5 nails queued beside', () => {
  const catalog = aCatalog({
    Table: { recipes: [{ from: { Plank: 1, Frame: 1 }, byproducts: stacks({ Nail: 4 }) }] },
    Frame: { recipes: [{ from: { Plank: 1 } }] },
    Plank: { recipes: [{ from: { Nail: 3 } }] },
    Nail: {},
  })
  expect(rowsOf(catalog, { Table: 2 }).Nail).toEqual({ missing: 12, comesAlong: 0, toGet: 12 })
  expect(rowsOf(catalog, { Table: 2, Nail: 5 }).Nail).toEqual({ missing: 17, comesAlong: 5, toGet: 12 })
})

const farm = (back: number) =>
  aCatalog({ Plant: { recipes: [{ from: { Seed: 1 }, byproducts: stacks({ Seed: back }) }] }, Seed: {} })

test('BEY-4: ten plants that give 1.6 seeds back ask for the one seed of the first', () => {
  expect(rowsOf(farm(1.6), { Plant: 10 }).Seed?.toGet).toBe(1)
  // Ten plants give 6 seeds more than they take; 6 are wanted, and the first one must be there.
  expect(rowsOf(farm(1.6), { Plant: 10, Seed: 6 }).Seed).toEqual({ missing: 6, comesAlong: 5, toGet: 1 })
})

test('BEY-4: ten plants that give 0.6 seeds back ask for one seed and the four that are not given back', () => {
  // The first nine plants give 5.4 back, in whole seeds 5 of the 10.
  expect(rowsOf(farm(0.6), { Plant: 10 }).Seed?.toGet).toBe(5)
  expect(rowsOf(farm(0.6), { Plant: 1 }).Seed?.toGet).toBe(1)
})

const upgrade = aCatalog({
  Gilded: { recipes: [{ from: { Scrap: 50 }, keptOnFailure: stacks({ Belt: 1 }), chances: { 1: 0.01875 } }] },
  Belt: { recipes: [{ from: { Cloth: 3 } }] },
  Scrap: {},
  Cloth: {},
})

test('CAL-11: an upgrade with a chance of 0.01875 takes one belt, 54 attempts and 2,700 scrap for a success', () => {
  const planner = planned(upgrade, { Gilded: 1 })
  const step = stepsOf(planner).find(({ itemId }) => itemId === 'Gilded')
  expect(step).toMatchObject({ crafts: 54, needToCraft: 1, surplus: 0 })
  expect(step?.ingredients.map((row) => [row.itemId, row.kind, row.totalNeeded])).toEqual([
    ['Scrap', 'spent', 2700],
    ['Belt', 'spentOnce', 1],
  ])
  const rows = rowsOf(upgrade, { Gilded: 1 })
  expect([rows.Belt?.toGet, rows.Cloth?.toGet, rows.Scrap?.toGet]).toEqual([1, 3, 2700])
  expect(rowsOf(upgrade, { Gilded: 3 }).Belt?.toGet).toBe(3)
})

const casting: Record<string, ItemDraft> = {
  Crown: { recipes: [{ from: { Ingot: 4 }, catalysts: stacks({ Mould: 2 }) }] },
  Ring: { recipes: [{ from: { Ingot: 1 }, catalysts: stacks({ Mould: 1 }) }] },
  Mould: { recipes: [{ from: { Clay: 5 } }] },
  Ingot: {},
  Clay: {},
}

test('CAL-11: moulds are needed once for the whole plan, in the largest number, and crafted like anything else', () => {
  const catalog = aCatalog(casting)
  const rows = rowsOf(catalog, { Crown: 3, Ring: 7 })
  expect([rows.Mould?.toGet, rows.Clay?.toGet, rows.Ingot?.toGet]).toEqual([2, 10, 19])
  expect(rowsOf(catalog, { Crown: 3 }, { Mould: 1 }).Mould).toEqual({ missing: 1, comesAlong: 0, toGet: 1 })
  expect(rowsOf(catalog, { Crown: 3 }, { Mould: 2 }).Clay?.toGet).toBe(0)
})

test('CAL-11: three crowns that need two moulds and one or two queued moulds ask for two moulds in all', () => {
  expect(rowsOf(aCatalog(casting), { Crown: 3, Mould: 2 }).Mould?.toGet).toBe(2)
  expect(rowsOf(aCatalog(casting), { Crown: 3, Mould: 1 }).Mould?.toGet).toBe(2)
})

test('CAL-12: a tool that helps to make itself must be there once first', () => {
  const catalog = aCatalog({
    Hammer: { recipes: [{ from: { Ingot: 2 }, catalysts: stacks({ Hammer: 1 }) }] },
    Ingot: {},
  })
  const planner = planned(catalog, { Hammer: 5 })
  expect(planner.cuts().map(({ ingredientName, quantity }) => [ingredientName, quantity])).toEqual([
    ['Hammer', 1],
  ])
  expect(planner.materials().map((row) => [row.itemName, row.obtainFirst, row.toGet])).toEqual([
    ['Hammer', true, 1],
    ['Ingot', false, 10],
    ['Hammer', false, 5],
  ])
})

test('CAL-11: what whole crafts of one recipe leave is used by the other recipe of the same item', () => {
  const catalog = aCatalog({
    Chair: { recipes: [{ from: { Plank: 4 } }] },
    Plank: {
      recipes: [
        { from: { Log: 1 }, outputQuantity: 6 },
        { from: { Trunk: 1 }, outputQuantity: 5 },
      ],
    },
    Log: {},
    Trunk: {},
  })
  const planner = createPlanner(catalog)
  planner.update({
    buildList: [
      { itemId: itemId('Chair'), quantity: 1, recipeIndex: 0 },
      { itemId: itemId('Plank'), quantity: 7, recipeIndex: 1 },
    ],
    inventory: new Map(),
    choices: new Map(),
  })
  const rows = planner.materials().filter(({ itemName }) => itemName === 'Plank')
  // One craft of 6 leaves 2 of the 4 that the chair takes, so that 5 of 7 are to be crafted by the second recipe.
  expect(
    rows.map(({ missing, comesAlong, toGet, craft }) => [missing, comesAlong, toGet, craft?.crafts]),
  ).toEqual([
    [4, 0, 4, 1],
    [7, 2, 5, 1],
  ])
})

test('CAL-9: candles of the sawdust that comes with the zithers are crafted after the zithers', () => {
  const catalog = aCatalog({
    Zither: { recipes: [{ from: { Wood: 1 }, byproducts: stacks({ Sawdust: 2 }) }] },
    Candle: { recipes: [{ from: { Sawdust: 1 } }] },
    Sawdust: {},
    Wood: { recipes: [{ from: { Log: 1 } }] },
    Log: {},
  })
  const steps = stepsOf(planned(catalog, { Zither: 3, Candle: 6 }))
  expect(steps.map(({ action, itemName }) => `${action} ${itemName}`)).toEqual([
    'gather Log',
    'craft Wood',
    'craft Zither',
    'craft Candle',
  ])
})
