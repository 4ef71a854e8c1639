import { expect, test } from 'vitest'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createCatalogSearch } from '#domain/catalog/search'
import { starterCatalog } from './starter-catalog.ts'

const { items } = starterCatalog()
const catalog = openCatalog(packCatalog(items, { name: 'Starter', date: '', version: 'starter' }))
const search = createCatalogSearch(catalog)

function firstOf(searchTerm: string): string {
  const found = search.find(
    { searchTerm, type: 'all', tier: null, rarity: null, profession: null },
    { by: 'tier', direction: 'asc' },
  )
  const first = found[0]
  return first === undefined ? 'nothing' : `${catalog.names[first]} T${catalog.tiers[first]}`
}

/**
 * What players type, and the item that they mean, with its tier: T-1 where it has none. Where a word means several equally, such as "fibre", the
 * first by name. "Tier 4" is the research of that name.
 */
const queries: Readonly<Record<string, string>> = {
  'simple brick': 'Simple Brick T2',
  'Simple  BRICK': 'Simple Brick T2',
  'fine cloth': 'Fine Cloth T4',
  plank: 'Rough Plank T1',
  planks: 'Rough Plank T1',
  'rough plnak': 'Rough Plank T1',
  't5 plank': 'Exquisite Plank T5',
  'plank t5': 'Exquisite Plank T5',
  'refined simple plank': 'Refined Simple Plank T2',
  'carpentry station': 'Simple Carpentry Station T2',
  'carpentry station t4': 'Fine Carpentry Station T4',
  'station carpentry': 'Simple Carpentry Station T2',
  fcs: 'Fine Carpentry Station T4',
  't10 codex': 'Flawless Codex T10',
  codex: "Beginner's Codex T1",
  'beginners codex': "Beginner's Codex T1",
  'flawless study journal': 'Flawless Study Journal T10',
  'study jour': "Beginner's Study Journal T1",
  'tier 4': 'Tier 4 T4',
  'tier 5 carpentry': 'Tier 5 Carpentry T5',
  ingot: 'Ferralith Ingot T1',
  'ferralith ingot': 'Ferralith Ingot T1',
  'feralith ingot': 'Ferralith Ingot T1',
  'emarum ingots': 'Emarium Ingot T3',
  'ingot package': 'Ferralith Ingot Package T1',
  nails: 'Ferralith Nails T1',
  nail: 'Ferralith Nails T1',
  't3 nails': 'Emarium Nails T3',
  axe: 'Ferralith Axe T1',
  'pickaxe t2': 'Pyrelite Pickaxe T2',
  'luminite axe': 'Luminite Axe T5',
  'brick slab': 'Rough Brick Slab T1',
  timber: 'Rough Timber T1',
  'fine timber': 'Fine Timber T4',
  rope: 'Rough Rope T1',
  leather: 'Rough Leather T1',
  't6 leather': 'Peerless Leather T6',
  'fish oil': 'Basic Fish Oil T1',
  'fine fish oil': 'Fine Fish Oil T4',
  'basic bait': 'Basic Bait T1',
  berry: 'Basic Berry T1',
  'healing potion': 'Basic Healing Potion T1',
  bandages: 'Rough Bandage T1',
  'large chest': 'Rough Large Chest T1',
  chests: 'Rough Chest T1',
  kiln: 'Simple Kiln T2',
  't2 smelter': 'Simple Smelter T2',
  'hex coin': 'Hex Coin T-1',
  coins: 'Hex Coin T-1',
  'outpost research': 'Essential Outpost Research T3',
  'deed cart': 'Deed: Cart T1',
  cloth: 'Rough Cloth T1',
  sand: 'Basic Sand T1',
  glas: 'Rough Glass T1',
  fibre: 'Rough Fiber Package T1',
  'plant fiber': 'Rough Plant Fiber T1',
  log: 'Rough Wood Log T1',
  'wood log t3': 'Sturdy Wood Log T3',
  'raw pelt': 'Rough Raw Pelt T1',
  parchement: 'Rough Parchment T1',
  'town bank': 'Town Bank T2',
  workbench: 'Crude Workbench T1',
  mallet: 'Mallet T1',
  'boots t1': 'Ferralith Plated Boots T1',
}

test('CAL-3, CAL-8: of 64 things that players type, each finds first what is meant', () => {
  const found = Object.fromEntries(Object.keys(queries).map((typed) => [typed, firstOf(typed)]))
  expect(found).toEqual(queries)
})
