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

const history: History = {
  past: [{ name: { kind: 'dequeued', itemId: id('5') }, meant: 'to', before: both, after: onlyRope }],
  future: [{ name: { kind: 'stockCleared' }, meant: 'by', before: both, after: used }],
}

test('BEY-6: after a reload undo brings an entry back to its place, and redo takes what was taken back', () => {
  const kept = readHistory(historyText(history, 'olivia'), 'olivia')!
  expect(kept.past[0]).toMatchObject({ name: { kind: 'dequeued', itemId: '5' }, meant: 'to' })
  expect(applyChange(onlyRope, reverse(kept.past[0]!))).toEqual(both)
  expect(applyChange(both, kept.future[0]!)).toEqual(used)
})

test('BEY-6: what other tabs changed meanwhile stays as it is', () => {
  const kept = readHistory(historyText(history, null), null)!
  const now = { ...onlyRope, inventory: new Map([[id('9'), 1]]) }
  expect(applyChange(now, reverse(kept.past[0]!))).toEqual({ ...now, buildList: [axe, rope] })
})

test('BEY-6: of a long evening the last fifty steps are kept', () => {
  const long = { past: Array.from({ length: 60 }, () => history.past[0]!), future: [] }
  expect(readHistory(historyText(long, null), null)?.past).toHaveLength(50)
})

test('AUTH-3: nobody takes back what somebody else did', () => {
  expect(readHistory(historyText(history, 'olivia'), 'adam')).toBeNull()
  expect(readHistory(historyText(history, 'olivia'), null)).toBeNull()
})

test.each([
  '',
  '[]',
  '{"owner":null,"past":[{}],"future":[]}',
  historyText(history, null).replace('dequeued', 'deed of a later release'),
  historyText(history, null).replace('"itemId":"5"}', '"itemId":5}'),
  historyText(history, null).replace('\\"quantity\\":2', '\\"quantity\\":-2'),
])('CAL-13: a history that cannot be trusted is none: %.60s', (text) => {
  expect(readHistory(text, null)).toBeNull()
})
