import { expect, test } from 'vitest'
import { createPlanner } from '#domain/crafting/planner'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { chosenForest } from './chosen-forest.ts'

function planOf(drafts: Readonly<Record<string, ItemDraft>>, names: readonly string[]) {
  const planner = createPlanner(aCatalog(drafts))
  const buildList = names.map((name) => ({ itemId: itemId(name), quantity: 1, recipeIndex: 0 }))
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  return { craftPlan: planner.plan, materials: planner.materials }
}

const small: Readonly<Record<string, ItemDraft>> = {
  Axe: { recipes: [{ from: { Plank: 2 } }] },
  Chair: { recipes: [{ from: { Plank: 4 } }] },
  Plank: { recipes: [{ from: { Log: 1 } }] },
  Log: {},
}

/** Each item takes both items of the next level, so that the tree of A0 has 2^(levels + 1) − 1 boxes. */
function doubling(levels: number): Record<string, ItemDraft> {
  const drafts: Record<string, ItemDraft> = {}
  for (let level = 0; level < levels; level++) {
    const from = { [`A${level + 1}`]: 1, [`B${level + 1}`]: 1 }
    drafts[`A${level}`] = { recipes: [{ from }] }
    drafts[`B${level}`] = { recipes: [{ from }] }
  }
  return { ...drafts, [`A${levels}`]: {}, [`B${levels}`]: {} }
}

const names = ({ forest }: { forest: ReturnType<typeof chosenForest>['forest'] }) =>
  forest.targets.map((target) => forest.boxes[target]!.node.itemName)

// What is asked for is '' (nothing in particular), 'all', or an entry by its item and the number of its recipe.
test('CAL-10: small trees are shown together, one of them when it is asked for', () => {
  const plan = planOf(small, ['Axe', 'Chair'])
  expect(names(chosenForest(plan, ''))).toEqual(['Axe', 'Chair'])
  expect(chosenForest(plan, '').choice).toBe('all')
  expect(names(chosenForest(plan, 'Chair.0'))).toEqual(['Chair'])
})

test('CAL-10: asking for the tree of a chair that is no longer queued shows the axe that is', () => {
  expect(names(chosenForest(planOf(small, ['Axe']), 'Chair.0'))).toEqual(['Axe'])
})

test('CAL-10: of four large trees the first is shown, and of all together only the three that can be drawn', () => {
  // 2,047, 1,023, 511 and 2,047 boxes; at most 4,000 are drawn together.
  const plan = planOf(doubling(10), ['A0', 'A1', 'A2', 'B0'])
  expect(chosenForest(plan, '')).toMatchObject({ choice: 'A0.0', shown: 1, entries: 4 })
  expect(chosenForest(plan, 'all')).toMatchObject({ choice: 'all', shown: 3, entries: 4 })
})

test('CAL-10: a tree with more boxes than can be drawn says how many were left out', () => {
  // A tree of 16,383 boxes. A few more than 4,000 are drawn, because siblings still to be drawn are not counted yet.
  const { forest } = chosenForest(planOf(doubling(13), ['A0']), '')
  expect(forest.boxes.length).toBeLessThan(4_100)
  expect(forest.hidden).toBeGreaterThan(0)
})

test('CAL-12: items the catalogue does not know have no tree', () => {
  expect(names(chosenForest(planOf(small, ['Nothing', 'Axe']), ''))).toEqual(['Axe'])
  expect(chosenForest(planOf(small, ['Nothing']), '')).toMatchObject({ shown: 0, entries: 0 })
})

test('CAL-10: asking twice for the trees of a plan lays them out once', () => {
  const plan = planOf(small, ['Axe'])
  expect(chosenForest(plan, '').forest).toBe(chosenForest(plan, '').forest)
})

test('CAL-10: the boxes of an item add up to what the summary says is missing', () => {
  const plan = planOf(small, ['Axe', 'Chair'])
  const { forest } = chosenForest(plan, 'all')
  for (const { itemName, missing } of plan.materials()) {
    const boxes = forest.boxes.filter(({ node }) => node.itemName === itemName)
    expect(boxes.reduce((sum, { node }) => sum + node.missing, 0)).toBeCloseTo(missing)
  }
})
