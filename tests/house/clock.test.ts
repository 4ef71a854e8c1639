import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const server = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const filesWith = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('R9: one file of the server reads the clock and writes a time as ISO text', () => {
  expect(server.length).toBeGreaterThan(150)
  expect(filesWith(server, /\bnew Date\b|\bDate\.now\b|\bperformance\.now\b|\.toISOString\b/)).toEqual([
    'src/server/configuration/clock.ts',
  ])
})

test('R9: one file writes a time into SQL, for the server and for the tests', () => {
  const statements = [
    ...server,
    ...globSync('tests/**/*.ts').filter((file) => !file.startsWith('tests/house/')),
  ]
  expect(filesWith(statements, /\}::timestamptz/)).toEqual(['src/server/db/sql-time.ts'])
})
