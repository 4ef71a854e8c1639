import { expect, test } from 'vitest'
import { isOlder } from './catalog-info.ts'

test.each([
  { one: '2026-11-01', other: '2026-11-20', older: true },
  { one: '2026-11-20', other: '2026-11-01', older: false },
  { one: '2026-11-20', other: '2026-11-20', older: false },
  { one: '', other: '2026-11-20', older: false },
  { one: '2026-11-20', other: '', older: false },
])('BEY-14: whether game data of $one are older than those of $other: $older', ({ one, other, older }) => {
  expect(isOlder({ date: one }, { date: other })).toBe(older)
})
