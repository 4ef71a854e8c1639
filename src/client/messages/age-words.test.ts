import { expect, test } from 'vitest'
import { ageWords, isOld } from './age-words.ts'

const now = Date.parse('2026-11-25T12:00:00Z')

test.each([
  ['2026-11-25T12:00:30Z', '0 min'],
  ['2026-11-25T11:48:00Z', '12 min'],
  ['2026-11-25T11:00:00Z', '1 h'],
  ['2026-11-25T02:10:00Z', '9 h'],
  ['2026-11-23T12:00:00Z', '2 d'],
  ['2026-11-23T08:00:00Z', '2 d 4 h'],
])('BEY-21: what was delivered at %s is %s old', (from, age) => {
  expect(ageWords(from, now)).toBe(age)
})

test('BEY-21: what waits longer than a day is marked', () => {
  expect(isOld('2026-11-24T12:00:00Z', now)).toBe(false)
  expect(isOld('2026-11-24T11:59:00Z', now)).toBe(true)
})
