import { expect, test } from 'vitest'
import { approvalRate, filled, percentOf } from './shares.ts'

test('CON-3: 19 of 30 delivered are 63 %, 2 of 3 are 67 %, 45 of 30 are 150 %, and nothing of a target of 0 is 0 %', () => {
  expect([percentOf(19, 30), percentOf(2, 3), percentOf(45, 30), percentOf(0, 0)]).toEqual([63, 67, 150, 0])
})

test('CON-2: of 13 approved and 1 rejected the rate is 93 %; where nothing was decided there is none', () => {
  expect(approvalRate({ approved: 13, rejected: 1 })).toBe(93)
  expect(approvalRate({ approved: 0, rejected: 0 })).toBe(null)
})

test('CON-2: the day before, on which nothing was approved, is listed with an amount of 0', () => {
  const known = [{ day: '2026-11-25', amount: 4 }]
  const missing = (day: string) => ({ day, amount: 0 })
  expect(filled(['2026-11-24', '2026-11-25'], known, ({ day }) => day, missing)).toEqual([
    { day: '2026-11-24', amount: 0 },
    { day: '2026-11-25', amount: 4 },
  ])
})
