import { expect, test } from 'vitest'
import { standingOrder } from './tables.ts'

test('BEY-18, I11: the answer that an earlier release kept for a standing order is given again, though it names no act', () => {
  const kept = { itemId: '2', atLeast: 10, since: '2026-11-26T08:00:00.000Z' }
  expect(standingOrder.parse(kept)).toEqual({ ...kept, begunBy: null })
})
