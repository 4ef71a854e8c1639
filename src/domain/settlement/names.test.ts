import { expect, test } from 'vitest'
import { shownNames } from './names.ts'

const alice = { name: 'Alice', look: 'alice', digits: 4821 }
const twin = { name: 'ALICE', look: 'alice', digits: 1007 }
const bob = { name: 'Bob', look: 'bob', digits: 2222 }

test('SET-10: two members whose names look alike are shown with their four digits, all others without', () => {
  const shown = shownNames([alice, bob, twin])
  expect([alice, bob, twin].map((one) => shown.get(one))).toEqual(['Alice #4821', 'Bob', 'ALICE #1007'])
})

test('SET-10: after one of the two is renamed, neither is shown with digits', () => {
  const renamed = { ...twin, name: 'Alys', look: 'alys' }
  const shown = shownNames([alice, renamed])
  expect([shown.get(alice), shown.get(renamed)]).toEqual(['Alice', 'Alys'])
})

test('AUTH-4: three members without a chosen name and with the same digits are shown with different ones', () => {
  // Digits run from 1000 to 9999: after the last the first follow.
  const nameless = [1, 2, 3].map(() => ({ name: 'Player 9999', look: 'player 9999', digits: 9999 }))
  expect([...shownNames(nameless).values()]).toEqual([
    'Player 9999 #9999',
    'Player 9999 #1000',
    'Player 9999 #1001',
  ])
})
