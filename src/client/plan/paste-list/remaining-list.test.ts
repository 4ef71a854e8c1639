import { expect, test } from 'vitest'
import { createPastedListReader } from '#domain/inventory/pasted-list'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { type Decision, decideLines, isUndecided } from './decided-lines.ts'
import { remainingList } from './remaining-list.ts'

const read = createPastedListReader(
  aCatalog({
    '101': { name: 'Rough Plank' },
    '102': { name: 'Sturdy Rope' },
    '201': { name: 'Rathium Hoe', tier: 6, rarity: 1 },
    '202': { name: 'Rathium Hoe', tier: 6, rarity: 3 },
  }),
)

function undecidedOf(typed: string, said: Record<string, Decision> = {}, unread: readonly string[] = []) {
  const decisions = new Map(Object.entries(said))
  const lines = decideLines(read(typed), decisions).filter(isUndecided)
  return remainingList({ typed, decisions }, { lines, unread })
}

test('BEY-7: a line of a CSV that stays keeps the heading, so that its tier is not read as an amount', () => {
  const { typed } = undecidedOf('\nItem,Quantity,Tier\nRough Plank,12,1\nSturdy Rope,,1')
  expect(typed).toBe('Item,Quantity,Tier\nSturdy Rope,,1')
  expect(read(typed)).toMatchObject([{ candidates: ['102'], quantity: null }])
})

test('BEY-7: two undecided lines stay in the order of the list; where no line stays, no heading does', () => {
  expect(undecidedOf('9 Moon Cheese\n3 Rathium Hoe\n12 Rough Plank').typed).toBe(
    '9 Moon Cheese\n3 Rathium Hoe',
  )
  expect(undecidedOf('Item,Quantity\nRough Plank,12').typed).toBe('')
})

test('BEY-7: of three equal lines the first goes: what was said about the third stays with it, and not with the second', () => {
  const list = 'Rathium Hoe\nRathium Hoe\nRathium Hoe'
  const { decisions } = undecidedOf(list, {
    'Rathium Hoe 1': { item: itemId('201'), quantity: 8 },
    'Rathium Hoe 3': { item: itemId('202') },
  })
  expect(Object.fromEntries(decisions)).toEqual({ 'Rathium Hoe 2': { item: itemId('202') } })
})

test('BEY-7: lines behind those that were read stay, under the heading, to be read next', () => {
  const { typed } = undecidedOf('Item,Quantity,Tier\nRough Plank,12,1', {}, ['Sturdy Rope,3,1'])
  expect(typed).toBe('Item,Quantity,Tier\nSturdy Rope,3,1')
})
