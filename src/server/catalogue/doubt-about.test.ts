import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCatalogue } from '#catalogue/compiler/write-catalogue'
import type { Item } from '#domain/catalog/item'
import { someItems } from '#tests/support/catalog-builder'
import { doubtAbout } from './doubt-about.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubt-'))
const file = join(folder, 'recipes.json')
const items: readonly Item[] = someItems({
  1: { name: 'Log' },
  2: { name: 'Plank', recipes: [{ from: { 1: 3 } }] },
})
const found = { items, date: '2026-08-06', extraTables: ['placeable_interaction_desc'] } as const

beforeAll(() =>
  writeCatalogue(items, file, {
    name: 'Full catalogue',
    date: '2026-08-06',
    extraTables: ['placeable_interaction_desc'],
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

test('BEY-14: tables of the same day with the same things may replace the catalogue in use', async () => {
  expect(await doubtAbout(found, file)).toBeNull()
})

test('BEY-14: a source that lost the table from which gems of geodes come is asked about', async () => {
  expect(await doubtAbout({ ...found, extraTables: [] }, file)).toBe(
    'The source no longer has placeable_interaction_desc.',
  )
})

test('BEY-14: a source of an earlier day, and one that lost its recipes, are asked about', async () => {
  expect(await doubtAbout({ ...found, date: '2026-08-01' }, file)).toMatch(
    /^The tables are of 2026-08-01, older/,
  )
  const log = items.slice(0, 1)
  expect(await doubtAbout({ ...found, items: log }, file)).toBe(
    'The tables lack 100 % of the recipes in use.',
  )
})
