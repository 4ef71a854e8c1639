import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { tellingName } from './telling-name.ts'

const catalog = aCatalog({
  Belt: { name: 'Peerless Belt' },
  GoodBelt: { name: 'Peerless Belt', rarity: 4 },
  Scrap: { rarity: 3 },
})

test('BEY-22: two belts of one name are told apart by their rarity, and what has a name of its own needs none', () => {
  expect(tellingName(catalog, itemId('Belt'))).toBe('Peerless Belt (Common)')
  expect(tellingName(catalog, itemId('GoodBelt'))).toBe('Peerless Belt (Epic)')
  expect(tellingName(catalog, itemId('Scrap'))).toBe('Scrap')
  expect(tellingName(catalog, itemId('Gone'))).toBe('Unknown Item')
})
