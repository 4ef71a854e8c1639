import { expect, test } from 'vitest'
import { newGesture } from './gesture.ts'

const addOne = '+1 log'

test('I11: two equal presses have two ids, also while the first has no answer yet', () => {
  const gesture = newGesture()
  expect(gesture.press(addOne)).not.toBe(gesture.press(addOne))
})

test('I11: pressed again after an answer that never came, it goes under the same id; the next press does not', () => {
  const gesture = newGesture()
  const first = gesture.press(addOne)
  gesture.leaveUnanswered(addOne, first)
  expect(gesture.press(addOne)).toBe(first)
  expect(gesture.press(addOne)).not.toBe(first)
})

test('I11: of two presses without an answer, each is retried under its own id', () => {
  const gesture = newGesture()
  const ids = [gesture.press(addOne), gesture.press(addOne)]
  for (const id of ids) gesture.leaveUnanswered(addOne, id)
  expect([gesture.press(addOne), gesture.press(addOne)]).toEqual(ids)
})

test('I11: what was typed anew is no retry, and another control knows nothing of it', () => {
  const gesture = newGesture()
  const first = gesture.press(addOne)
  gesture.leaveUnanswered(addOne, first)
  expect(gesture.press('+2 log')).not.toBe(first)
  expect(newGesture().press(addOne)).not.toBe(first)
  expect(gesture.press(addOne)).toBe(first)
})

test('I11: pressed again more than a minute after an answer that never came, it is meant anew', () => {
  let now = 0
  const gesture = newGesture(() => now)
  const first = gesture.press('revoke all')
  gesture.leaveUnanswered('revoke all', first)
  now = 60_000
  expect(gesture.press('revoke all')).not.toBe(first)
})
