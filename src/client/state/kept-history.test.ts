import { expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { emptyPlan, type WholePlan } from '#domain/crafting/whole-plan'
import { applyChange, reverse } from '#domain/undo/plan-change'
import type { History } from './history.ts'
import { historyText, readHistory } from './kept-history.ts'

const id = (text: string) => text as ItemId
const axe = { itemId: id('5'), quantity: 2, recipeIndex: 0 }
const rope = { itemId: id('6'), quantity: 1, recipeIndex: 0 }
const plan = (parts: Partial<WholePlan>): WholePlan => ({ ...emptyPlan, ...parts })

const both = plan({
  buildList: [axe, rope],
  inventory: new Map([
    [id('1'), 4],
    [id('2'), 7],
  ]),
})
const onlyRope = { ...both, buildList: [rope] }
const used = { ...both, inventory: new Map([[id('2'), 7]]) }

const signedOut = { owner: null, catalogVersion: 'one' }
const olivia = { ...signedOut, owner: 'olivia' }

/** `meant`: the step set amounts `to` so much, or changed them `by` so much. */
const history: History = {
  past: [{ name: { kind: 'dequeued', itemId: id('5') }, meant: 'to', before: both, after: onlyRope }],
  future: [{ name: { kind: 'stockCleared' }, meant: 'by', before: both, after: used }],
}

test('BEY-6: after a reload undo brings an entry back to its place, and redo takes what was taken back', () => {
  const kept = readHistory(historyText(history, olivia), olivia)!
  expect(kept.past[0]).toMatchObject({ name: { kind: 'dequeued', itemId: '5' }, meant: 'to' })
  expect(applyChange(onlyRope, reverse(kept.past[0]!))).toEqual(both)
  expect(applyChange(both, kept.future[0]!)).toEqual(used)
})

test('BEY-6: what other tabs changed meanwhile stays as it is', () => {
  const kept = readHistory(historyText(history, signedOut), signedOut)!
  const now = { ...onlyRope, inventory: new Map([[id('9'), 1]]) }
  expect(applyChange(now, reverse(kept.past[0]!))).toEqual({ ...now, buildList: [axe, rope] })
})

test('BEY-6, BEY-14: choices that a step left as they were are not kept with it, nor set again', () => {
  // Made anew for each side: a reload, too, leaves choices that are equal and not the same object.
  const gathered = () => plan({ choices: new Map([[id('3'), { source: 'gather' }]]) })
  const step = {
    ...history.past[0]!,
    before: { ...gathered(), inventory: both.inventory },
    after: gathered(),
  }
  const kept = readHistory(historyText({ past: [step], future: [] }, signedOut), signedOut)!
  expect(applyChange(emptyPlan, reverse(kept.past[0]!))).toEqual(plan({ inventory: both.inventory }))
})

test('BEY-6: of a long evening the last fifty steps are kept', () => {
  const long = { past: Array.from({ length: 60 }, () => history.past[0]!), future: [] }
  expect(readHistory(historyText(long, signedOut), signedOut)?.past).toHaveLength(50)
})

test('AUTH-3: what Olivia did is kept neither for Adam nor for whoever is signed out', () => {
  expect(readHistory(historyText(history, olivia), { ...olivia, owner: 'adam' })).toBeNull()
  expect(readHistory(historyText(history, olivia), signedOut)).toBeNull()
})

test('BEY-6, BEY-14: under another catalogue, which numbers recipes otherwise, nothing is taken back', () => {
  expect(readHistory(historyText(history, olivia), { ...olivia, catalogVersion: 'two' })).toBeNull()
})

test.each([
  '',
  '[]',
  '{"owner":null,"catalogVersion":"one","past":[{}],"future":[]}',
  historyText(history, signedOut).replace('dequeued', 'deed of a later release'),
  historyText(history, signedOut).replace('"itemId":"5"}', '"itemId":5}'),
  historyText(history, signedOut).replace('\\"quantity\\":2', '\\"quantity\\":-2'),
])('CAL-13: a history that cannot be trusted is none: %.60s', (text) => {
  expect(readHistory(text, signedOut)).toBeNull()
})
