import { expect, test } from 'vitest'
import { isBehind, type Trail } from '#domain/user-data/trail'
import { fromStoredTrail, toStoredTrail } from './stored-trail.ts'

test('SAVE-4: a stored trail is read as it was written', () => {
  const trail: Trail = {
    floor: 3,
    forgottenClients: 2,
    traces: new Map([
      ['stock log', { version: 7, clientId: 'phone', others: 5, held: 4 }],
      ['entry 0 plank', { version: 8, clientId: 'laptop', others: 0, held: 2, movedTo: 1 }],
      // A restored state came from no device.
      ['stock chair', { version: 9, clientId: '', others: 8 }],
      ['choice log', { version: 4, clientId: 'phone', others: 3 }],
    ]),
  }
  const stored = toStoredTrail(trail)
  expect(fromStoredTrail(JSON.parse(JSON.stringify(stored)))).toEqual(trail)
  expect(stored.clients).toEqual(['phone', 'laptop', ''])
})

test('SAVE-4: a trail of an earlier release can be read, without forgotten clients and with a trace of a settlement', () => {
  const trail = fromStoredTrail({
    floor: 3,
    clients: ['phone'],
    // Set by the phone in version 7; version 5 was the last in which another device had set it.
    traces: { settlement: [7, 0, 5, null, null] },
  })
  expect(trail.forgottenClients).toBe(0)
  expect(isBehind(trail, { clientId: 'laptop', baseVersion: 6 })).toBe(true)
  expect(isBehind(trail, { clientId: 'laptop', baseVersion: 7 })).toBe(false)
})
