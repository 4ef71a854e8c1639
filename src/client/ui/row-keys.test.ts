import { expect, test } from 'vitest'
import { rowKeys } from './row-keys.ts'

test('rows of one name have keys by their place among them, whatever stands between', () => {
  const keysOf = (...names: string[]) => rowKeys(names, (name) => name)
  expect(keysOf('log', 'plank', 'log')).toEqual(['log 1', 'plank 1', 'log 2'])
  expect(keysOf('nail', 'log', 'log')).toEqual(['nail 1', 'log 1', 'log 2'])
  expect(keysOf()).toEqual([])
})
