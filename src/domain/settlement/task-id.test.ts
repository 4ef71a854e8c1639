import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { orderTaskId } from './task-id.ts'

const [plank, log] = [itemId('plank'), itemId('log')]
const order = { itemId: plank, since: '2026-11-04T13:00:00.000Z', begunBy: 'act 1' }

test('BEY-18, SET-9: a standing order’s task has the same id whenever the act was done, and another one for each act and item', () => {
  const id = orderTaskId(order, log)
  expect(orderTaskId({ ...order, since: '2026-11-05T13:00:00.000Z' }, log)).toBe(id)
  const others = [orderTaskId({ ...order, begunBy: 'act 2' }, log), orderTaskId(order, plank)]
  expect(new Set([id, ...others]).size).toBe(3)
})

test('R14: the task of a standing order that an earlier release began keeps its id', () => {
  expect(orderTaskId({ ...order, itemId: log, begunBy: null }, log)).toBe(
    '7206eaca-33a5-5bf9-8980-ecba4ee2ed22',
  )
})
