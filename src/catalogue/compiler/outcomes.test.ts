import { describe, expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { expectedAmounts, outcomesOf } from './outcomes.ts'
import { aList, anItem, items, smallTables } from './small-tables.ts'
import { readThings } from './things.ts'

const ruby = 10
const pearl = 11
// Items that stand for the random lists 1 and 2.
const gems = 90
const chest = 91

function thingsWith(...itemLists: ReturnType<typeof aList>[]) {
  return readThings(
    smallTables({
      items: [
        anItem(ruby, 'Ruby'),
        anItem(pearl, 'Pearl'),
        anItem(gems, 'Gem Output', { item_list_id: 1 }),
        anItem(chest, 'Chest Output', { item_list_id: 2 }),
      ],
      itemLists,
    }),
  )
}

describe('CAT-2: random lists', () => {
  test('weights are divided by their sum: 75 and 25 become chances of 0.75 and 0.25', () => {
    const things = thingsWith(aList(1, [75, items(ruby)], [25, items(pearl)]))
    expect(outcomesOf([items(gems)], things)).toEqual([
      { probability: 0.75, amounts: new Map([['10', 1]]) },
      { probability: 0.25, amounts: new Map([['11', 1]]) },
    ])
  })

  test('a list inside a list is rolled once, whatever its quantity', () => {
    const things = thingsWith(
      aList(1, [1, items(ruby, 2)], [1, items(pearl, 4)]),
      aList(2, [1, items(gems, 5), items(pearl)]),
    )
    expect(outcomesOf([items(chest)], things)).toEqual([
      { probability: 0.5, amounts: new Map(Object.entries({ 10: 2, 11: 1 })) },
      { probability: 0.5, amounts: new Map([['11', 5]]) },
    ])
    expect(expectedAmounts([items(chest)], things)).toEqual(new Map(Object.entries({ 10: 1, 11: 3 })))
  })

  test('an empty possibility means that the craft may give nothing', () => {
    const things = thingsWith(aList(1, [0.9], [0.1, items(ruby)]))
    const expected = expectedAmounts([items(gems)], things)
    expect(expected).toEqual(new Map([['10' as ItemId, 0.1]]))
  })

  test('a list that contains itself is refused, not rolled for ever', () => {
    expect(() => thingsWith(aList(1, [1, items(gems)]))).toThrow(
      'The table item_list_desc has a list that contains itself (90).',
    )
  })
})
