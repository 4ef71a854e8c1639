import { expect, test } from 'vitest'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { needChanges } from './plan-difference.ts'
import { createPlanner } from './planner.ts'

function needs(drafts: Record<string, ItemDraft>) {
  const planner = createPlanner(aCatalog(drafts))
  const buildList = [{ itemId: itemId('Chair'), quantity: 2, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  return planner.materials()
}

test('BEY-14: a newer catalogue says which items a plan needs more or less of', () => {
  const before = needs({ Chair: { recipes: [{ from: { Plank: 4, Glue: 1 } }] }, Plank: {}, Glue: {} })
  const after = needs({ Chair: { recipes: [{ from: { Plank: 6, Nail: 1 } }] }, Plank: {}, Nail: {} })
  expect(needChanges(before, after)).toEqual([
    { itemId: 'Plank', itemName: 'Plank', before: 8, after: 12 },
    { itemId: 'Glue', itemName: 'Glue', before: 2, after: 0 },
    { itemId: 'Nail', itemName: 'Nail', before: 0, after: 2 },
  ])
  expect(needChanges(after, after)).toEqual([])
})
