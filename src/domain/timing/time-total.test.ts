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

test('BEY-20: 80 stamina take no rest, as a full bar has 100; 1,138 take 4,152 seconds, four for each point beyond', () => {
  expect(restSeconds(80)).toBe(0)
  expect(restSeconds(1138)).toBe(4152)
})

test('BEY-20: work of 3,600 seconds fits in an hour, a wait of 3,601 does not, and of hunting it is unknown', () => {
  expect(fitsIn({ kind: 'worked', actions: 1, seconds: 3600, stamina: 0 }, 3600)).toBe('fits')
  expect(fitsIn({ kind: 'waits', seconds: 3601 }, 3600)).toBe('longer')
  expect(fitsIn({ kind: 'untimed', reason: 'hunting' }, 3600)).toBe('unknown')
})
