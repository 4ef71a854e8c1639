import { expect, test } from 'vitest'
import { rowKeys } from './row-keys.ts'

test('the second of two logs has the key "log 2", whatever stands between them', () => {
  const keysOf = (...names: string[]) => rowKeys(names, (name) => name)
  expect(keysOf('log', 'plank', 'log')).toEqual(['log 1', 'plank 1', 'log 2'])
  expect(keysOf('nail', 'log', 'log')).toEqual(['nail 1', 'log 1', 'log 2'])
  expect(keysOf()).toEqual([])
})
