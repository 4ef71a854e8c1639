import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HistoryEntry, statesToDrop } from './thin-history.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const mebibyte = 1024 * 1024
/** June 15, 12:30 UTC. */
const now = Date.UTC(2026, 5, 15, 12, 30)

/** States of these ages, given newest first; the newest has the highest version, the oldest version 3. */
function history(ages: readonly number[], bytes = 1_000): readonly HistoryEntry[] {
  return ages.map((age, place) => ({ version: 2 + ages.length - place, savedAt: now - age, bytes }))
}

/** Ages of 50 states, one millisecond apart. */
const newest50 = Array.from({ length: 50 }, (_, place) => place)
const droppedAges = (entries: readonly HistoryEntry[]) =>
  statesToDrop(entries, now).map(({ savedAt }) => now - savedAt)

describe('SYS-7: which saved states are kept', () => {
  test('the newest 50 are kept, however old they are', () => {
    expect(statesToDrop(history(newest50.map((place) => place * 100 * day)), now)).toEqual([])
  })

  test('of older ones the newest of each hour is kept for a day', () => {
    // 11:50, 11:10, 10:40 and 10:05 UTC.
    const older = [40 * minute, 80 * minute, 110 * minute, 145 * minute]
    expect(droppedAges(history([...newest50, ...older]))).toEqual([80 * minute, 145 * minute])
  })

  test('an hour whose newest state is among the newest 50 keeps no older one', () => {
    expect(droppedAges(history([...newest50, 20 * minute]))).toEqual([20 * minute])
  })

  test('after a day the newest of each day is kept; after 30 days none', () => {
    // June 14 at 11:30 and 9:30, June 13 at 12:30, May 16 at 12:30 and at 11:30.
    const older = [25 * hour, 27 * hour, 2 * day, 30 * day, 30 * day + hour]
    expect(droppedAges(history([...newest50, ...older]))).toEqual([27 * hour, 30 * day + hour])
  })

  test('above 64 MiB the oldest are dropped, but none of the newest 50', () => {
    const daily = [2, 3, 4, 5].map((days) => days * day)
    const at = (bytes: number) => droppedAges(history([...newest50, ...daily], bytes))
    // 54 states of 1 MiB take 54 MiB; of 1.2 MiB they take 64.8, without the oldest 63.6; of 2 MiB the newest 50 alone take 100.
    expect(at(1 * mebibyte)).toEqual([])
    expect(at(1.2 * mebibyte)).toEqual([5 * day])
    expect(at(2 * mebibyte)).toEqual(daily)
  })

  test('if a large state is dropped for its size, older smaller ones are dropped too', () => {
    const newest = history(newest50)
    const large = { version: 1, savedAt: now - 2 * day, bytes: 65 * mebibyte }
    const small = { version: 0, savedAt: now - 3 * day, bytes: 1 }
    expect(statesToDrop([...newest, large, small], now)).toEqual([large, small])
  })
})

describe('SYS-7: any history', () => {
  const anyHistory = fc
    .array(
      fc.record({
        gap: fc.oneof(fc.integer({ min: 0, max: 2 * hour }), fc.integer({ min: 0, max: 3 * day })),
        bytes: fc.oneof(fc.constant(100), fc.integer({ min: mebibyte, max: 3 * mebibyte })),
      }),
      { minLength: 45, maxLength: 150 },
    )
    .map((gaps) => {
      let savedAt = now
      return gaps.map(({ gap, bytes }, place) => {
        savedAt -= gap
        return { version: 1_000 - place, savedAt, bytes }
      })
    })

  test('the rule agrees with a second version of it that judges each state separately', () => {
    fc.assert(
      fc.property(anyHistory, (entries) => {
        const dropped = new Set(statesToDrop(entries, now))
        for (const entry of entries)
          expect(dropped.has(entry), String(entry.version)).toBe(!isKept(entry, entries))
      }),
    )
  })

  test('thinning repeatedly as time passes leaves the same as thinning once', () => {
    fc.assert(
      fc.property(anyHistory, fc.array(fc.integer({ min: 0, max: 40 * day })), (made, steps) => {
        const entries = made.map((entry) => ({ ...entry, bytes: 0 }))
        let rest: readonly HistoryEntry[] = entries
        for (const ago of steps.toSorted((a, b) => b - a)) {
          // Only what had been saved by then counts among the newest 50.
          const then = rest.filter(({ savedAt }) => savedAt <= now - ago)
          const dropped = new Set(statesToDrop(then, now - ago))
          rest = rest.filter((entry) => !dropped.has(entry))
        }
        const once = new Set(statesToDrop(entries, now))
        const again = new Set(statesToDrop(rest, now))
        expect(rest.filter((entry) => !again.has(entry))).toEqual(entries.filter((entry) => !once.has(entry)))
      }),
    )
  })
})

/** The same rule written differently: it judges one state by counting the others. */
function isKept(entry: HistoryEntry, all: readonly HistoryEntry[]): boolean {
  const isKeptByAge = ({ version, savedAt }: HistoryEntry): boolean => {
    const newer = all.filter((other) => other.version > version)
    if (newer.length < 50) return true
    const hasNewerWithin = (length: number) =>
      newer.some((other) => dateOf(other.savedAt, length) === dateOf(savedAt, length))
    if (savedAt >= now - day) return !hasNewerWithin('2026-06-15T12'.length)
    return savedAt >= now - 30 * day && !hasNewerWithin('2026-06-15'.length)
  }
  if (!isKeptByAge(entry)) return false
  const fromHere = all.filter((other) => other.version >= entry.version)
  if (fromHere.length <= 50) return true
  return fromHere.filter(isKeptByAge).reduce((sum, { bytes }) => sum + bytes, 0) <= 64 * mebibyte
}

function dateOf(at: number, length: number): string {
  return new Date(at).toISOString().slice(0, length)
}
