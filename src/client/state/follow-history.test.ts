import { expect, test } from 'vitest'
import type { Choice } from '#domain/crafting/choice'
import { emptyPlan, type WholePlan } from '#domain/crafting/whole-plan'
import { applyChange, reverse } from '#domain/undo/plan-change'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { followHistory } from './follow-history.ts'
import type { Step } from './history.ts'

const saw = { name: 'Saw', from: { Log: 2 } }
const split = { name: 'Split', from: { Trunk: 1 } }
const glue = { name: 'Glue', from: { Chip: 9 } }
const paste = { name: 'Paste', from: { Chip: 7 } }
const rest = { Log: {}, Trunk: {}, Chip: {} }
const carve = { name: 'Carve', from: { Trunk: 3 } }
// Recipes by their places: 0 saw, 1 split, 2 glue, 3 paste; in the later catalogue 0 saw, 1 carve, 2 split. Place 0, the default, stays 0 whatever
// stands there.
const before = aCatalog({
  Plank: { recipes: [saw, split, glue, paste] },
  Beam: { recipes: [saw, split] },
  ...rest,
})
const after = aCatalog({
  Plank: { recipes: [saw, carve, split] },
  Beam: { recipes: [saw, carve, split] },
  ...rest,
})
const plank = itemId('Plank')

const queued = (recipeIndex: number, quantity = 5): WholePlan => ({
  ...emptyPlan,
  buildList: [{ itemId: plank, quantity, recipeIndex }],
})
const chosen = (recipeIndex: number): WholePlan => ({
  ...emptyPlan,
  choices: new Map<typeof plank, Choice>([[plank, { source: 'craft', recipeIndex }]]),
})
const step = (from: WholePlan, to: WholePlan): Step => ({
  name: { kind: 'queueRecipe', itemId: plank },
  meant: 'to',
  before: from,
  after: to,
})
const followed = (...past: Step[]) => followHistory(before, after, { past, future: past })

test('BEY-6, BEY-14: under another catalogue undo brings the recipe back that was meant, wherever it stands now', () => {
  const { past, future } = followed(step(queued(1), queued(0)), step(chosen(1), chosen(3)))
  expect(applyChange(queued(0), reverse(past[0]!))).toEqual(queued(2))
  // Paste, which the step chose, is gone: the step ends without a choice now.
  expect(applyChange(emptyPlan, reverse(past[1]!))).toEqual(chosen(2))
  expect(future).toEqual(past)
})

test('BEY-6, BEY-14: a change between recipes that are both gone is no step any more', () => {
  expect(followed(step(queued(2), queued(3)), step(chosen(2), chosen(3))).past).toEqual([])
})

test('BEY-6: what a step left as it was stays the same object, so that amounts changed elsewhere are not touched', () => {
  const stocked = { ...queued(1), inventory: new Map([[itemId('Log'), 4]]) }
  const { past } = followed(step(stocked, { ...stocked, inventory: new Map() }))
  expect(past[0]!.before.buildList).toBe(past[0]!.after.buildList)
  expect(applyChange(queued(2, 9), reverse(past[0]!))).toEqual({
    ...queued(2, 9),
    inventory: stocked.inventory,
  })
})

test('BEY-6, BEY-14: under another catalogue, undoing one choice leaves alone what another device did with the others', () => {
  const beam: [typeof plank, Choice] = [itemId('Beam'), { source: 'craft', recipeIndex: 1 }]
  const bothChosen = { ...emptyPlan, choices: new Map([...chosen(1).choices, beam]) }
  const { past } = followed(step(bothChosen, { ...emptyPlan, choices: new Map([beam]) }))
  expect(applyChange(emptyPlan, reverse(past[0]!))).toEqual(chosen(2))
})
