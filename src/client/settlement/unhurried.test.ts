import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unhurried } from './unhurried.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Idle time comes a second later, as in a browser that cannot say when it has any. */
const idleMs = 1_000

function counted() {
  let times = 0
  const writing = unhurried(() => times++, { settleMs: 500, restMs: 5_000 })
  return { writing, times: () => times }
}

test('BEY-11: the first change is stored 1.5 s later, and the 40 changes of the 4 s after that are stored as one', async () => {
  const { writing, times } = counted()
  writing.soon()
  writing.soon()
  await vi.advanceTimersByTimeAsync(500 + idleMs)
  expect(times()).toBe(1)
  for (let change = 0; change < 40; change++) {
    writing.soon()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(times()).toBe(1)
  // The second run is due 5 s after the first, and then waits a second for idle time.
  await vi.advanceTimersByTimeAsync(2_000)
  expect(times()).toBe(2)
})

test('BEY-11: a page that is left stores at once what it has not stored yet, and nothing where there is nothing', async () => {
  const { writing, times } = counted()
  writing.now()
  expect(times()).toBe(0)
  writing.soon()
  writing.now()
  expect(times()).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times()).toBe(1)
})

test('BEY-11: a change that is stored at once, while idle time was waited for, is not stored again when that comes; a later one waits its own time', async () => {
  const { writing, times } = counted()
  writing.soon()
  await vi.advanceTimersByTimeAsync(500)
  writing.now()
  writing.soon()
  await vi.advanceTimersByTimeAsync(idleMs)
  expect(times()).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(times()).toBe(2)
})
