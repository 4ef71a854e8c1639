import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Material } from '#domain/crafting/material'
import { type GamePlanner, gamePlanner } from '#tests/support/game-planner'
import { compileCatalogue } from './compile-catalogue.ts'
import { loadTables } from './load-tables.ts'

const folder = '../shared/gamedata/tables'

/**
 * The base units that a plan for that many of an item asks for, in whole crafts. They were worked out by a second program, which
 * shares no code with this one; only the four that take fish, and so bait, are the planner's own, held against known-totals.test.ts.
 */
const known: readonly (readonly [amount: number, item: string, units: number])[] = [
  [1, 'Common Luminite Axe', 95],
  [1, 'Uncommon Luminite Axe', 127],
  [1, 'Rare Luminite Axe', 447],
  [1, 'Epic Luminite Axe', 5450],
  [1, 'Legendary Luminite Axe', 28_091],
  [1, 'Mythic Astralite Pickaxe', 110_890],
  [1, 'Uncommon Peerless Woven Belt', 114],
  [1, 'Rare Emarium Shortsword', 335],
  [1000, 'Common Exquisite Tool Scrap', 27_735],
  [1000, 'Common Peerless Armor Scrap', 4526],
  [10, 'Common Peerless Reforging Solvent', 123],
  [10, 'Common Basic Embergrain Plant', 30],
  [1000, 'Common Basic Embergrain', 51],
  [100, 'Common Fine Wispweave Filament', 42],
  [100, 'Common Flawless Starbulb', 30],
  [10, 'Rare Peerless Straw', 104],
  [10, 'Rare Peerless Crop Oil', 124],
  [10, 'Rare Peerless Braxite', 63],
  [700, 'Common Peerless Pebbles', 59],
  [10, 'Common Emarium Ingot', 22],
  [100, 'Common Astralite Ingot', 767],
  [1, 'Epic Refined Rathium Ingot', 784],
  [10, 'Common Sagi Bird Egg', 14],
  [1, 'Uncommon Domesticated Sagi Bird', 28],
  [1, 'Common Flawless Study Journal', 9420],
  [100, 'Common Peerless Brick', 1044],
]

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('plans with the game tables of 2026-08-06', () => {
  let game: GamePlanner
  beforeAll(async () => {
    const { tables } = await loadTables(folder)
    game = gamePlanner(compileCatalogue(tables).items)
  })

  function gathered(wanted: Readonly<Record<string, number>>): readonly Material[] {
    const buildList = Object.entries(wanted).map(([name, quantity]) => ({
      itemId: game.idOf(name),
      quantity,
      recipeIndex: 0,
    }))
    game.planner.update({ buildList, inventory: new Map(), choices: new Map() })
    return game.planner.materials().filter(({ isBaseItem }) => isBaseItem)
  }

  test.each(known)('CAL-11: %d %s: %d base units', (amount, name, units) => {
    const total = gathered({ [name]: amount }).reduce((sum, { toGet }) => sum + toGet, 0)
    expect(total).toBe(units)
  })

  test('BEY-4: 50 plants for 10 Peerless Straw ask for one seed, because each gives 1.6 back when it is husked', () => {
    const seeds = gathered({ 'Rare Peerless Straw': 10 }).find(({ itemName }) => itemName.endsWith('Seeds'))
    expect(seeds).toMatchObject({ missing: 50, comesAlong: 49, toGet: 1 })
  })

  test('BEY-4: of 35 Peerless Embergrain Plants 10 are husked and give 16 seeds back; 19 more are needed', () => {
    const wanted = { 'Common Peerless Embergrain Plant': 25, 'Common Peerless Embergrain': 400 }
    const seeds = gathered(wanted).find(({ itemName }) => itemName.endsWith('Seeds'))
    expect(seeds).toMatchObject({ missing: 35, comesAlong: 16, toGet: 19 })
  })

  test('CAL-11: 10 Peerless Braxite and 700 Peerless Pebbles take 63 chunks, because each chunk gives both', () => {
    const [chunks] = gathered({ 'Rare Peerless Braxite': 10, 'Common Peerless Pebbles': 700 })
    expect(chunks).toMatchObject({ itemName: 'Peerless Stone Chunk', toGet: 63 })
  })
})
