import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { type GamePlanner, gamePlanner } from '#tests/support/game-planner'
import { compileCatalogue } from '../compile-catalogue.ts'
import { loadTables } from '../load-tables.ts'
import { type RawTables, readRawTables } from './raw-tables.ts'
import { wholePlanRead } from './whole-plan.ts'

const folder = '../shared/gamedata/tables'

/**
 * Twenty plans and the base units that they ask for by the second reading of the tables, as if nothing came along. Where much
 * comes along on the way, such as the shirts of gear that is scrapped, the planner asks for less: see known-plans.test.ts.
 */
const plans: readonly (readonly [amount: number, item: string, units: number])[] = [
  [1000, 'Common Rough Plank', 500],
  [200, 'Common Rough Brick', 519],
  [100, 'Common Rough Leather', 47],
  [100, 'Common Rough Cloth', 340],
  [100, 'Common Ferralith Ingot', 67],
  [50, 'Common Simple Plank', 25],
  [20, 'Common Fine Timber', 1287],
  [20, 'Common Exquisite Rope', 24],
  [10, 'Epic Refined Fine Plank', 2637],
  [10, 'Common Ferralith Axe', 55],
  [100, 'Common Briny Argus', 5],
  [1000, 'Common Divine Selachii', 70],
  [100, 'Uncommon Fine Fish Oil', 13],
  [1, 'Epic Flawless Codex', 166889],
  [1, 'Common Exquisite Kiln', 929],
  [1, 'Common Flawless Carpentry Station', 9899],
  [1, 'Common Tier 4 Carpentry', 2059],
  [1, 'Common Tier 10 Township', 2994643],
  [1, 'Legendary Celestium Bow', 28229],
  [1, 'Mythic Umbracite Axe', 110825],
]

/** The game's tables are not in the repository; without them these tests are left out. */
describe.runIf(existsSync(folder))('whole plans by a second reading of the game tables of 2026-08-06', () => {
  let raw: RawTables
  let items: readonly Item[]
  let game: GamePlanner
  beforeAll(async () => {
    raw = readRawTables(folder)
    items = compileCatalogue((await loadTables(folder)).tables).items
    game = gamePlanner(items)
  })

  test.each(plans)(
    'CAT-2, CAL-11: %d %s: %d base units, and the planner within 2 percent',
    (amount, name, units) => {
      expect(wholePlanRead(raw, items, game.idOf(name), amount)).toBe(units)
      game.planner.update({
        buildList: [{ itemId: game.idOf(name), quantity: amount, recipeIndex: 0 }],
        inventory: new Map(),
        choices: new Map(),
      })
      const base = game.planner.materials().filter(({ isBaseItem }) => isBaseItem)
      const planned = base.reduce((sum, { missing }) => sum + missing, 0)
      expect(Math.abs(planned / units - 1)).toBeLessThan(0.02)
    },
  )

  test('CAT-2: a Flawless Codex asks for 345, 375 and 430 baits, five for each spot, for its three kinds of lake fish', () => {
    game.planner.update({
      buildList: [{ itemId: game.idOf('Epic Flawless Codex'), quantity: 1, recipeIndex: 0 }],
      inventory: new Map(),
      choices: new Map(),
    })
    const toGet = (name: string) => game.planner.materials().find(({ itemName }) => itemName === name)?.toGet
    expect(['Briny Argus', 'Muddy Auratus', 'Greenhorn Dolo'].map(toGet)).toEqual([6144, 5632, 5632])
    // 341, 372 and 429 on average; a spot takes five at once.
    expect(['Basic Bait', 'Simple Bait', 'Infused Bait'].map(toGet)).toEqual([345, 375, 430])
  })
})
