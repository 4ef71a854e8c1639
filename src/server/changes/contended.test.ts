import { expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { isContended, noteCollision } from './contended.ts'

/** Nothing is asked of it: it only tells whose settlements are meant. */
const database = {} as Database

test('B18: after two processes changed a settlement at the same time, it counts as contended for a moment, and no other one does', async () => {
  expect(isContended(database, 'oakhaven')).toBe(false)
  noteCollision(database, 'oakhaven')
  expect([isContended(database, 'oakhaven'), isContended(database, 'riverside')]).toEqual([true, false])
  await vi.waitFor(() => expect(isContended(database, 'oakhaven')).toBe(false))
})
