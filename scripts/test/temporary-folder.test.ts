import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'bit-memory-'))
afterAll(() => rmSync(place, { recursive: true }))

test('a run has a folder of its own, which goes with it; what a killed run left is removed first', () => {
  // No process has this number: it is above the highest that Linux gives.
  const leftOver = join(place, 'bit-calculator-tests-99999999')
  mkdirSync(leftOver)
  // 0, here and below: no bytes need to be free.
  const { path, remove } = temporaryFolder(place, 0)
  expect(path.startsWith(place)).toBe(true)
  expect([existsSync(path), existsSync(leftOver)]).toEqual([true, false])
  remove()
  expect(existsSync(path)).toBe(false)
})

test('the folder of another user’s running process stays, though the system does not let it be asked', () => {
  const ofAnother = join(place, 'bit-calculator-tests-1')
  mkdirSync(ofAnother)
  const asking = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
  })
  temporaryFolder(place, 0).remove()
  asking.mockRestore()
  expect(existsSync(ofAnother)).toBe(true)
})

test('where there is too little room, or no such place, the usual folder is used', () => {
  expect(temporaryFolder(place, Number.POSITIVE_INFINITY).path).toBe(tmpdir())
  expect(temporaryFolder(join(place, 'nowhere'), 0).path).toBe(tmpdir())
})
