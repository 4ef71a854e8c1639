import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longerTests } from './longer-tests.ts'

test('each file that npm test leaves to npm run test:whole is there, and is named once', () => {
  expect(longerTests.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(longerTests).size).toBe(longerTests.length)
})
