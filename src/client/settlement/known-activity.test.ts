import { expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import { noActivity, pageLength, withNewest, withOlder } from './known-activity.ts'

/** The page of the log whose newest line has that number, of a log that begins with line 1. */
function pageFrom(newest: number): readonly ActivityEntry[] {
  const length = Math.min(pageLength, newest)
  return Array.from({ length }, (_, at) => ({ id: newest - at }) as ActivityEntry)
}

/** The newest and the oldest line that are known, how many there are, and whether there are more. */
function known({ entries, hasMore }: typeof noActivity) {
  return [entries[0]?.id, entries.at(-1)?.id, entries.length, hasMore]
}

test('SET-4: of a log of 120 lines 50 are read, then 50 older ones and the last 20', () => {
  const first = withNewest(noActivity, pageFrom(120))
  expect(known(first)).toEqual([120, 71, 50, true])
  const second = withOlder(first, pageFrom(70))
  expect(known(second)).toEqual([120, 21, 100, true])
  expect(known(withOlder(second, pageFrom(20)))).toEqual([120, 1, 120, false])
})

test('SET-4: 30 new lines come before the 50 known ones', () => {
  // Lines 41 to 90 are known; the newest page has the lines 71 to 120.
  expect(known(withNewest(withNewest(noActivity, pageFrom(90)), pageFrom(120)))).toEqual([120, 41, 80, true])
})

test('SET-4: of 60 new lines a page holds 50; the lines known before are read again when older ones are asked for, so that none between is missing', () => {
  // Lines 11 to 60 are known; the newest page has the lines 71 to 120.
  const after = withNewest(withNewest(noActivity, pageFrom(60)), pageFrom(120))
  expect(known(after)).toEqual([120, 71, 50, true])
  expect(known(withOlder(after, pageFrom(70)))).toEqual([120, 21, 100, true])
})

test('SET-4: a log without a line has no older ones', () => {
  expect(known(withNewest(noActivity, []))).toEqual([undefined, undefined, 0, false])
})
