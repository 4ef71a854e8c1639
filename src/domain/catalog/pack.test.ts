import { expect, test } from 'vitest'
import { aRecipe, itemId, someItems } from '#tests/support/catalog-builder'
import { inFormerFormat, inSecondFormat } from '#tests/support/former-pack'
import { findItem, itemName } from './catalog.ts'
import { canBeStock, type Item, itemKinds, kindOfId } from './item.ts'
import { openCatalog } from './open-catalog.ts'
import { packCatalog } from './pack.ts'
import type { CatalogPack } from './pack-format.ts'

const info = { name: 'Test', date: '2026-08-06', version: 'abc' }

const items: Item[] = [
  ...someItems({ Log: { tag: 'Log' }, Shavings: {} }),
  {
    id: itemId('c12'),
    name: 'Rough Plank',
    tier: 3,
    rarity: 4,
    tag: 'Plank',
    kind: 'cargo',
    recipes: [
      aRecipe({
        name: 'Saw Log into Rough Plank',
        from: { Log: 3, Gone: 1 },
        catalysts: [{ itemId: itemId('Log'), quantity: 1 }],
        keptOnFailure: [{ itemId: itemId('Saw'), quantity: 2 }],
        byproducts: [{ itemId: itemId('Shavings'), quantity: 0.25 }],
        chances: { 1: 0.5, 4: 0.25 },
        building: { name: 'Carpentry Station', tier: 2 },
        skill: 'Carpentry',
        level: 20,
        tool: { name: 'Saw', level: 2 },
        effort: 40,
        time: 1.6,
        stamina: 0.75,
        xp: 64,
        knowledge: ['Joinery'],
        claimTech: 'Tier 2 Carpentry',
        action: 'build',
        requires: [itemId('t400')],
        supplies: 750,
        orBetter: true,
        passive: true,
      }),
    ],
    otherRecipes: [],
    tool: { name: 'Saw', level: 2, power: 12 },
    station: { name: 'Carpentry Station', tier: 2, slots: 3 },
    sources: [
      {
        type: 'resource',
        name: 'Rough Plank',
        tier: 1,
        verb: 'Chop',
        skill: 'Forestry',
        level: 1,
        tool: null,
        amount: 0.5,
        effort: 1,
        time: 1.6,
        stamina: 0.75,
      },
      {
        type: 'trade',
        name: '',
        tier: -1,
        verb: '',
        skill: null,
        level: 0,
        tool: null,
        amount: 1,
        effort: 0,
        time: 0,
        stamina: 0,
      },
    ],
  },
]

test('CAT-1: packing and opening a catalogue gives the same items', () => {
  const catalog = openCatalog(JSON.parse(JSON.stringify(packCatalog(items, info))))
  for (const item of items) expect(findItem(catalog, item.id)).toEqual(item)
  expect(catalog.info).toEqual(info)
  expect(catalog.size).toBe(3)
})

test('CAL-12: an ingredient that is no item of the catalogue is an Unknown Item', () => {
  const catalog = openCatalog(packCatalog(items, info))
  expect(findItem(catalog, 'Gone')).toMatchObject({ name: 'Unknown Item', recipes: [] })
  expect(itemName(catalog, 'Gone')).toBe('Unknown Item')
  expect(itemName(catalog, 'never-heard-of')).toBe('Unknown Item')
})

test('BEY-14: a pack of format 1, kept by an earlier release, opens with nothing kept on failure', () => {
  const former = JSON.parse(JSON.stringify(inFormerFormat(packCatalog(items, info))))
  const catalog = openCatalog(former)
  const unknown = { action: 'craft', requires: [], supplies: 0, keptOnFailure: [] }
  expect(findItem(catalog, 'c12')?.recipes).toEqual([{ ...items[2]!.recipes[0]!, ...unknown }])
  expect(catalog.info).toEqual(info)
  expect(() => openCatalog({ ...former, recipes: undefined })).toThrow()
})

test('BEY-14: a pack of format 2 opens as one of crafts alone: no research, tools, stations, nor time of gathering', () => {
  const catalog = openCatalog(JSON.parse(JSON.stringify(inSecondFormat(packCatalog(items, info)))))
  const item = findItem(catalog, 'c12')!
  expect([item.kind, item.tool, item.station]).toEqual(['cargo', null, null])
  expect(item.recipes).toEqual([{ ...items[2]!.recipes[0]!, action: 'craft', requires: [], supplies: 0 }])
  expect(item.sources.map(({ amount, time }) => [amount, time])).toEqual([
    [0.5, 0],
    [1, 0],
  ])
})

test('BEY-19: the id 7 is of an item, c7 of cargo, b7 of a building, t7 of research; only items and cargo can be stock', () => {
  expect(['7', 'c7', 'b7', 't7', 'bolt'].map(kindOfId)).toEqual([
    'item',
    'cargo',
    'building',
    'research',
    'item',
  ])
  expect(itemKinds.filter(canBeStock)).toEqual(['item', 'cargo'])
})

test('CAL-13: a pack that lost rows, or of another format, is refused with a sentence', () => {
  const pack = packCatalog(items, info)
  const broken: [string, unknown][] = [
    ['another version', { ...pack, format: 99 }],
    ['another version', null],
    ['damaged', { ...pack, items: { ...pack.items, tier: pack.items.tier.slice(1) } }],
    ['damaged', { ...pack, items: { ...pack.items, id: pack.items.id.slice(0, 1) } }],
    ['damaged', { ...pack, possibilities: { ...pack.possibilities, probability: [] } }],
    ['damaged', { ...pack, ingredients: { item: [], quantity: [] } }],
    ['damaged', { ...pack, keptOnFailure: { item: [], quantity: [] } }],
    ['damaged', { ...pack, byproducts: { item: [99], quantity: [1] } }],
    ['damaged', { ...pack, ingredients: { ...pack.ingredients, item: pack.ingredients.item.map(() => 99) } }],
  ]
  for (const [reason, json] of broken) expect(() => openCatalog(json as CatalogPack)).toThrow(reason)
})
