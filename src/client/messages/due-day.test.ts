import { afterEach, expect, test } from 'vitest'
import { dayInZone, dueWords, endOf } from './due-day.ts'
import { setTimeZone } from './format.ts'

afterEach(() => setTimeZone(''))

test('SYS-8: half past midnight in Berlin is due on that day, though it is the day before in New York', () => {
  const [due, now] = ['2026-11-28T23:30:00.000Z', new Date('2026-11-24T12:00:00Z')]
  setTimeZone('Europe/Berlin')
  expect([dueWords(due, now), dayInZone(due)]).toEqual(['Nov 29', '2026-11-29'])
  setTimeZone('America/New_York')
  expect([dueWords(due, now), dayInZone(due)]).toEqual(['Nov 28', '2026-11-28'])
})

test('TSK-3: due days are called today and tomorrow, and name their year where it is another one', () => {
  setTimeZone('UTC')
  const now = new Date('2026-12-31T12:00:00Z')
  expect(
    ['2026-12-31T23:59:59Z', '2027-01-01T23:59:59Z', '2027-01-02T23:59:59Z', '2026-01-02T12:00:00Z'].map(
      (due) => dueWords(due, now),
    ),
  ).toEqual(['today', 'tomorrow', 'Jan 2, 2027', 'Jan 2'])
})

test('SYS-8: a day ends at 23:59:59 in the time zone of the account, also where its clocks change that day', () => {
  setTimeZone('Europe/Berlin')
  expect(endOf('2026-11-29')).toBe('2026-11-29T22:59:59.000Z')
  expect(endOf('2026-03-29')).toBe('2026-03-29T21:59:59.000Z')
  expect(endOf('2026-10-25')).toBe('2026-10-25T22:59:59.000Z')
  setTimeZone('Pacific/Auckland')
  expect(endOf('2026-11-29')).toBe('2026-11-29T10:59:59.000Z')
  expect(dayInZone(endOf('2026-11-29'))).toBe('2026-11-29')
  expect([endOf(''), dayInZone(null)]).toEqual([null, ''])
})

test('TSK-3: a year that is typed digit by digit is a day of each of those years', () => {
  setTimeZone('Europe/Berlin')
  for (const day of ['0002-12-24', '0020-12-24', '0202-12-24']) expect(dayInZone(endOf(day))).toBe(day)
  expect(endOf('20264-12-24')).toBeNull()
})
