import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TableJson } from '../game-tables.ts'
import { anItem } from '../small-tables.ts'
import { unknownParts } from './unknown-parts.ts'

const folder = '../shared/gamedata/tables'

test('CAT-2: new columns and a new table of the game are reported; those that are known to be of no use are not', () => {
  const row = { ...anItem(1, 'Rough Plank'), volume: 6_000, soulbound: true }
  const json = { item_desc: [row, { ...row, id: 2, aura: 1 }] } as unknown as TableJson
  // Food is a table that is known and not read; names of the game's tables end in "_desc", so the last two files are none.
  const files = ['item_desc.json', 'food_desc.json', 'spell_desc.json', 'item_desc_v2.json', 'MANIFEST.json']
  expect(unknownParts(json, files)).toEqual({
    columns: ['item_desc.soulbound', 'item_desc.aura'],
    tables: ['spell_desc'],
  })
  expect(unknownParts(json, []).tables).toEqual([])
})

/** The game's tables are not in the repository; without them this test is left out. */
test.runIf(existsSync(folder))('CAT-2: every column and table of 2026-08-06 is known', () => {
  const files = readdirSync(folder)
  const json = Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  ) as TableJson
  expect(unknownParts(json, files)).toEqual({ columns: [], tables: [] })
})
