import { expect, test } from 'vitest'
import { readPlanRequests } from './plan-request.ts'

test.each<[message: string, content: unknown]>([
  ['queue must be a list. (at queue)', {}],
  ['quantity must be at least 1. (at queue.0.quantity)', { queue: [{ itemId: 'Chair', quantity: 0 }] }],
  ['quantity must be a whole number.', { queue: [{ itemId: 'Chair', quantity: 1.5 }] }],
  ['quantity must be a number.', { queue: [{ itemId: 'Chair', quantity: '2' }] }],
  ['itemId must be a text.', { queue: [{ quantity: 2 }] }],
  ['An amount in the inventory must be a number.', { queue: [], inventory: { Log: 'many' } }],
  ['inventory must be an object of amounts.', { queue: [], inventory: [] }],
  ['A case must be an object with queue and inventory. (at 0)', [7]],
])('a plan file that is not valid is refused, naming the place: %s', (message, content) => {
  expect(() => readPlanRequests(content)).toThrow(message)
})
