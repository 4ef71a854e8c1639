import { expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import { settlementIn, stateOf } from '#domain/settlement/tables'
import { aPlayer, aSnapshot } from '#tests/support/settlement-builder'
import { broughtTo, createLedgerStates } from './ledger-states.ts'

const known = stateOf(aSnapshot({ seq: 4 }))
const tomComes = { seq: 5, changes: [put('players', aPlayer('tom'))] }
const tomLeaves = { seq: 6, changes: [{ drop: 'players', key: 'tom' } as const] }

test('I3: rows known at number 4 are brought to 6 by events 5 and 6', () => {
  expect(broughtTo(5, known, [tomComes])?.rows.players.has('tom')).toBe(true)
  const both = broughtTo(6, known, [tomComes, tomLeaves])
  expect([both?.seq, both?.rows.players.size]).toEqual([6, 0])
  expect(broughtTo(4, known, [])).toEqual(known)
})

test('I3: where an event is missing, or one tells that everything changed, the rows must be read anew', () => {
  expect(broughtTo(6, known, [tomLeaves])).toBeNull()
  expect(broughtTo(6, known, [tomComes])).toBeNull()
  expect(broughtTo(5, known, [{ seq: 5, changes: [{ touched: 'everything' }] }])).toBeNull()
})

test('I3: of two states of a settlement the later stays, and the settlement unused longest is forgotten', () => {
  const states = createLedgerStates()
  states.keep('a', { ...known, seq: 9 })
  states.keep('a', { ...known, seq: 8 })
  expect(states.known('a')?.seq).toBe(9)
  for (let i = 0; i < 50; i++) states.keep(`other ${i}`, known)
  expect(states.known('a')).toBeUndefined()
  expect(settlementIn(states.known('other 49')!.rows).name).toBe('Riverside')
})
