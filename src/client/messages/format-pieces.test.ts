import { expect, test } from 'vitest'
import { formatPieces, formatShare } from './format-pieces.ts'

test('CAL-9: what chance gives is said in whole pieces, never more than there will be', () => {
  expect([11.14, 1234.5, 0.4, 7, 2.9999999999].map(formatPieces)).toEqual([
    '≈11',
    '≈1,234',
    'under 1',
    '7',
    '3',
  ])
})

test('CAL-10: the share of a parent is said in whole pieces', () => {
  expect([0.97, 13.5, 0.2, 0, 6.0000000001].map(formatShare)).toEqual(['≈1', '≈14', 'under 1', '0', '6'])
})
