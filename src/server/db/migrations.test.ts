import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as accountTables from './account-tables.ts'
import * as schema from './schema.ts'
import * as settlementTables from './settlement-tables.ts'
import * as userDataTables from './user-data-tables.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

test('R14: each migration is younger than the one before, or it would be passed over without a word', () => {
  const times = read('meta/_journal.json').entries.map((entry: { when: number }) => entry.when)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
})

test('R14: the migrations make the tables that the schema describes', () => {
  const newest = readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  expect(
    JSON.parse(
      JSON.stringify(
        generateDrizzleJson({ ...schema, ...accountTables, ...userDataTables, ...settlementTables }).tables,
      ),
    ),
  ).toEqual(read(`meta/${newest}`).tables)
})

function read(name: string) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}
