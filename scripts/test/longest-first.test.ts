import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longFiles } from './longest-first.ts'

test('every file that is begun first is there', () => {
  expect(longFiles.filter((name) => !existsSync(`tests/${name}.test.ts`))).toEqual([])
})
