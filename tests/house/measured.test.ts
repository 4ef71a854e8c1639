import { expect, test } from 'vitest'
import { limits, wrongInRatio, wrongInTimes } from '../verify/load/bar.ts'
import { unexplainedGrowth } from '../verify/measure/database-size.ts'
import { fanOutTo } from '../verify/measure/fan-out.ts'
import { slopeOf } from '../verify/measure/figures.ts'
import { memoryTrend, settled, wrongInHandles, wrongInLoop, wrongInMemory } from '../verify/soak/judge.ts'

const everyTenSeconds = (memory: (minute: number) => number) =>
  Array.from({ length: 180 }, (_, place) => ({ minute: place / 6, memory: memory(place / 6) }))
const wrongIn = (memory: (minute: number) => number) =>
  wrongInMemory(memoryTrend(settled(everyTenSeconds(memory), 30)))

test('B18: memory that only fills at the beginning holds; a slow leak and a step upwards do not', () => {
  // What counts begins with minute 5. It may grow by 1 MiB a minute, and by 15 % from its beginning to its end.
  expect(wrongIn((minute) => 300 + 100 * Math.min(1, minute / 4) + (minute % 3) * 5)).toEqual([])
  expect(wrongIn((minute) => 400 + 1.5 * minute)).toEqual(['memory grows by 1.50 MiB a minute'])
  expect(wrongIn((minute) => (minute < 28 ? 100 : 120)).join()).toContain('memory has grown by 20.0 %')
})

test('B18: six sockets that are left, and turns of the event loop above 100 ms, do not hold', () => {
  const start = { memory: 0, handles: 6, sockets: 7, busy: 0 }
  expect(wrongInHandles(start, { ...start, handles: 11 })).toEqual([])
  expect(wrongInHandles(start, { ...start, sockets: 13 })).toHaveLength(1)
  expect(wrongInLoop(100)).toEqual([])
  expect(wrongInLoop(101)).toHaveLength(1)
})

test('B18: a database may grow by the history of what was done, and by nothing else', () => {
  const mebibyte = 1024 * 1024
  const size = (mebibytes: number, rows: Readonly<Record<string, number>>) => ({
    bytes: mebibytes * mebibyte,
    tables: new Map(
      Object.entries({
        outbox: 0,
        activity: 0,
        contributions: 0,
        applied_operations: 0,
        tasks: 0,
        ...rows,
      }).map(([name, count]) => [name, { rows: count, bytes: 0 }] as const),
    ),
  })
  const before = size(10, { tasks: 20 })
  const growth = (mebibytes: number, rows: Readonly<Record<string, number>>) =>
    unexplainedGrowth({ before, after: size(mebibytes, rows), compact: size(40, rows), writes: 100 })
  // One and a half times the 40 MiB of the rows, and 16 MiB more, are allowed: 76 MiB.
  expect(growth(70, { tasks: 20, outbox: 100 })).toEqual([])
  expect(growth(70, { tasks: 21, outbox: 101 })).toEqual([
    'tasks has 1 rows more than before',
    'outbox has 101 rows more, after 100 writes',
  ])
  expect(growth(90, { tasks: 20 })).toEqual(['the database has 90.0 MiB, its rows take 40.0 MiB'])
})

test('B17: how late an event is counts from when its act was due, to the last of all readers', () => {
  const fanOut = fanOutTo(2)
  fanOut.wasSent('a', performance.now() - 1_000)
  fanOut.heard(7, '{"type":"event","seq":7,"act":"a"}')
  expect(fanOut.late()).toEqual([])
  fanOut.heard(7, '{"type":"event","seq":7,"act":"a"}')
  expect(fanOut.late()[0]).toBeGreaterThanOrEqual(1_000)
  expect(fanOut.count()).toBe(2)
})

test('B17: 5 of 100 times may be above a limit, 6 may not; without times it does not hold; the last reader may be twice as late with the most streams', () => {
  /** Of 100 times so many are `ms`, the others 1 ms. */
  const times = (ms: number, late = 6) => Array.from({ length: 100 }, (_, i) => (i < late ? ms : 1))
  const all = (ms: number) => ({
    lastReader: times(ms),
    write: times(ms),
    approval: times(ms),
    snapshot: times(ms),
  })
  const wrong = (given: ReturnType<typeof all>) => limits.flatMap((limit) => wrongInTimes(limit, given))
  expect(wrong(all(150))).toEqual([])
  expect(wrong({ ...all(150), write: times(151, 5) })).toEqual([])
  expect(wrong({ ...all(150), write: times(151), snapshot: [] })).toEqual([
    'a write: 95 of 100 take up to 151 ms, above 150 ms',
    'a whole read: none was measured',
  ])
  expect(wrongInRatio(all(100), all(200))).toEqual([])
  expect(wrongInRatio(all(100), all(201))).toEqual([
    'with the most streams the last reader is ×2.01 as late as with the fewest',
  ])
})

test('a slope is that of the line through all points', () => {
  expect(
    slopeOf([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2)
  expect(slopeOf([[1, 5]])).toBe(0)
})
