import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TreeNode } from '#domain/crafting/recipe-tree'
import { itemId } from '#tests/support/catalog-builder'
import { ingredientsOf, overlaps, rectOf } from './forest.ts'
import { layOutForest } from './forest-layout.ts'

function aTree(name: string, ...ingredients: TreeNode[]): TreeNode {
  return {
    itemId: itemId(name),
    itemName: name,
    tier: 1,
    recipeIndex: ingredients.length > 0 ? 0 : null,
    isSafe: false,
    kind: 'intermediate',
    needed: 1,
    demand: 1,
    toGet: 1,
    kept: 0,
    missing: 1,
    obtainFirst: false,
    hiddenIngredients: 0,
    ingredients,
  }
}

const axe = aTree('Axe', aTree('Plank', aTree('Log')), aTree('Ingot', aTree('Ore'), aTree('Coal')))

const arbitraryTree = fc.memo((depth): fc.Arbitrary<TreeNode> => {
  if (depth <= 1) return fc.constant(aTree('Part'))
  return fc.array(arbitraryTree(depth - 1), { maxLength: 4 }).map((parts) => aTree('Part', ...parts))
})

test('CAL-10: boxes are 180 by 120, ingredients 40 apart, and each level 200 below the one it is for', () => {
  // 660 wide: Log, 80 between cousins, Ore, 40, Coal. Half of what is left of the least width of 1200 is 270.
  const { boxes } = layOutForest([axe])
  const places = boxes.map(({ node, x, y }) => [node.itemName, x, y])
  expect(places).toEqual([
    ['Axe', 455, 60],
    ['Plank', 270, 260],
    ['Ingot', 640, 260],
    ['Log', 270, 460],
    ['Ore', 530, 460],
    ['Coal', 750, 460],
  ])
  expect(rectOf(boxes[4]!)).toEqual({ left: 530, top: 460, right: 710, bottom: 580 })
})

test('CAL-10: a canvas is at least 1200 by 600, and a small tree stands in its middle', () => {
  const { width, height, boxes } = layOutForest([aTree('Log')])
  expect([width, height]).toEqual([1200, 600])
  expect(boxes[0]).toMatchObject({ x: 510, y: 60, level: 1, place: 1, siblings: 1, parent: -1 })
  expect(layOutForest([])).toMatchObject({ width: 1200, height: 600, boxes: [] })
})

test('CAL-10, BEY-15: of three targets each knows its place among them, as an ingredient does among its siblings', () => {
  const { boxes, targets } = layOutForest([aTree('Log'), axe, aTree('Ore')])
  expect(targets.map((index) => [boxes[index]!.place, boxes[index]!.siblings])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  const ingot = boxes.find(({ node }) => node.itemName === 'Ingot')
  expect([ingot?.place, ingot?.siblings]).toEqual([2, 2])
})

test('CAL-10: no two boxes overlap, none leaves the canvas, and siblings keep their 40 pixels', () => {
  fc.assert(
    fc.property(fc.array(arbitraryTree(4), { maxLength: 5 }), (trees) => {
      const forest = layOutForest(trees)
      const rects = forest.boxes.map(rectOf)
      const canvas = { left: 0, top: 0, right: forest.width, bottom: forest.height }
      rects.forEach((rect, at) => {
        expect(rects.slice(at + 1).some((other) => overlaps(rect, other))).toBe(false)
        expect(rect.left >= canvas.left && rect.right <= canvas.right).toBe(true)
        expect(rect.top >= canvas.top && rect.bottom <= canvas.bottom).toBe(true)
      })
      for (const box of forest.boxes) {
        const ingredients = ingredientsOf(forest, box)
        ingredients.forEach((ingredient, at) => {
          expect(ingredient).toMatchObject({ parent: box.index, y: box.y + 200, place: at + 1 })
          const before = ingredients[at - 1]
          if (before) expect(ingredient.x - before.x).toBeGreaterThanOrEqual(180 + 40 - 1e-6)
        })
      }
    }),
    { numRuns: 200 },
  )
})

test('CAL-10: a target stands over the middle of its ingredients', () => {
  const { boxes } = layOutForest([aTree('Axe', aTree('Plank'), aTree('Ingot'), aTree('Rope'))])
  expect(boxes.map(({ x }) => x)).toEqual([510, 290, 510, 730])
})

test('CAL-10: several trees stand side by side, then in a further row', () => {
  const { boxes, targets } = layOutForest([axe, axe, axe, axe])
  const tops = targets.map((target) => boxes[target]!.y)
  expect(targets).toEqual([0, 6, 12, 18])
  // Each is 520 high, with 140 between the rows.
  expect(tops).toEqual([60, 60, 720, 720])
})
