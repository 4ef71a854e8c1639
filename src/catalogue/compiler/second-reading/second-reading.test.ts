import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Item } from '#domain/catalog/item'
import { compileCatalogue } from '../compile-catalogue.ts'
import { expectedUnits } from '../figures.ts'
import { loadTables } from '../load-tables.ts'
import { type RawTables, readRawTables } from './raw-tables.ts'
import { unitsRead } from './units.ts'

const folder = '../shared/gamedata/tables'

/**
 * Base units: how many pieces of base items one piece of an item takes on average, by default recipes.
 * The game's tables are not in the repository; without them these tests are left out.
 */
describe.runIf(existsSync(folder))('a second reading of the game tables of 2026-08-06', () => {
  let raw: RawTables
  let items: readonly Item[]
  beforeAll(async () => {
    raw = readRawTables(folder)
    items = compileCatalogue((await loadTables(folder)).tables).items
  })

  test('CAT-2, CAL-11: for one of each of the 4,970 items with a recipe it has the same base units as the compiler', () => {
    const [compiled, read] = [expectedUnits(items), unitsRead(raw, items)]
    const made = items.filter(({ recipes }) => recipes.length > 0)
    const apart = made
      .map(({ id, name }) => ({ name, ratio: compiled(id) / read(id) }))
      .filter(({ ratio }) => Math.abs(ratio - 1) > 1e-3)
    expect(made).toHaveLength(4970)
    expect(apart).toEqual([])
  })
})
