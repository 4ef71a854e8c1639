import { expect, test } from 'vitest'
import { compileCatalogue } from '../compile-catalogue.ts'
import type { GameTables } from '../game-tables.ts'
import {
  aConstruction,
  aCraft,
  aNode,
  anExtraction,
  anItem,
  aTech,
  aTrade,
  items,
  smallTables,
} from '../small-tables.ts'
import { gapsIn } from './gaps.ts'

const count = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** A hundred recipes, beside which a few things of another kind hardly count. */
const tables: Partial<GameTables> = {
  items: count(101).map((id) => anItem(id, `Thing ${id}`)),
  crafting: count(100).map((id) => aCraft(id, 'Craft {0}', [items(101)], [items(id)])),
  resources: [aNode(5, 'Tree')],
  extraction: [anExtraction(6, 5, [0.1, items(101)])],
  buildings: [{ id: 7, name: 'Hall', functions: [], is_ruins: false }],
  construction: [aConstruction(7, 'Hall', [items(1)])],
  claimTech: [aTech(200, 'Tier 2', { input: [items(1)] })],
  tools: [{ id: 1, item_id: 2, tool_type: 2, level: 1, power: 8 }],
  trades: [aTrade(1, 'Rumbagh', [items(3)], [items(4)])],
}
const compiled = (more: Partial<GameTables>) => compileCatalogue(smallTables({ ...tables, ...more })).items

test.each<[string, Partial<GameTables>]>([
  ['buildings', { construction: [] }],
  ['research', { claimTech: [] }],
  ['tools', { tools: [] }],
  ['trades for goods', { trades: [] }],
  ['times of recipes', { crafting: tables.crafting!.map((row) => ({ ...row, time_requirement: 0 })) }],
  ['times of gathering', { extraction: tables.extraction!.map((row) => ({ ...row, time_requirement: 0 })) }],
])('BEY-14: tables that lack the %s are not whole, though most of their rows are there', (kind, damage) => {
  expect(gapsIn(compiled(damage), compiled({}))).toBe(
    // 101 recipes take time: the 100 crafts, and building the hall. It keeps its time, so 100 of 101 are lacking.
    `The tables lack ${kind === 'times of recipes' ? 99 : 100} % of the ${kind} in use.`,
  )
})

test('BEY-14: the same tables lack nothing', () => {
  expect(gapsIn(compiled({}), compiled({}))).toBeNull()
})
