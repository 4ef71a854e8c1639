import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { arbitraryDrafts, arbitraryEntry, arbitraryInventory } from '#tests/support/plan-arbitraries'
import { createPlanner } from './planner.ts'
import { recipeTree, type TreeNode } from './recipe-tree.ts'

function boxes(tree: TreeNode): TreeNode[] {
  return [tree, ...tree.ingredients.flatMap(boxes)]
}

test('CAL-10: a tree has a target, intermediates, raw materials, and what is there already', () => {
  const planner = createPlanner(
    aCatalog({
      Chair: { recipes: [{ from: { Plank: 4, Nail: 8 } }] },
      Plank: { recipes: [{ from: { Log: 20 } }] },
      Nail: { recipes: [{ from: { Ore: 1 } }] },
      Log: {},
      Ore: {},
    }),
  )
  const buildList = [{ itemId: itemId('Chair'), quantity: 2, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map([[itemId('Nail'), 16]]), choices: new Map() })
  const shown = boxes(recipeTree(planner.plan(), 0)!).map(({ itemName, kind, needed }) => [
    itemName,
    kind,
    needed,
  ])
  expect(shown).toEqual([
    ['Chair', 'target', 2],
    ['Plank', 'intermediate', 8],
    ['Log', 'raw', 160],
    ['Nail', 'haveEnough', 16],
  ])
})

test('CAL-10: the boxes of an item in all trees add up to what the plan asks of it', () => {
  fc.assert(
    fc.property(
      fc.record({ circles: fc.boolean(), givesBack: fc.boolean() }).chain(arbitraryDrafts),
      fc.array(arbitraryEntry, { minLength: 1, maxLength: 3 }),
      arbitraryInventory,
      (drafts, buildList, inventory) => {
        const planner = createPlanner(aCatalog(drafts))
        planner.update({ buildList, inventory, choices: new Map() })
        fc.pre(planner.problem() === null)
        const all = buildList.flatMap((_, entry) => {
          const tree = recipeTree(planner.plan(), entry)
          return tree ? boxes(tree) : []
        })
        // A tree past its limit leaves boxes out.
        fc.pre(all.every((box) => box.hiddenIngredients === 0))
        for (const row of planner.materials()) {
          // Of an item that the catalogue lacks, a queue entry has a row but no tree.
          if (row.itemName === 'Unknown Item') continue
          const same = all.filter(
            (box) =>
              box.itemId === row.itemId &&
              box.obtainFirst === row.obtainFirst &&
              box.recipeIndex === (row.craft?.recipeIndex ?? null),
          )
          const needed = same.reduce((sum, box) => sum + box.needed, 0)
          expect(Math.abs(needed - row.demand)).toBeLessThanOrEqual(1e-9 * Math.max(1, row.demand))
        }
      },
    ),
    { numRuns: 400 },
  )
})
