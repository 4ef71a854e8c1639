import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { rowsOf, rowsOfTwoNumbers, writtenAmounts } from '#tests/support/pasted-rows'
import { createPastedListReader, isClear } from './pasted-list.ts'

const names = {
  101: 'Rough Plank',
  102: 'Metalworking Flux',
  103: 'Tundra Ox',
  104: 'Uncommon Owl Egg',
  105: 'Deed: Cervus (II)',
  106: 'Uggo, Terror of the Seas',
  107: 'Glasses 1',
  108: 'Ancient Journal Page #2',
  109: 'Cooking Power Training IX',
  110: 'Cooking Power Training I',
  111: 'Cooking Power Training X',
  112: 'T6 Ore Output',
}
const read = createPastedListReader(
  aCatalog({
    ...Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name, tier: 1 }])),
    104: { name: 'Uncommon Owl Egg', tier: 2, rarity: 2 },
    204: { name: 'Owl Egg', tier: 2, rarity: 1 },
  }),
)

function said(text: string) {
  const [line] = read(text)
  return [line!.candidates[0], line!.quantity, isClear(line!)]
}

const amountsOfItems = Object.entries(names).flatMap(([id, name]) =>
  writtenAmounts.map(([written, amount]) => [written, name, amount, id] as const),
)

test.each(amountsOfItems)(
  'BEY-7: %s of "%s" is %s of it in every kind of row',
  (written, name, amount, id) => {
    const rows = rowsOf(name, written)
    expect(rows.map((row) => [row, ...said(row)])).toEqual(rows.map((row) => [row, id, amount, true]))
  },
)

test.each(writtenAmounts)('BEY-7: for %s beside a tier, each in a cell, the player is asked', (written) => {
  for (const row of rowsOfTwoNumbers('Rough Plank', 1, written))
    expect([row, ...said(row)]).toEqual([row, '101', null, false])
})

test('BEY-7: a tier that is written as T1 is not taken for a second number', () => {
  for (const row of ['Rough Plank (T1) 120', 'Rough Plank;T1;Common;120', 'Rough Plank,T1,Common,120'])
    expect([row, ...said(row)]).toEqual([row, '101', 120, true])
})

test('BEY-7: 1,120 in two cells may be a tier and an amount, and so may 1 200 in two words: both ask', () => {
  for (const row of ['Rough Plank,1,120', '1,120,Rough Plank', 'Rough Plank 1 200', '1 200 Rough Plank'])
    expect([row, ...said(row)]).toEqual([row, '101', null, false])
})

test('BEY-7: the rarity that is written decides between "Uncommon Owl Egg" and "Owl Egg"', () => {
  expect(said('3 Uncommon Owl Egg (Uncommon)')).toEqual(['104', 3, true])
  expect(said('3 Owl Egg (Common)')).toEqual(['204', 3, true])
  expect(said('3 Common Owl Egg')).toEqual(['204', 3, true])
})

test('BEY-7: where a line reads as two items, the player is asked which, and how many', () => {
  const both = createPastedListReader(aCatalog({ 301: { name: 'Glasses' }, 302: { name: 'Glasses 1' } }))
  expect(both('Glasses 1')).toMatchObject([{ candidates: ['301', '302'], quantity: null }])
  expect(both('Glasses 1,120')).toMatchObject([{ candidates: ['302', '301'], quantity: null }])
  expect(both('12 Glasses 1')).toMatchObject([{ candidates: ['302'], quantity: 12 }])
  expect(both('Glasses 1\t120')).toMatchObject([{ candidates: ['302'], quantity: 120 }])
})

test('BEY-7: an amount above 1,000,000,000, with a part of a piece, or of two meanings is not taken: the player is asked', () => {
  for (const row of [
    '99999999999 Rough Plank',
    'Rough Plank 12.5',
    'Rough Plank;2000m',
    // 1,200 or 1,200,000.
    '1,200k Rough Plank',
  ])
    expect([row, ...said(row)]).toEqual([row, '101', null, false])
})
