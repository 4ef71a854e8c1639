import { expect, test } from 'vitest'
import { lastDays, lastWeeks } from './contribution-days.ts'

test('CON-2: the last days end with today, over the end of a month too', () => {
  expect(lastDays('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
})

test('CON-2: weeks begin on Monday; a Sunday belongs to the week before', () => {
  expect(lastWeeks('2026-11-25', 2)).toEqual(['2026-11-16', '2026-11-23'])
  expect(lastWeeks('2026-11-23', 1)).toEqual(['2026-11-23'])
  expect(lastWeeks('2026-11-22', 1)).toEqual(['2026-11-16'])
})
