import { expect, test } from 'vitest'
import { ledgerRefusals } from './ledger-refusals.ts'

const { message: soMany } = ledgerRefusals['only-so-many']
const { message: lacks } = ledgerRefusals['craft-lacks']

test('INV-1: who holds the rest is named, three projects at most', () => {
  const heldBy = ['A', 'B', 'C', 'D', 'E'].map((name, i) => ({ name, amount: i + 1 }))
  expect(soMany({ possible: 3, heldBy, kept: 1 })).toBe(
    'Only 3 can be taken: A holds 1, B holds 2, C holds 3, 2 more projects hold some and 1 is kept back.',
  )
  expect(soMany({ possible: 0, heldBy: heldBy.slice(0, 4), kept: 0 })).toBe(
    'None can be taken: A holds 1, B holds 2, C holds 3 and 1 more project holds some.',
  )
  expect(soMany({ possible: 2, heldBy: [], kept: 0 })).toBe('Only 2 can be taken.')
})

test('BEY-9: what a craft lacks is named with its amounts', () => {
  expect(lacks({ lacking: [{ name: 'Nail', amount: 1 }] })).toBe(
    'Not everything for this craft is there: 1 more Nail is needed.',
  )
  const lacking = [
    { name: 'Log', amount: 1200 },
    { name: 'Nail', amount: 2 },
  ]
  expect(lacks({ lacking })).toBe(
    'Not everything for this craft is there: 1,200 more Log and 2 more Nail are needed.',
  )
})

test('INV-2: of a project that misses nothing it is said that it needs no more, of one that misses 4 that it needs only 4 more', () => {
  const { message } = ledgerRefusals['needs-only']
  expect(message({ name: 'Bridge', amount: 0 })).toBe('Bridge needs no more of it.')
  expect(message({ name: 'Bridge', amount: 4 })).toBe('Bridge needs only 4 more of it.')
})
