import { expect, test } from 'vitest'
import { aCatalog, aSource } from '#tests/support/catalog-builder'
import type { CatalogFilter } from './catalog-filter.ts'
import type { CatalogSort } from './catalog-orders.ts'
import { createCatalogSearch } from './search.ts'

const catalog = aCatalog({
  '1': { name: 'Rough Plank', tier: 1, rarity: 1, recipes: [{ from: { '4': 1 }, skill: 'Carpentry' }] },
  '2': { name: 'Simple Plank', tier: 2, rarity: 2, recipes: [{ from: { '4': 1 }, skill: 'Carpentry' }] },
  '3': { name: 'Épée', tier: 1, rarity: 3, recipes: [{ from: { '4': 1 }, skill: 'Smithing' }] },
  '4': {
    name: 'Rough Log',
    tier: 1,
    sources: [aSource({ name: 'Oak', skill: 'Forestry', level: 1 })],
  },
  '10': { name: 'Rough Plank', tier: 1, rarity: 2, recipes: [{ from: { '4': 1 }, skill: 'Carpentry' }] },
})
const everything: CatalogFilter = { searchTerm: '', type: 'all', tier: null, rarity: null, profession: null }
const byTier: CatalogSort = { by: 'tier', direction: 'asc' }
const search = createCatalogSearch(catalog)

function found(filter: Partial<CatalogFilter>, sort = byTier): string[] {
  return [...search.find({ ...everything, ...filter }, sort)].map((place) => catalog.ids[place]!)
}

test('CAL-3: search matches words in any order and ignores case and accents', () => {
  expect(found({ searchTerm: 'plank rough' })).toEqual(['1', '10'])
  expect(found({ searchTerm: '  EPEE ' })).toEqual(['3'])
  expect(found({ searchTerm: 'epée' })).toEqual(['3'])
  expect(found({ searchTerm: 'rough granite' })).toEqual([])
})

test('CAL-3: typing a text key by key finds the same at each key as pasting it', () => {
  const typed = 'plank  rough é'
  for (let length = 1; length <= typed.length; length++) {
    const searchTerm = typed.slice(0, length)
    const pasted = createCatalogSearch(catalog).find({ ...everything, searchTerm }, byTier)
    expect(search.find({ ...everything, searchTerm }, byTier), searchTerm).toEqual(pasted)
  }
})

test('CAL-3: filters by type, tier, rarity and profession', () => {
  expect(found({ type: 'craftable' })).toEqual(['1', '10', '3', '2'])
  expect(found({ type: 'base' })).toEqual(['4'])
  expect(found({ tier: 2 })).toEqual(['2'])
  expect(found({ rarity: 2 })).toEqual(['10', '2'])
  expect(found({ profession: 'Carpentry' })).toEqual(['1', '10', '2'])
  expect(found({ profession: 'Forestry' })).toEqual(['4'])
  expect(found({ profession: 'Cooking' })).toEqual([])
})

test('CAL-3: sorts by tier, name or rarity; ties by tier, then name, then rarity, then id', () => {
  // Names are compared by their characters' codes: É comes after every letter without an accent.
  expect(found({}, { by: 'name', direction: 'asc' })).toEqual(['4', '1', '10', '2', '3'])
  expect(found({}, { by: 'name', direction: 'desc' })).toEqual(['3', '2', '1', '10', '4'])
  expect(found({}, { by: 'rarity', direction: 'desc' })).toEqual(['3', '10', '2', '4', '1'])
  expect(found({}, { by: 'tier', direction: 'desc' })).toEqual(['2', '4', '1', '10', '3'])
  const alike = aCatalog({
    '1': { name: 'Plank', tier: 1, rarity: 3 },
    '2': { name: 'Plank', tier: 1, rarity: 1 },
    '3': { name: 'Plank', tier: 1, rarity: 1 },
  })
  const places = createCatalogSearch(alike).find(everything, byTier)
  expect([...places].map((place) => alike.ids[place])).toEqual(['2', '3', '1'])
})

test('CAL-3: items without a tier come last, in ascending and in descending order', () => {
  const few = createCatalogSearch(aCatalog({ A: { tier: -1 }, B: { tier: 2 }, C: { tier: 10 } }))
  const order = (direction: 'asc' | 'desc') => [...few.find(everything, { by: 'tier', direction })]
  expect(order('asc')).toEqual([1, 2, 0])
  expect(order('desc')).toEqual([2, 1, 0])
  expect(few.tiers).toEqual([2, 10, -1])
})

test('CAL-3: the filters offer the tiers and professions that occur', () => {
  expect(search.tiers).toEqual([1, 2])
  expect(search.professions).toEqual(['Carpentry', 'Forestry', 'Smithing'])
})

test('BEY-19: buildings and research are kinds to filter for; decoration is shown to whoever names it or asks for it', () => {
  const catalogue = aCatalog({
    '4': { name: 'Rough Log' },
    b1: { name: 'Rough Kiln', tag: 'Crafting Station', recipes: [{ action: 'build', from: { '4': 3 } }] },
    b2: { name: 'Log Statue', tag: 'Decoration', recipes: [{ action: 'build', from: { '4': 9 } }] },
    t2: { name: 'Tier 2', tag: 'Claim Tier', recipes: [{ action: 'research', from: { '4': 1 } }] },
  })
  const settled = createCatalogSearch(catalogue)
  const namesOf = (filter: Partial<CatalogFilter>) =>
    [...settled.find({ ...everything, ...filter }, byTier)].map((place) => catalogue.names[place])
  expect(namesOf({})).toEqual(['Rough Kiln', 'Rough Log', 'Tier 2'])
  expect(namesOf({ type: 'craftable' })).toEqual(['Rough Kiln', 'Tier 2'])
  expect(namesOf({ type: 'craftable', searchTerm: 'statue' })).toEqual(['Log Statue'])
  expect(namesOf({ type: 'building' })).toEqual(['Rough Kiln'])
  expect(namesOf({ type: 'research' })).toEqual(['Tier 2'])
  expect(namesOf({ type: 'decoration' })).toEqual(['Log Statue'])
  expect(settled.types).toEqual(['all', 'craftable', 'base', 'building', 'research', 'decoration'])
  expect(search.types).toEqual(['all', 'craftable', 'base'])
})
