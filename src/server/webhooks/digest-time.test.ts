import { expect, test } from 'vitest'
import { lastDigestAt } from './digest-time.ts'

const at = (time: string) => Date.parse(`2026-11-${time}Z`)

test.each([
  ['in its hour', 8, '27T08:00:00', '27T08:00'],
  ['hours late on its day', 8, '27T23:59:59', '27T08:00'],
  ['just before its hour, when the one of the day before may still wait', 8, '27T07:59:59', '26T08:00'],
  ['ten minutes after midnight, an hour after it was due', 23, '27T00:10:00', '26T23:00'],
  ['at midnight', 0, '27T00:00:00', '27T00:00'],
])('BEY-13: the last daily digest, seen %s', (_, hour, now, due) => {
  expect(lastDigestAt(hour, at(now))).toBe(at(due))
})
