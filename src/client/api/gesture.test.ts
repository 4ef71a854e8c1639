import { expect, test } from 'vitest'
import { newGesture } from './gesture.ts'

const addOne = '+1 log'

test('I11: two equal presses have two ids, even before the first is answered', () => {
  const gesture = newGesture()
  expect(gesture.press(addOne)).not.toBe(gesture.press(addOne))
})

test('I11: a press after an answer that never came has the same id; the next press has a new one', () => {
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

test('I11: a press with other input, or of another control, is no retry', () => {
  const gesture = newGesture()
  const first = gesture.press(addOne)
  gesture.leaveUnanswered(addOne, first)
  expect(gesture.press('+2 log')).not.toBe(first)
  expect(newGesture().press(addOne)).not.toBe(first)
  expect(gesture.press(addOne)).toBe(first)
})

test('I11: a press one minute after an answer that never came is no retry', () => {
  let now = 0
  const gesture = newGesture(() => now)
  const first = gesture.press('revoke all')
  gesture.leaveUnanswered('revoke all', first)
  now = 60_000
  expect(gesture.press('revoke all')).not.toBe(first)
})
