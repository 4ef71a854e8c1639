import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { costsOf } from '#domain/crafting/costs'
import { type GamePlanner, gamePlanner } from '#tests/support/game-planner'
import { compileCatalogue } from '../compiler/compile-catalogue.ts'
import { loadTables } from '../compiler/load-tables.ts'
import { tablesFolder } from './facts/game-tables.ts'
import { starterCatalog } from './starter-catalog.ts'

const nothing = { usable: new Map(), choices: new Map() }

type Goal = {
  readonly wanted: string
  readonly queue: Readonly<Record<string, number>>
  /** What is there already. */
  readonly held?: Readonly<Record<string, number>>
  /** Pieces that are missing of all that is not crafted, as if nothing came along. */
  readonly units: number
  /** The three that most is missing of. */
  readonly most: string
  readonly supplies?: number
}

/** Thirty things that players plan, from the first day to the last tier. */
const goals: readonly Goal[] = [
  {
    wanted: 'a first set of flint and Ferralith tools',
    queue: {
      'Common Ferralith Axe': 1,
      'Common Ferralith Pickaxe': 1,
      'Common Ferralith Saw': 1,
      'Common Ferralith Hammer': 1,
    },
    units: 24,
    most: '9 Rough Wood Trunk, 8 Ferralith Ore Chunk, 4 Rough Plant Roots',
  },
  {
    wanted: 'a thousand Rough Planks for the village',
    queue: { 'Common Rough Plank': 1000 },
    units: 500,
    most: '500 Rough Wood Trunk',
  },
  {
    wanted: 'a hundred Rough Planks of which sixty lie there',
    queue: { 'Common Rough Plank': 100 },
    held: { 'Common Rough Plank': 60 },
    units: 20,
    most: '20 Rough Wood Trunk',
  },
  {
    wanted: 'bricks for a wall',
    queue: { 'Common Rough Brick': 500 },
    units: 1295,
    most: '1000 Basic Clay Lump, 211 Rough Stone Chunk, 84 Rough Wood Trunk',
  },
  {
    wanted: 'a chest and a large chest',
    queue: { 'Common Rough Chest': 1, 'Common Rough Large Chest': 2 },
    units: 14,
    most: '11 Rough Wood Trunk, 2 Rough Plant Roots, 1 Ferralith Ore Chunk',
  },
  { wanted: 'a workbench to begin with', queue: { 'Common Crude Workbench': 1 }, units: 8, most: '8 Stick' },
  {
    wanted: 'a Simple Kiln',
    queue: { 'Common Simple Kiln': 1 },
    units: 244,
    most: '200 Simple Clay Lump, 40 Simple Wood Trunk, 4 Simple Stone Chunk',
  },
  {
    wanted: 'the stations of tier 3',
    queue: { 'Common Sturdy Kiln': 1, 'Common Sturdy Carpentry Station': 1 },
    units: 506,
    most: '200 Infused Clay Lump, 84 Sturdy Wood Trunk, 80 Woodworking Sandpaper',
  },
  {
    wanted: 'a stockpile of tier 5',
    queue: { 'Common Exquisite Stockpile': 2 },
    units: 355,
    most: '120 Exquisite Clay Lump, 88 Woodworking Sandpaper, 64 Exquisite Trunk',
  },
  {
    wanted: 'a cart',
    queue: { 'Common Deed: Cart': 1 },
    units: 2,
    most: '1 Rough Plant Roots, 1 Rough Wood Trunk',
  },
  {
    wanted: 'a house of the second rank',
    queue: { 'Common Player House Deed 2': 1 },
    units: 2657,
    most: '2500 Hex Coin, 50 Basic Flower, 24 Basic Berry',
  },
  {
    wanted: 'armour of tier 1 from head to foot',
    queue: {
      'Common Ferralith Plated Armor': 1,
      'Common Ferralith Plated Belt': 1,
      'Common Ferralith Plated Boots': 1,
      'Common Ferralith Plated Bracers': 1,
    },
    units: 14,
    most: '5 Ferralith Ore Chunk, 4 Basic Berry, 2 Basic Wispweave Seeds',
  },
  {
    wanted: 'fifty cups of hot tea',
    queue: { 'Common Plain Hot Tea': 50 },
    units: 253,
    most: '250 Basic Flower, 3 Rough Wood Trunk',
  },
  {
    wanted: 'crafting elixirs for a long evening',
    queue: { 'Common Basic Crafting Elixir': 20 },
    units: 72,
    most: '35 Basic Mushroom, 35 Basic Sand, 1 Rough Wood Trunk',
  },
  {
    wanted: 'a hundred Briny Argus to roast',
    queue: { 'Common Briny Argus': 100 },
    units: 5,
    most: '5 Briny Guppi',
  },
  {
    wanted: 'two hundred roasted fish',
    queue: { 'Common Plain Roasted Fish': 200 },
    units: 5,
    most: '5 Briny Guppi',
  },
  { wanted: 'honey for five hundred cups', queue: { 'Common Honey': 500 }, units: 5, most: '5 Smoker' },
  {
    wanted: 'a diamond ring',
    queue: { 'Rare Rough Diamond Ring': 1 },
    units: 14,
    most: '12 Rough Geode, 1 Ferralith Ore Chunk, 1 Rough Wood Trunk',
  },
  {
    wanted: "a Beginner's Codex",
    queue: { "Epic Beginner's Codex": 1 },
    units: 157,
    most: '50 Basic Flower, 24 Basic Berry, 15 Basic Sand',
  },
  {
    wanted: "five Novice's Codices with some research done",
    queue: { "Epic Novice's Codex": 5 },
    held: { "Epic Novice's Wood Research": 3 },
    units: 1784,
    most: '220 Basic Flower, 220 Simple Flower, 216 Basic Berry',
  },
  {
    wanted: 'a Flawless Codex',
    queue: { 'Epic Flawless Codex': 1 },
    units: 164023,
    most: '12800 Basic Flower, 12800 Simple Flower, 12288 Basic Berry',
  },
  {
    wanted: 'the claim’s next tier',
    queue: { 'Common Tier 3': 1 },
    units: 406,
    most: '50 Basic Flower, 50 Simple Flower, 48 Basic Berry',
    supplies: 1500,
  },
  {
    wanted: 'tier 4, with the Township',
    queue: { 'Common Tier 4': 1, 'Common Tier 4 Township': 1 },
    units: 15153,
    most: '1500 Basic Flower, 1500 Simple Flower, 1440 Basic Berry',
    supplies: 9000,
  },
  {
    wanted: 'carpentry of tier 5 for the claim',
    queue: { 'Common Tier 5 Carpentry': 1 },
    units: 4542,
    most: '400 Basic Flower, 400 Simple Flower, 384 Basic Berry',
    supplies: 1000,
  },
  {
    wanted: 'room for a hundred members',
    queue: { 'Common Unlock 100 Members': 1 },
    units: 0,
    most: '',
    supplies: 2000,
  },
  {
    wanted: 'a Rare pickaxe of tier 4',
    queue: { 'Rare Elenvar Pickaxe': 1 },
    units: 415,
    most: '48 Ferralith Ore Chunk, 48 Pyrelite Ore Chunk, 48 Rough Wood Trunk',
  },
  {
    wanted: 'an Epic saw of tier 5',
    queue: { 'Epic Luminite Saw': 1 },
    units: 5450,
    most: '628 Ferralith Ore Chunk, 628 Pyrelite Ore Chunk, 626 Rough Wood Trunk',
  },
  {
    wanted: 'leather for the winter',
    queue: { 'Common Fine Leather': 100 },
    units: 280,
    most: '200 Hideworking Salt, 67 Scrofa, 9 Fine Trunk',
  },
  {
    wanted: 'refined planks of tier 6',
    queue: { 'Epic Refined Peerless Plank': 1 },
    units: 1171,
    most: '160 Basic Sand, 128 Basic Berry, 115 Woodworking Sandpaper',
  },
  {
    wanted: 'seed and feed for a field',
    queue: { 'Common Basic Embergrain': 500 },
    units: 39,
    most: '26 Basic Berry, 13 Basic Embergrain Seeds',
  },
]

/** What a plan for the goal takes of each thing that is not crafted, as if nothing came along. */
function planned({ planner, idOf }: GamePlanner, { queue, held = {} }: Goal) {
  const amounts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, amount]) => [idOf(name), amount] as const)
  planner.update({
    buildList: amounts(queue).map(([itemId, quantity]) => ({ itemId, quantity, recipeIndex: 0 })),
    inventory: new Map(amounts(held)),
    choices: new Map(),
  })
  const materials = planner.materials()
  const base = materials
    .filter(({ isBaseItem, missing }) => isBaseItem && missing > 0)
    .map(({ itemName, missing }) => [itemName, missing] as const)
    .toSorted(([a, more], [b, fewer]) => fewer - more || (a < b ? -1 : 1))
  return { base, supplies: costsOf(planner.plan().catalog, materials, nothing).supplies }
}

describe('CAT-3, CAL-11: what players want', () => {
  const starter = gamePlanner(starterCatalog().items)

  test.each(goals)('$wanted: $units pieces to get', (goal) => {
    const { base, supplies } = planned(starter, goal)
    expect({
      units: base.reduce((sum, [, amount]) => sum + amount, 0),
      most: base
        .slice(0, 3)
        .map(([name, amount]) => `${amount} ${name}`)
        .join(', '),
      supplies,
    }).toEqual({ units: goal.units, most: goal.most, supplies: goal.supplies ?? 0 })
  })
})

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(tablesFolder))(
  'CAT-2, CAT-3: with the full catalogue players are told the same',
  () => {
    const starter = gamePlanner(starterCatalog().items)
    let full: GamePlanner
    let items: readonly Item[]

    beforeAll(async () => {
      items = compileCatalogue((await loadTables(tablesFolder)).tables).items
      full = gamePlanner(items)
    })

    test.each(goals)('$wanted', (goal) => {
      expect(planned(full, goal)).toEqual(planned(starter, goal))
    })
  },
)
