import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { findItem } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import { createPlanner } from '../crafting/planner.ts'
import { neededFirst } from './needed-first.ts'
import { recipesInUse } from './recipes-in-use.ts'

const research = (name: string, ...requires: string[]) => ({
  name,
  action: 'research' as const,
  from: {},
  requires: requires.map(itemId),
})
const catalog = aCatalog({
  t1: { name: 'Tier 3', recipes: [research('Research')] },
  t2: { name: 'Tier 3 Township', recipes: [research('Research', 't1')] },
  t3: {
    name: 'Tier 3 Masonry',
    recipes: [research('Research', 't1', 't5'), research('Comes with Tier 3 Township', 't2')],
  },
  t5: { name: 'Outposts', recipes: [research('Research')] },
  t4: { name: 'Tier 4 Masonry', recipes: [{ action: 'research', from: { t3: 1 } }] },
})
const masonry = findItem(catalog, itemId('t3'))!

/** @param queue the number of the recipe by which each item is queued */
function neededOf(queue: Readonly<Record<string, number>>, choice?: Choice) {
  const choices = new Map<ItemId, Choice>(choice ? [[masonry.id, choice]] : [])
  const planner = createPlanner(catalog)
  planner.update({
    buildList: Object.entries(queue).map(([id, recipeIndex]) => ({
      itemId: itemId(id),
      quantity: 1,
      recipeIndex,
    })),
    inventory: new Map(),
    choices,
  })
  return neededFirst(catalog, recipesInUse(masonry, { materials: planner.materials(), choices })).research
}

test('BEY-19: masonry in the queue needs what its recipe there needs, such as the township, whatever way is chosen for it', () => {
  expect(neededOf({ t3: 1 })).toEqual(['t1', 't2'])
  expect(neededOf({ t3: 0 }, { source: 'craft', recipeIndex: 1 })).toEqual(['t1', 't5'])
})

test('BEY-19: masonry that is queued by one way and needed by the other for more masonry needs what both need', () => {
  expect(neededOf({ t3: 1, t4: 0 })).toEqual(['t1', 't5', 't2'])
})

test('BEY-2, BEY-19: masonry that no plan asks for needs what the chosen way needs, and nothing where it comes from elsewhere', () => {
  expect(neededOf({})).toEqual(['t1', 't5'])
  expect(neededOf({}, { source: 'craft', recipeIndex: 1 })).toEqual(['t1', 't2'])
  expect(neededOf({}, { source: 'elsewhere' })).toEqual([])
  expect(neededOf({ t4: 0 }, { source: 'elsewhere' })).toEqual([])
})
