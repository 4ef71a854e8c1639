import { expect, test } from 'vitest'
import { standingOrder } from './tables.ts'

test('BEY-18, I11: an answer that an earlier release kept is given again, though its standing order has no begunBy', () => {
  const kept = { itemId: '2', atLeast: 10, since: '2026-11-26T08:00:00.000Z' }
  expect(standingOrder.parse(kept)).toEqual({ ...kept, begunBy: null })
})
