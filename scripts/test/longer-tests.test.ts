import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longerTests, longerUnitTests } from './longer-tests.ts'

test('each file that npm test or npm run check leaves to a longer run is there, and is named once', () => {
  const files = [...longerTests, ...longerUnitTests]
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})
