import { expect, test } from 'vitest'
import { createPastedListReader } from '#domain/inventory/pasted-list'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { amountsOf, countStatuses, type Decision, decideLines } from './decided-lines.ts'

const read = createPastedListReader(
  aCatalog({
    '101': { name: 'Rough Plank' },
    '201': { name: 'Rathium Hoe', tier: 6, rarity: 1 },
    '202': { name: 'Rathium Hoe', tier: 6, rarity: 3 },
  }),
)
const list = '12 Rough Plank\n3 Rathium Hoe\nRough Plank\n5 Moon Cheese\n30 Rough Plank'

/** @param decisions by line: its text, and a number that counts the lines of that text from 1 */
function decide(decisions: Record<string, Decision> = {}) {
  return decideLines(read(list), new Map(Object.entries(decisions)))
}

test('BEY-7: lines that ask come first, unknown ones next, clear ones last', () => {
  const lines = decide()
  expect(lines.map(({ read: { line }, status }) => [line, status])).toEqual([
    [2, 'toDecide'],
    [3, 'noAmount'],
    [4, 'unknown'],
    [1, 'clear'],
    [5, 'clear'],
  ])
  expect(countStatuses(lines)).toEqual({ clear: 2, toDecide: 1, noAmount: 1, unknown: 1, skipped: 0 })
})

test('BEY-7: lines of 12 and 30 planks add up to 42, undecided lines add nothing', () => {
  expect(Object.fromEntries(amountsOf(decide()))).toEqual({ '101': 42 })
})

test('BEY-7: a decision makes a line clear and leaves it where it stands', () => {
  const lines = decide({
    '3 Rathium Hoe 1': { item: itemId('202') },
    'Rough Plank 1': { quantity: 8 },
    '5 Moon Cheese 1': { item: 'skip' },
  })
  expect(lines.map(({ read: { line }, status }) => [line, status])).toEqual([
    [2, 'clear'],
    [3, 'clear'],
    [4, 'skipped'],
    [1, 'clear'],
    [5, 'clear'],
  ])
  // 12, 8 and 30 planks.
  expect(Object.fromEntries(amountsOf(lines))).toEqual({ '202': 3, '101': 50 })
})

test('BEY-7: 0 of an item is an amount, whether the list says it or the player types it', () => {
  const lines = decideLines(
    read('Rough Plank 0\nRathium Hoe (Rare)'),
    new Map([['Rathium Hoe (Rare) 1', { quantity: 0 }]]),
  )
  expect(lines.map(({ status }) => status)).toEqual(['clear', 'clear'])
  expect(Object.fromEntries(amountsOf(lines))).toEqual({ '101': 0, '202': 0 })
})
