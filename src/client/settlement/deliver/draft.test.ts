import { expect, test } from 'vitest'
import { findItem } from '#domain/catalog/catalog'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import type { ListedTask } from '../listed-tasks.ts'
import { nothingUnderWay } from '../under-way.ts'
import { type Draft, deliveryOf, emptyFurtherItem, firstDraft, problemIn } from './draft.ts'

const catalog = aCatalog({ Log: {}, Plank: {} })
const [log, plank] = ['Log', 'Plank'].map((name) => findItem(catalog, itemId(name))!)
const aTask = (part: Partial<ListedTask> = {}) =>
  ({ id: 'task', item: log, task: { generation: 1 }, missing: 9, now: 6, ...part }) as ListedTask
const aDraft = (part: Partial<Draft> = {}): Draft => ({ ...firstDraft(aTask(), nothingUnderWay), ...part })

test('CON-1: a form begins with the 6 logs that can be done now; where none can, with the 4 of 9 missing logs that are not in review', () => {
  expect(aDraft().amount).toBe(6)
  expect(firstDraft(aTask({ now: 0 }), { ...nothingUnderWay, inReview: 5 }).amount).toBe(4)
})

test('CON-1: for a task without an item the form begins with one line to fill in', () => {
  const { amount, further } = firstDraft(aTask({ item: null }), nothingUnderWay)
  expect([amount, further]).toEqual([0, [emptyFurtherItem(0)]])
})

test('CON-1: 6 logs and 2 planks are sent with the task’s own item first, words trimmed, and nothing that was left empty', () => {
  const draft = aDraft({
    further: [emptyFurtherItem(1), { ...emptyFurtherItem(2), typed: 'Plank', item: plank, amount: 2 }],
    notes: '  by the gate ',
    proof: ' ',
  })
  // []: no materials were used up.
  expect(deliveryOf(draft, aTask(), [])).toEqual({
    taskId: 'task',
    itemsContributed: [
      { itemId: log?.id, quantity: 6 },
      { itemId: plank?.id, quantity: 2 },
    ],
    notes: 'by the gate',
  })
})

test('CON-1: nothing is sent without a quantity above 0, nor with a line in which nothing was picked', () => {
  const typed = { ...emptyFurtherItem(1), typed: 'Plnak' }
  expect(problemIn(aDraft(), aTask())).toBeNull()
  expect(problemIn(aDraft({ amount: 0 }), aTask())).toBe('empty')
  expect(problemIn(aDraft({ further: [typed] }), aTask())).toBe('unpicked')
  expect(problemIn(firstDraft(aTask({ item: null }), nothingUnderWay), aTask({ item: null }))).toBe('empty')
})
