import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item, ItemQuantity } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { compileCatalogue } from './compile-catalogue.ts'
import { expectedUnits } from './figures.ts'
import { loadTables } from './load-tables.ts'

const folder = '../shared/gamedata/tables'

/**
 * An item, how a player comes by it, and the base units that one of it takes on average. They were worked out by the second
 * reading of the tables (second-reading/), which shares no code with the compiler. Nothing that comes along or comes back from
 * later crafts is counted here; known-plans.test.ts has what whole plans ask for, also for plants with their seeds.
 */
const known: readonly (readonly [item: string, way: string, units: number])[] = [
  [
    'Common Luminite Axe',
    'Craft 1 Elenvar Axe, 4 Luminite Ingot, 2 Exquisite Rope, 2 Exquisite Plank, 2 Exquisite Leather',
    84.7,
  ],
  [
    'Uncommon Luminite Axe',
    'Craft 1 Uncommon Elenvar Axe, 4 Luminite Ingot, 2 Exquisite Rope, 2 Exquisite Plank, 2 Exquisite Leather',
    109.744,
  ],
  [
    'Rare Luminite Axe',
    'Craft 1 Rare Elenvar Axe, 4 Luminite Ingot, 2 Exquisite Rope, 2 Exquisite Plank, 2 Exquisite Leather',
    413.541,
  ],
  [
    'Epic Luminite Axe',
    'Craft 1 Epic Elenvar Axe, 4 Luminite Ingot, 2 Exquisite Rope, 2 Exquisite Plank, 2 Exquisite Leather',
    5140.18,
  ],
  [
    'Legendary Luminite Axe',
    'Recraft 30 Exquisite Tool Scrap, 1 Exquisite Reforging Solvent; keep 1 Epic Luminite Axe',
    27494.3,
  ],
  ['Common Peerless Woven Belt', 'Craft 1 Exquisite Woven Belt, 2 Peerless Cloth', 98.7],
  ['Uncommon Peerless Woven Belt', 'Craft 1 Uncommon Exquisite Woven Belt, 2 Peerless Cloth', 130.667],
  ['Rare Peerless Woven Belt', 'Craft 1 Rare Exquisite Woven Belt, 2 Peerless Cloth', 287.546],
  ['Epic Peerless Woven Belt', 'Craft 1 Epic Exquisite Woven Belt, 2 Peerless Cloth', 1200.76],
  ['Legendary Peerless Woven Belt', 'Craft 1 Legendary Exquisite Woven Belt, 2 Peerless Cloth', 4600.77],
  [
    'Mythic Peerless Woven Belt',
    'Recraft 50 Peerless Armor Scrap, 2 Peerless Reforging Solvent; keep 1 Legendary Peerless Woven Belt',
    17197.1,
  ],
  [
    'Mythic Astralite Pickaxe',
    'Craft 1 Mythic Umbracite Pickaxe, 4 Astralite Ingot, 2 Flawless Rope, 2 Flawless Plank, 2 Flawless Leather',
    109266,
  ],
  [
    'Mythic Astralite Duelist Armor',
    'Craft 1 Mythic Umbracite Duelist Armor, 4 Astralite Ingot, 2 Flawless Leather, 1 Flawless Cloth, 15 Uncommon Ancient Metal Fragments',
    79089.3,
  ],
  [
    'Legendary Rathium Plated Armor',
    'Craft 1 Legendary Luminite Plated Armor, 5 Rathium Ingot, 2 Peerless Cloth',
    20536.5,
  ],
  ['Uncommon Simple Leather Gloves', 'Craft 1 Rough Leather Gloves, 1 Simple Leather', 3],
  [
    'Rare Emarium Shortsword',
    'Craft 1 Uncommon Pyrelite Shortsword, 5 Emarium Ingot, 1 Sturdy Rope, 1 Sturdy Plank, 1 Sturdy Leather',
    310.926,
  ],
  ['Common Exquisite Tool Scrap', 'Scrap 1 Rare Luminite Hammer', 27.5694],
  ['Common Peerless Armor Scrap', 'Scrap 1 Rare Peerless Leather Shirt', 4.27568],
  [
    'Common Peerless Reforging Solvent',
    'Craft 1 Peerless Chemical Catalyst, 1 Reforging Stabilizer',
    11.1989,
  ],
  ['Common Basic Embergrain Plant', 'Grow 1 Basic Embergrain Seeds, 1 Basic Fertilizer', 3],
  ['Common Basic Embergrain', 'Husk 1 Basic Embergrain Plant', 0.075],
  ['Common Flawless Starbulb', 'Husk 1 Flawless Starbulb Plant', 0.406667],
  ['Common Fine Wispweave Filament', 'Husk 1 Fine Wispweave Plant', 0.61],
  ['Rare Peerless Straw', 'Husk 1 Peerless Embergrain Plant', 15.25],
  ['Rare Peerless Crop Oil', 'Husk 1 Peerless Starbulb Plant', 18.3],
  ['Rare Peerless Braxite', 'Smash 1 Peerless Stone Chunk', 6.25],
  ['Common Peerless Pebbles', 'Smash 1 Peerless Stone Chunk', 0.084246],
  ['Rare Rough Gypsite', 'gathered', 1],
  ['Common Emarium Ingot', 'Forge 1 Molten Emarium, 1 Metalworking Flux', 2.16667],
  ['Common Molten Emarium', 'Smelt 2 Emarium Ore Concentrate, 1 Sturdy Wood Log', 1.16667],
  ['Common Astralite Ingot', 'Forge 1 Molten Astralite, 5 Metalworking Flux', 7.66667],
  [
    'Epic Refined Rathium Ingot',
    'Refine 5 Rathium Ingot, 1 Epic Peerless Metal Solvent, 2 Epic Refined Luminite Ingot',
    777.687,
  ],
  ['Common Sagi Bird Egg', 'Breed 1 Sagi Bird Food, 1 Water Bucket; with 1 Domesticated Sagi Bird', 1.10625],
  [
    'Uncommon Domesticated Sagi Bird',
    'Breed 2 Domesticated Sagi Bird, 3 Sagi Bird Food, 1 Water Bucket',
    29.35,
  ],
  [
    'Mythic Domesticated Sagi Bird',
    'Breed 2 Legendary Domesticated Sagi Bird, 3 Sagi Bird Food, 1 Water Bucket',
    4591.6,
  ],
  [
    'Rare Domesticated Nubi Goat',
    'Breed 2 Uncommon Domesticated Nubi Goat, 3 Nubi Goat Food, 1 Water Bucket',
    145.787,
  ],
  [
    'Common Flawless Study Journal',
    'Craft 2 Flawless Parchment, 2 Flawless Ink, 1 Flawless Stone Carvings, 2 Magnificent Study Journal',
    9343.29,
  ],
  [
    'Common Reinforced Conductive Frame',
    'Forge 2 Epic Refined Peerless Cloth, 2 Epic Refined Rathium Ingot, 2 Epic Refined Peerless Leather, 1 Conductive Frame',
    8393.78,
  ],
  ['Common Ambrosial Roasted Ocean Fish', 'Cook 1 Vibrant Oceanfish Filet', 0.017934],
  [
    'Common Peerless Brick',
    'Bake 1 Unfired Peerless Brick, 1 Peerless Wood Log, 3 Brickworking Binding Ash',
    10.4304,
  ],
]

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('known totals of the game tables of 2026-08-06', () => {
  let items: readonly Item[]
  let named: (name: string) => Item
  let wayTo: (item: Item) => string
  beforeAll(async () => {
    const { tables } = await loadTables(folder)
    items = compileCatalogue(tables).items
    const byName = new Map(items.map((item) => [fullName(item), item]))
    const byId = new Map(items.map((item) => [item.id, item]))
    named = (name) => byName.get(name)!
    const list = (stacks: readonly ItemQuantity[]) =>
      stacks.map(({ itemId, quantity }) => `${quantity} ${shortName(byId.get(itemId)!)}`).join(', ')
    wayTo = ({ recipes: [recipe] }) => {
      if (!recipe) return 'gathered'
      const { name, ingredients, keptOnFailure, catalysts } = recipe
      const parts = [
        `${name.split(' ')[0]} ${list(ingredients)}`,
        ...(keptOnFailure.length > 0 ? [`keep ${list(keptOnFailure)}`] : []),
        ...(catalysts.length > 0 ? [`with ${list(catalysts)}`] : []),
      ]
      return parts.join('; ')
    }
  })

  test.each(known)('CAT-2, CAL-11: %s: %s; %d base units', (name, way, units) => {
    const item = named(name)
    expect(wayTo(item)).toBe(way)
    // Chances are written to the millionth.
    expect(expectedUnits(items)(item.id) / units).toBeCloseTo(1, 5)
  })
})

function fullName(item: Item): string {
  return `${rarityName(item.rarity)} ${item.name}`
}

/** The name with its rarity before it, unless that is Common. */
function shortName(item: Item): string {
  return item.rarity === 1 ? item.name : fullName(item)
}
