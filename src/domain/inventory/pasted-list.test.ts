import { describe, expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { createPastedListReader, isClear } from './pasted-list.ts'

const catalog = aCatalog({
  '101': { name: 'Rough Plank', tier: 1 },
  '102': { name: 'Simple Plank', tier: 2 },
  '201': { name: 'Rathium Hoe', tier: 6, rarity: 1 },
  '202': { name: 'Rathium Hoe', tier: 6, rarity: 3 },
  c9: { name: 'Rough Wood Trunk', tier: 1 },
})
const read = createPastedListReader(catalog)

function only(text: string) {
  const [line, ...others] = read(text)
  expect(others).toEqual([])
  return line!
}

describe('a pasted list', () => {
  test.each([
    '12 Rough Plank',
    '12x Rough Plank',
    '12 × rough plank',
    'Rough Plank x12',
    'Rough Plank: 12',
    'Rough  Plank 12',
    'Rough Plank\t12',
    'Rough Plank,12',
    '"Rough Plank";"12"',
    '12,Rough Plank',
    'Rough Plank (T1), 12',
    'Rough Plank, T1, Common, 12',
  ])('BEY-7: "%s" is twelve Rough Plank', (text) => {
    const line = only(text)
    expect(line).toMatchObject({ quantity: 12, candidates: ['101'] })
    expect(isClear(line)).toBe(true)
  })

  test('BEY-7: thousands may be grouped', () => {
    expect(only('1,250 Rough Plank')).toMatchObject({ quantity: 1250, candidates: ['101'] })
    expect(only("Rough Plank: 1'250")).toMatchObject({ quantity: 1250 })
  })

  test('BEY-7: a name with several rarities offers each of them', () => {
    const line = only('3 Rathium Hoe')
    expect(line.candidates).toEqual(['201', '202'])
    expect(isClear(line)).toBe(false)
  })

  test('BEY-7: the rarity beside the name decides', () => {
    expect(isClear(only('3 Rathium Hoe (Rare)'))).toBe(true)
    expect(only('3 Rare Rathium Hoe').candidates).toEqual(['202'])
  })

  test('BEY-7: a tier that the named item does not have makes the line unclear', () => {
    const line = only('3 Rough Plank T5')
    expect(line).toMatchObject({ candidates: ['101'], isExact: false })
    expect(isClear(line)).toBe(false)
  })

  test('BEY-7: similar names are offered, never chosen', () => {
    const line = only('12 plank')
    expect(line.candidates).toEqual(['101', '102'])
    expect(isClear(line)).toBe(false)
    expect(isClear(only('7 Wood Trunk'))).toBe(false)
  })

  test('BEY-7: an unknown name has no candidates, and a line without a readable amount has no amount', () => {
    expect(only('12 Moon Cheese')).toMatchObject({ quantity: 12, candidates: [] })
    expect(only('Rough Plank')).toMatchObject({ quantity: null, candidates: ['101'] })
    expect(only('Rough Plank, 12, 40')).toMatchObject({ quantity: null })
    expect(only('-4 Rough Plank')).toMatchObject({ quantity: null })
    expect(only('99999999999 Rough Plank')).toMatchObject({ quantity: null })
  })

  test('BEY-7: an id works like a name', () => {
    expect(only('12 c9').candidates).toEqual(['c9'])
  })

  test('BEY-7: blank lines are skipped and line numbers kept', () => {
    const lines = read('12 Rough Plank\r\n\r\n3 Simple Plank')
    expect(lines.map(({ line, candidates }) => [line, ...candidates])).toEqual([
      [1, '101'],
      [3, '102'],
    ])
  })

  test('BEY-7: a CSV whose first row names its columns is read by them', () => {
    const lines = read('Tier,Item,Rarity,Needed,Have\nT6,Rathium Hoe,Rare,40,3\n1,"Rough Plank",,9,"1,200"')
    expect(lines.map(({ candidates, quantity }) => [quantity, ...candidates])).toEqual([
      [3, '202'],
      [1200, '101'],
    ])
    expect(lines.every(isClear)).toBe(true)
  })

  test('BEY-7: in a CSV 1,200 without quotes is not taken for 1', () => {
    const [line] = read('Item,Quantity\nRough Plank,1,200')
    expect(line).toMatchObject({ candidates: ['101'], quantity: null })
  })

  test('BEY-7: columns of whole numbers side by side are not read as thousands', () => {
    const [line] = read('Item,Quantity,Reserved\nRough Plank,1200,200')
    expect(line).toMatchObject({ candidates: ['101'], quantity: 1200 })
  })
})
