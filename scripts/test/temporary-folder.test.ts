import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'bit-memory-'))
afterAll(() => rmSync(place, { recursive: true }))

test('a run has a folder of its own, which goes with it; what a killed run left is removed first', () => {
  // No process has this number: it is above the highest that Linux gives.
  const leftOver = join(place, 'bit-calculator-tests-99999999')
  mkdirSync(leftOver)
  const { path, remove } = temporaryFolder(place, 0)
  expect(path.startsWith(place)).toBe(true)
  expect([existsSync(path), existsSync(leftOver)]).toEqual([true, false])
  remove()
  expect(existsSync(path)).toBe(false)
})

test('the folder of a process that runs, though it is another user’s, stays', () => {
  const ofInit = join(place, 'bit-calculator-tests-1')
  mkdirSync(ofInit)
  temporaryFolder(place, 0).remove()
  expect(existsSync(ofInit)).toBe(true)
})

test('where there is too little room, or no such place, the usual folder is used', () => {
  expect(temporaryFolder(place, Number.POSITIVE_INFINITY).path).toBe(tmpdir())
  expect(temporaryFolder(join(place, 'nowhere'), 0).path).toBe(tmpdir())
})
