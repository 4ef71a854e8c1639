import { describe, expect, test } from 'vitest'
import type { BuildList } from '#domain/build-list/build-list'
import type { Catalog } from '#domain/catalog/catalog'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { replay } from '#tests/support/replay'
import { stepsOf } from '#tests/support/steps-of'
import type { Choice } from './choice.ts'
import { createPlanner } from './planner.ts'

const carpentry = aCatalog({
  Chair: { tier: 2, recipes: [{ from: { Plank: 4 } }] },
  Table: { tier: 2, recipes: [{ from: { Plank: 6, Nail: 8 } }] },
  Plank: {
    recipes: [
      { from: { Log: 20 }, outputQuantity: 1 },
      { from: { Trunk: 1 }, outputQuantity: 3 },
    ],
  },
  Nail: { recipes: [{ from: { Ingot: 1 }, outputQuantity: 10 }] },
  Ingot: { recipes: [{ from: { Ore: 3 }, chances: { 1: 0.7 } }] },
  Log: {},
  Trunk: {},
  Ore: {},
})

const farm = aCatalog({
  Flour: { recipes: [{ from: { Wheat: 2 } }] },
  Wheat: { recipes: [{ from: { Seed: 1 }, outputQuantity: 2 }] },
  Seed: { recipes: [{ from: { Wheat: 1 }, outputQuantity: 3 }] },
})

function queueOf(amounts: Record<string, number>, recipeIndex = 0): BuildList {
  return Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity, recipeIndex }))
}

function planned(
  catalog: Catalog,
  buildList: BuildList,
  held: Record<string, number> = {},
  choices: Record<string, Choice> = {},
) {
  const planner = createPlanner(catalog)
  planner.update({
    buildList,
    inventory: new Map(Object.entries(held).map(([id, amount]) => [itemId(id), amount])),
    choices: new Map(Object.entries(choices).map(([id, choice]) => [itemId(id), choice])),
  })
  return planner
}

function missing(planner: ReturnType<typeof planned>): Record<string, number> {
  return Object.fromEntries(planner.materials().map((row) => [row.itemName, row.missing]))
}

describe('what a queue needs', () => {
  test('CAL-11: two chairs of four planks need eight planks and 160 logs', () => {
    expect(missing(planned(carpentry, queueOf({ Chair: 2 })))).toEqual({ Log: 160, Plank: 8, Chair: 2 })
  })

  test('CAL-11: the planks of chairs and tables are summed before they are rounded', () => {
    const choices: Record<string, Choice> = { Plank: { source: 'craft', recipeIndex: 1 } }
    const rows = planned(carpentry, queueOf({ Chair: 1, Table: 1 }), {}, choices).materials()
    // 4 + 6 planks in crafts of 3: 4 crafts, not 2 + 2 and a spare one.
    expect(rows.find((row) => row.itemName === 'Plank')?.craft).toMatchObject({
      crafts: 4,
      toCraft: 12,
      surplus: 2,
    })
    expect(rows.find((row) => row.itemName === 'Trunk')?.missing).toBe(4)
  })

  test('CAL-11: planks in the inventory spare their logs', () => {
    expect(missing(planned(carpentry, queueOf({ Chair: 2 }), { Plank: 3 }))).toEqual({
      Log: 100,
      Plank: 5,
      Chair: 2,
    })
  })

  test('CAL-11: a finished chair in the inventory counts before anything is crafted', () => {
    expect(missing(planned(carpentry, queueOf({ Chair: 2 }), { Chair: 2 }))).toEqual({
      Log: 0,
      Plank: 0,
      Chair: 0,
    })
  })

  test('CAL-11: 21 ingots at a chance of 0.7 are 30 crafts, not the 31 of floating point', () => {
    const row = planned(carpentry, queueOf({ Ingot: 21 }))
      .materials()
      .find(({ itemName }) => itemName === 'Ingot')
    expect(row?.craft?.crafts).toBe(30)
  })

  test('CAL-7: a row says what is needed without stock, what stock covers and what is missing', () => {
    const row = planned(carpentry, queueOf({ Chair: 2 }), { Plank: 3, Log: 30 })
      .materials()
      .find(({ itemName }) => itemName === 'Log')
    // The 3 planks spare 60 logs, so 100 are asked for; with the 30 logs in stock 90 of the 160 are covered.
    expect(row).toMatchObject({
      needed: 160,
      quantity: 160,
      demand: 100,
      have: 30,
      missing: 70,
      effectiveHave: 90,
    })
  })

  test('CAL-7: base items come first, each part by tier, then name', () => {
    const names = planned(carpentry, queueOf({ Table: 1 }))
      .materials()
      .map((row) => row.itemName)
    expect(names).toEqual(['Log', 'Ore', 'Ingot', 'Nail', 'Plank', 'Table'])
  })

  test('CAL-12: an item the catalogue does not know is a base item called Unknown Item', () => {
    const [row] = planned(carpentry, queueOf({ Gone: 3 }), { Gone: 1 }).materials()
    expect(row).toMatchObject({ itemName: 'Unknown Item', isBaseItem: true, needed: 3, missing: 2 })
  })

  test('an amount beyond what can be counted exactly says so instead of showing a wrong number', () => {
    const deep = aCatalog({
      A: { recipes: [{ from: { B: 1_000_000 } }] },
      B: { recipes: [{ from: { C: 1_000_000 } }] },
      C: {},
    })
    const planner = planned(deep, queueOf({ A: 1_000_000 }))
    expect(planner.problem()).toEqual({ reason: 'too-large', itemName: 'C' })
    planner.update({ buildList: queueOf({ A: 1 }), inventory: new Map(), choices: new Map() })
    expect(planner.problem()).toBeNull()
    expect(missing(planner)).toEqual({ A: 1, B: 1_000_000, C: 1_000_000_000_000 })
  })
})

describe('choices', () => {
  test('BEY-2: another recipe deep in the tree changes what it is made of', () => {
    const rows = missing(
      planned(carpentry, queueOf({ Chair: 3 }), {}, { Plank: { source: 'craft', recipeIndex: 1 } }),
    )
    expect(rows).toEqual({ Trunk: 4, Plank: 12, Chair: 3 })
  })

  test('BEY-2: planks from elsewhere need no logs', () => {
    expect(
      missing(planned(carpentry, queueOf({ Chair: 1 }), {}, { Plank: { source: 'elsewhere' } })),
    ).toEqual({
      Plank: 4,
      Chair: 1,
    })
  })

  test('decision 1: an item queued by its second recipe has a row of its own, and stock goes to the first', () => {
    const buildList = [...queueOf({ Chair: 1 }), ...queueOf({ Plank: 6 }, 1)]
    const rows = planned(carpentry, buildList, { Plank: 5 })
      .materials()
      .filter((row) => row.itemName === 'Plank')
    expect(rows.map(({ demand, missing, craft }) => [craft?.recipeIndex, demand, missing])).toEqual([
      [0, 4, 0],
      [1, 6, 5],
    ])
  })

  test('an entry with a recipe the item does not have uses its default', () => {
    expect(missing(planned(carpentry, queueOf({ Plank: 1 }, 99)))).toEqual({ Log: 20, Plank: 1 })
  })
})

describe('circles', () => {
  test('CAL-12: seeds and wheat make each other: the circle is cut, and says what to obtain first', () => {
    const planner = planned(farm, queueOf({ Flour: 3 }))
    expect(planner.cuts()).toHaveLength(1)
    const first = planner.materials().filter((row) => row.obtainFirst)
    expect(first).toHaveLength(1)
    expect(first[0]?.missing).toBeGreaterThan(0)
    expect(
      replay(farm, { buildList: queueOf({ Flour: 3 }), inventory: new Map(), steps: stepsOf(planner) }),
    ).toBeNull()
  })

  test('CAL-12: with 100 held of the item to obtain first no base item is missing', () => {
    const without = planned(farm, queueOf({ Flour: 3 }))
      .materials()
      .find((row) => row.obtainFirst)!
    const held = { [without.itemName]: 100 }
    const planner = planned(farm, queueOf({ Flour: 3 }), held)
    expect(planner.materials().filter((row) => row.missing > 0 && row.isBaseItem)).toEqual([])
  })
})

describe('build steps', () => {
  test('CAL-9: everything to gather first, then the crafts from the deepest up', () => {
    const steps = stepsOf(planned(carpentry, queueOf({ Table: 1 })))
    expect(steps.map((step) => `${step.action} ${step.itemName}`)).toEqual([
      'gather Log',
      'gather Ore',
      'craft Ingot',
      'craft Plank',
      'craft Nail',
      'craft Table',
    ])
  })

  test('CAL-9: a step says the whole crafts, the surplus and what they take', () => {
    const nails = stepsOf(planned(carpentry, queueOf({ Table: 1 }), { Nail: 3 })).find(
      (step) => step.itemName === 'Nail',
    )
    expect(nails).toMatchObject({
      totalNeeded: 8,
      haveInInventory: 3,
      crafts: 1,
      needToCraft: 10,
      surplus: 5,
    })
    expect(nails?.ingredients).toMatchObject([
      {
        itemId: 'Ingot',
        itemName: 'Ingot',
        kind: 'spent',
        quantityPerCraft: 1,
        totalNeeded: 1,
        totalSpent: 1,
      },
    ])
  })

  test('CAL-9: nothing to do when everything is held', () => {
    expect(stepsOf(planned(carpentry, queueOf({ Table: 1 }), { Table: 1 }))).toEqual([])
  })
})

test('decision 1: rows whose numbers stay are the same objects after an edit', () => {
  const planner = planned(carpentry, queueOf({ Chair: 2, Nail: 10 }))
  const before = planner.materials()
  planner.update({ buildList: queueOf({ Chair: 3, Nail: 10 }), inventory: new Map(), choices: new Map() })
  const kept = planner.materials().filter((row) => before.includes(row))
  expect(kept.map((row) => row.itemName)).toEqual(['Ore', 'Ingot', 'Nail'])
})
