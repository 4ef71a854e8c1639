import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToClock, readClock } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T23:59:50.000Z') }))
afterEach(() => void vi.useRealTimers())

test('TSK-1: 2,000 rows hear from one timer, twice a minute, that it is the next day; when they are gone nothing ticks', () => {
  const dayRead = () => new Date(readClock()).toISOString().slice(0, 10)
  const before = dayRead()
  const heard = vi.fn()
  const stops = Array.from({ length: 2_000 }, () => listenToClock(() => heard()))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(30_000)
  expect(heard).toHaveBeenCalledTimes(2_000)
  expect([before, dayRead()]).toEqual(['2026-11-25', '2026-11-26'])
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('TSK-1: after an hour in which nobody looked the time is right again, and two looks in a row agree', () => {
  const before = readClock()
  vi.advanceTimersByTime(3_600_000)
  const after = readClock()
  vi.advanceTimersByTime(5)
  expect([after - before, readClock() - after]).toEqual([3_600_000, 0])
})
