import { expect, test } from 'vitest'
import { createPlanner } from '#domain/crafting/planner'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { toggled } from '../../ui/toggled.ts'
import { chosenForest } from './chosen-forest.ts'
import { detailOf, linesIn } from './drawing.ts'
import { highlightOf, sumOf } from './highlight.ts'
import { everyBox, lineOf, listLines, listMove, onlyTargets, openTo } from './list-lines.ts'
import { boxAfterKey } from './tree-moves.ts'

const planner = createPlanner(
  aCatalog({
    Axe: { recipes: [{ from: { Plank: 2, Nail: 4 } }] },
    Plank: { recipes: [{ from: { Log: 3 } }] },
    Nail: { recipes: [{ from: { Ore: 1, Log: 1 } }] },
    Rope: { recipes: [{ from: { Fiber: 5 } }] },
    Log: {},
    Ore: {},
    Fiber: {},
  }),
)
planner.update({
  buildList: ['Axe', 'Rope'].map((name) => ({ itemId: itemId(name), quantity: 1, recipeIndex: 0 })),
  inventory: new Map(),
  choices: new Map(),
})
const { forest } = chosenForest({ craftPlan: planner.plan }, 'all')
/** Axe, Plank, Nail, Log of the plank, Ore, Log of the nail, Rope, Fiber. */
const [axe, plank, nail, plankLog, ore, nailLog, rope] = forest.boxes
const nameOf = (box: { node: { itemName: string } } | undefined) => box?.node.itemName

test('CAL-10: arrows lead down to an ingredient, up to what it is for, and beside', () => {
  expect(boxAfterKey(forest, axe!, 'ArrowDown')).toBe(plank)
  expect(boxAfterKey(forest, plank!, 'ArrowRight')).toBe(nail)
  expect(boxAfterKey(forest, nail!, 'ArrowLeft')).toBe(plank)
  expect(boxAfterKey(forest, nail!, 'ArrowUp')).toBe(axe)
  expect(boxAfterKey(forest, nailLog!, 'Home')).toBe(axe)
})

test('CAL-10: an arrow leads from the last ingredient of one box to the first of the next', () => {
  expect(boxAfterKey(forest, plankLog!, 'ArrowRight')).toBe(ore)
  expect(boxAfterKey(forest, ore!, 'ArrowLeft')).toBe(plankLog)
})

test('CAL-10: from a target, arrows lead to the next target; at an edge nowhere', () => {
  expect(boxAfterKey(forest, axe!, 'ArrowRight')).toBe(rope)
  expect(boxAfterKey(forest, rope!, 'ArrowLeft')).toBe(axe)
  expect(boxAfterKey(forest, axe!, 'ArrowUp')).toBeUndefined()
  expect(boxAfterKey(forest, nailLog!, 'ArrowRight')).toBeUndefined()
  expect(boxAfterKey(forest, plankLog!, 'ArrowDown')).toBeUndefined()
})

test('CAL-10: a highlighted box shows its path and every other box of the item', () => {
  const highlight = highlightOf(forest, plankLog!.index)!
  expect(highlight.path.map(nameOf)).toEqual(['Axe', 'Plank', 'Log'])
  expect(highlight.same).toEqual([plankLog, nailLog])
  expect(forest.boxes.map(highlight.markOf)).toEqual([
    ...['path', 'path', 'aside', 'chosen', 'aside', 'same', 'aside', 'aside'],
  ])
  // 2 planks of 3 logs and 4 nails of 1.
  expect([sumOf(highlight.same, 'needed'), sumOf(highlight.same, 'missing')]).toEqual([10, 10])
})

test('CAL-10: the list begins with the targets and opens one box at a time', () => {
  const names = (open: ReadonlySet<number>) => listLines(forest, open).map(nameOf)
  expect(names(new Set())).toEqual(['Axe', 'Rope'])
  expect(names(onlyTargets(forest))).toEqual(['Axe', 'Plank', 'Nail', 'Rope', 'Fiber'])
  expect(names(toggled(new Set([0]), plank!.index))).toEqual(['Axe', 'Plank', 'Log', 'Nail', 'Rope'])
  expect(names(openTo(forest, nailLog!.index))).toEqual([
    ...['Axe', 'Plank', 'Nail', 'Ore', 'Log', 'Rope', 'Fiber'],
  ])
  expect(names(everyBox(forest))).toHaveLength(forest.boxes.length)
})

test('CAL-10: the list is walked with arrows, which also open and close', () => {
  const open = onlyTargets(forest)
  const lines = listLines(forest, open)
  // The lines from 0: Axe, Plank, Nail, Rope, Fiber.
  const move = (line: number, key: string) => listMove(forest, { lines, open, line }, key)
  expect(move(0, 'ArrowDown')).toEqual({ go: plank })
  expect(move(1, 'ArrowRight')).toEqual({ toggle: plank })
  expect(move(0, 'ArrowRight')).toEqual({ go: plank })
  expect(move(0, 'ArrowLeft')).toEqual({ toggle: axe })
  expect(move(2, 'ArrowLeft')).toEqual({ go: axe })
  expect(move(0, 'End')).toEqual({ go: lines.at(-1) })
  expect(move(0, 'ArrowUp')).toBeNull()
})

test('CAL-10: the line of a log inside a closed plank is the line of the plank', () => {
  const lines = listLines(forest, onlyTargets(forest))
  expect(lineOf(forest, lines, plankLog!.index)).toBe(1)
  expect(lineOf(forest, lines, rope!.index)).toBe(3)
})

test('CAL-10: lines to ingredients are drawn only where they can be seen', () => {
  const whole = { left: 0, top: 0, right: forest.width, bottom: forest.height }
  const count = (lines: string) => lines.split('M').length - 1
  // Each of the 4 boxes with ingredients has a line down and one along, each of the 6 ingredients one more.
  expect(count(linesIn(forest, whole))).toBe(4 * 2 + 6)
  expect(linesIn(forest, { left: 0, top: -500, right: forest.width, bottom: -300 })).toBe('')
  // A strip between the middles of axe and nail that ends above the lower edge of the nail: only the axe's line along may cross it.
  const beside = { left: axe!.x + 200, top: 0, right: axe!.x + 210, bottom: 300 }
  expect(count(linesIn(forest, beside))).toBeLessThanOrEqual(1)
})

test('CAL-10: 60 boxes are drawn full at 100 %, brief at 40 % and as shapes at 10 %, 1,000 boxes as shapes at 100 %', () => {
  expect(detailOf(1, 60)).toBe('full')
  expect(detailOf(0.4, 60)).toBe('brief')
  expect(detailOf(0.1, 60)).toBe('overview')
  expect(detailOf(1, 1_000)).toBe('overview')
})
