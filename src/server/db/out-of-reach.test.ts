import { describe, expect, test } from 'vitest'
import { isOutOfReach } from './out-of-reach.ts'

describe('R4: the database cannot be used now if it', () => {
  test.each([
    ['refuses the connection', 'ECONNREFUSED', ''],
    ['is shutting down', '57P01', 'terminating connection due to administrator command'],
    ['has no connection left', '53300', 'sorry, too many clients already'],
    ['has no disk left', '53100', 'could not extend file'],
    ['took too long', '57014', 'canceling statement due to statement timeout'],
    [
      'waited too long for a transaction to go on',
      '25P03',
      'terminating connection due to idle-in-transaction timeout',
    ],
    [
      'gave up a transaction that took too long',
      '25P04',
      'terminating connection due to transaction timeout',
    ],
    ['went away', '', 'Connection terminated unexpectedly'],
  ])('%s', (_title, code, message) => {
    const cause = Object.assign(new Error(message), { code })
    expect(isOutOfReach(new Error('Failed query', { cause }))).toBe(true)
  })

  test.each([
    ['a constraint of the database is violated', '23505', 'duplicate key value violates unique constraint'],
    ['a statement of ours is wrong', '42601', 'syntax error at or near "form"'],
    ['something else fails', '', 'x is not a function'],
  ])('not if %s', (_title, code, message) => {
    expect(isOutOfReach(Object.assign(new Error(message), { code }))).toBe(false)
  })
})
