import { expect, test } from 'vitest'
import { type RowRange, rowsToDraw } from './rows-to-draw.ts'

const nothing: RowRange = { first: 0, last: -1 }
const top = { first: 0, last: 10 }
// The arguments: the rows in sight, how many rows the list has, the rows that are drawn, and whether the list is being scrolled.

test('the first drawing takes one row beyond those in sight', () => {
  expect(rowsToDraw(top, 4_919, nothing, false)).toEqual({ first: 0, last: 11 })
  expect(rowsToDraw({ first: 100, last: 110 }, 4_919, nothing, false)).toEqual({ first: 99, last: 111 })
})

test('while the rows in sight change by one or two, the same rows are drawn', () => {
  const drawn = { first: 0, last: 12 }
  for (const last of [9, 10, 11]) expect(rowsToDraw({ first: 0, last }, 4_919, drawn, false)).toBe(drawn)
  expect(rowsToDraw({ first: 0, last: 12 }, 4_919, drawn, false)).toEqual({ first: 0, last: 13 })
  expect(rowsToDraw({ first: 0, last: 8 }, 4_919, drawn, false)).toEqual({ first: 0, last: 9 })
})

test('a scroll is drawn four rows ahead, and not again with every row', () => {
  const drawn = rowsToDraw({ first: 100, last: 110 }, 4_919, nothing, true)
  expect(drawn).toEqual({ first: 96, last: 114 })
  expect(rowsToDraw({ first: 103, last: 113 }, 4_919, drawn, true)).toBe(drawn)
  expect(rowsToDraw({ first: 104, last: 114 }, 4_919, drawn, true)).toEqual({ first: 100, last: 118 })
  expect(rowsToDraw({ first: 96, last: 106 }, 4_919, drawn, true)).toEqual({ first: 92, last: 110 })
})

test('rows that a shorter list no longer has are not drawn', () => {
  const drawn = { first: 0, last: 12 }
  expect(rowsToDraw({ first: 0, last: 2 }, 3, drawn, false)).toEqual({ first: 0, last: 2 })
  expect(rowsToDraw({ first: 0, last: 0 }, 1, drawn, false)).toEqual({ first: 0, last: 0 })
  expect(rowsToDraw({ first: 5, last: 11 }, 12, drawn, false)).toEqual({ first: 4, last: 11 })
})

test('what is drawn holds every row in sight, wherever the list stands', () => {
  let drawn: RowRange = nothing
  for (let step = 0; step < 2_000; step++) {
    const count = 1 + ((step * 7_919) % 60)
    const first = (step * 31) % count
    const last = Math.min(count - 1, first + (step % 13))
    drawn = rowsToDraw({ first, last }, count, drawn, step % 3 === 0)
    expect(drawn.first).toBeGreaterThanOrEqual(0)
    expect(drawn.first).toBeLessThanOrEqual(first)
    expect(drawn.last).toBeGreaterThanOrEqual(last)
    expect(drawn.last).toBeLessThan(count)
  }
})
