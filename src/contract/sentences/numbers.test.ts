import { expect, test } from 'vitest'
import { waitWords } from './numbers.ts'

test.each([
  [1, '1 s'],
  [99, '99 s'],
  [100, '2 min'],
  [3600, '60 min'],
  [5999, '100 min'],
  [6000, '2 h'],
  [86_400, '24 h'],
])('BEY-13: who has to wait %i seconds is told to wait %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
