import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveStatusStore, setSaveStatus } from './save-status.ts'
import { createSaveTimer } from './save-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A timer, and a clock that goes on by so many seconds: `sentWithin` gives how often it has sent until then. */
function timed() {
  let sent = 0
  const timer = createSaveTimer(() => {
    sent += 1
  })
  const sentWithin = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000)
    return sent
  }
  return { timer, sentWithin }
}

test('SAVE-2: a change is saved two seconds later; a save that fails is tried again later each time', () => {
  const { timer, sentWithin } = timed()
  timer.waitToSave()
  expect([sentWithin(1.9), sentWithin(0.1)]).toEqual([0, 1])
  timer.waitToRetry('Not now.')
  expect([sentWithin(4.9), sentWithin(0.1)]).toEqual([1, 2])
  timer.waitToRetry('Not now.')
  expect([sentWithin(9.9), sentWithin(0.1)]).toEqual([2, 3])
})

test('R12: a save that fails after its player has signed out is not tried again, and the badge says nothing of it', () => {
  const { timer, sentWithin } = timed()
  timer.waitToSave()
  timer.stop()
  setSaveStatus({ state: 'off' })
  timer.waitToRetry('Not now.')
  timer.say({ state: 'clean', savedAt: null })
  expect(sentWithin(60)).toBe(0)
  expect(saveStatusStore.getState()).toEqual({ state: 'off' })
})
