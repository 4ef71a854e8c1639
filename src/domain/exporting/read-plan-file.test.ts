import { expect, test } from 'vitest'
import { badRowOf } from './read-plan-file.ts'

test.each([
  ['{"inventory":{"2":5,"3":1000000001}}', { part: 'inventory', itemId: '3' }],
  [
    '{"buildList":[{"itemId":"5","quantity":1},{"itemId":"6","quantity":1.5}]}',
    { part: 'buildList', itemId: '6' },
  ],
  ['{"buildList":[7]}', { part: 'buildList', itemId: null }],
  ['{"buildList":[],"keptBack":{"9":0}}', { part: 'keptBack', itemId: '9' }],
  ['{"inventory":{"2":5}}', null],
  ['no file', null],
])('SYS-5: the row that makes a file unreadable is found: %s', (text, row) => {
  expect(badRowOf(text)).toEqual(row)
})
