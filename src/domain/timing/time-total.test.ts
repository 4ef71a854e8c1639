import { expect, test } from 'vitest'
import { fitsIn, restSeconds, totalTime } from './time-total.ts'

test('BEY-20: work adds up, waiting stands apart, and what has no time is counted by reason', () => {
  expect(
    totalTime([
      { kind: 'worked', actions: 10, seconds: 16, stamina: 7.5 },
      { kind: 'worked', actions: 5, seconds: 8, stamina: 3.75 },
      { kind: 'waits', seconds: 600 },
      { kind: 'untimed', reason: 'hunting' },
      { kind: 'untimed', reason: 'hunting' },
      { kind: 'untimed', reason: 'trade' },
    ]),
  ).toEqual({
    actions: 15,
    seconds: 24,
    stamina: 11.25,
    waitSeconds: 600,
    untimed: { hunting: 2, trade: 1 },
  })
})

test('BEY-20: the first hundred of stamina are there, the rest comes back at one in four seconds', () => {
  expect(restSeconds(80)).toBe(0)
  expect(restSeconds(1138)).toBe(4152)
})

test('BEY-20: an hour holds what takes an hour, and nobody says so of what has no time', () => {
  expect(fitsIn({ kind: 'worked', actions: 1, seconds: 3600, stamina: 0 }, 3600)).toBe('fits')
  expect(fitsIn({ kind: 'waits', seconds: 3601 }, 3600)).toBe('longer')
  expect(fitsIn({ kind: 'untimed', reason: 'hunting' }, 3600)).toBe('unknown')
})
