import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { compileCatalogue } from './compile-catalogue.ts'
import { loadTables } from './load-tables.ts'

const folder = '../shared/gamedata/tables'

/** Sixty things of all kinds, and how a player comes by each. `known-totals.test.ts` has forty more, with their base units. */
const ways: readonly (readonly [thing: string, way: string])[] = [
  ['Rough Plank', 'craft 1 Rough Stripped Wood'],
  ['Rough Stripped Wood', 'craft 3 Rough Wood Log'],
  ['Rough Wood Log', 'craft 1 Rough Wood Trunk'],
  ['Flawless Wood Log', 'craft 1 Flawless Trunk'],
  ['Flawless Tree Bark', 'craft 1 Flawless Trunk'],
  ['Rough Wood Trunk', 'Chop: Dead Tree'],
  ['Emarium Ore Piece', 'craft 1 Emarium Ore Chunk'],
  ['Emarium Ore Concentrate', 'craft 2 Emarium Ore Piece'],
  ['Rough Brick', 'craft 1 Unfired Rough Brick, 1 Rough Wood Log'],
  ['Peerless Stone Chunk', 'Mine: Marble Boulder'],
  ['Rough Pebbles', 'craft 1 Rough Stone Chunk'],
  ['Basic Clay Lump', 'Dig: Mud Mound'],
  ['Rough Leather', 'craft 1 Rough Tanned Pelt'],
  ['Rough Cloth', 'craft 1 Rough Cloth Strip, 5 Rough Wispweave Filament'],
  ['Basic Wispweave Plant', 'craft 1 Basic Wispweave Seeds, 1 Basic Fertilizer'],
  ['Basic Fertilizer', 'craft 2 Basic Berry'],
  ['Basic Berry', 'Gather: Strawberry Bush'],
  ['Basic Mushroom', 'Gather: Button Mushrooms'],
  ['Basic Flower', 'Gather: Lavender Cluster'],
  ['Water Bucket', 'craft 1 Empty Bucket'],
  ['Empty Bucket', 'craft 1 Rough Plank'],
  ['Basic Bait', 'craft 1 Briny Guppi'],
  ['Basic Chum', 'craft 20 Briny Argus Filet, 20 Basic Bait'],
  ['Briny Argus', 'gather 5 Basic Bait'],
  ['Briny Linus', 'gather 1 Basic Chum'],
  ['Divine Serra', 'gather 5 Flawless Bait'],
  ['Uncommon Fine Fish Oil', 'craft 1 Azure Centro'],
  ['Uncommon Flawless Fish Oil', 'craft 1 Divine Selachii'],
  ['Plain Roasted Fish', 'craft 1 Briny Argus Filet'],
  ['Honey', 'craft 1 Smoker'],
  ['Rare Queen Bee', 'gather 1 Smoker'],
  ["Charged Automata's Heart I", "gather 1 Depleted Automata's Heart"],
  ["Charged Automata's Heart V", "gather 1 Expanded Automata's Heart IV"],
  ['Rare Rough Braxite', 'Mine: Exposed Rough Quarry Rock'],
  ['Basic Sand', 'Dig: Rough Sand Pile'],
  ['Tree Sap', 'Chop: Dead Tree'],
  ['Hex Coin', 'Loot: Web Covered Chest'],
  ['Salt', 'Chip: Salt Deposit'],
  ['Basic Ink', 'craft 1 Basic Pigment, 2 Uncommon Basic Fish Oil'],
  [
    "Epic Beginner's Codex",
    "craft 1 Epic Beginner's Stone Research, 1 Epic Beginner's Wood Research, 1 Epic Beginner's Metal Research, 1 Epic Beginner's Leather Research, 1 Epic Beginner's Cloth Research",
  ],
  [
    'Epic Flawless Codex',
    'craft 1 Epic Flawless Stone Research, 1 Epic Flawless Wood Research, 1 Epic Flawless Metal Research, 1 Epic Flawless Leather Research, 1 Epic Flawless Cloth Research',
  ],
  ['Epic Proficient Outpost Research', 'craft 1 Epic Essential Codex; after Tier 4 Township'],
  ['Owl Egg', 'trade 100 Hex Coin, 15 Rare Owl Feather'],
  ['Uncommon Perfect Obsidian (II)', 'trade 300 Uncharted Doubloon, 1 Perfect Obsidian'],
  ['Player House Deed 2', "trade 1 Epic Beginner's Codex, 2500 Hex Coin"],
  ['Settlement Foundation Kit', "trade 10 Epic Beginner's Codex, 5000 Hex Coin"],
  ['Basic Healing Potion', 'craft 5 Basic Flower, 1 Rough Glass Vial, 5 Chemical Base'],
  ['Flint Axe', 'craft 1 Knapped Flint, 1 Stick'],
  ['Ferralith Axe', 'craft 4 Ferralith Ingot, 2 Rough Rope, 2 Rough Plank, 2 Rough Leather'],
  [
    'Uncommon Astralite Axe',
    'craft 1 Uncommon Umbracite Axe, 4 Astralite Ingot, 2 Flawless Rope, 2 Flawless Plank, 2 Flawless Leather',
  ],
  ['Simple Carpentry Station', 'build 20 Simple Wood Log, 20 Simple Plant Fiber; after Tier 2'],
  [
    'Exquisite Kiln',
    'build 200 Exquisite Clay Lump, 40 Exquisite Pebbles, 1 Epic Refined Fine Brick, 4 Exquisite Timber; after Tier 5 Masonry',
  ],
  ['Simple Chest', 'build 5 Simple Plank, 1 Simple Rope; after Tier 2'],
  ['Small Fence', 'build 1 Rough Wood Log'],
  ['Town Market', 'build 5 Elenvar Nails, 10 Fine Timber, 10 Fine Brick Slab; after Town Marketplace'],
  ['Tier 3', "research 1 Epic Novice's Codex; after Tier 2"],
  ['Tier 4 Carpentry', 'research 13 Epic Proficient Outpost Research; after Tier 4; after Tier 3 Carpentry'],
  ['Tier 3 Township', "research 9 Epic Novice's Codex; after Tier 3"],
  ['Magic Conch', 'By chance: Loot Ice Chest'],
  ['Bucket of Lava', 'gather 1 Empty Bucket'],
]

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('default ways with the game tables of 2026-08-06', () => {
  let wayTo: (name: string) => string
  beforeAll(async () => {
    const { items } = compileCatalogue((await loadTables(folder)).tables)
    const byId = new Map(items.map((item) => [item.id, item]))
    const byName = new Map(items.map((item) => [fullName(item), item]))
    wayTo = (name) => {
      const { recipes, sources } = byName.get(name)!
      const [recipe] = recipes
      const [source] = sources
      if (!recipe) return source ? `${source.verb}: ${source.name}` : 'unknown'
      const takes = [...recipe.ingredients, ...recipe.keptOnFailure].map(
        ({ itemId, quantity }) => `${quantity} ${fullName(byId.get(itemId)!)}`,
      )
      const after = recipe.requires.map((id) => `after ${byId.get(id)!.name}`)
      return [`${recipe.action} ${takes.join(', ')}`.trim(), ...after].join('; ')
    }
  })

  test.each(ways)('CAT-2: %s: %s', (thing, way) => {
    expect(wayTo(thing)).toBe(way)
  })
})

/** The name with its rarity before it, unless that is Common. */
function fullName({ name, rarity }: Item): string {
  return rarity === 1 ? name : `${rarityName(rarity)} ${name}`
}
