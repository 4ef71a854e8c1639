import { expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import { settlementIn, stateOf } from '#domain/settlement/tables'
import { aPlayer, aSnapshot } from '#tests/support/settlement-builder'
import { broughtTo, createLedgerStates } from './ledger-states.ts'

const known = { ...stateOf(aSnapshot({ seq: 4 })), mark: 'four' }
/** The event of the known number. The events begin with it; its mark says whether the history is still the one that was known. */
const four = { seq: 4, changes: [], mark: 'four' }
const tomComes = { seq: 5, changes: [put('players', aPlayer('tom'))], mark: 'five' }
const tomLeaves = { seq: 6, changes: [{ drop: 'players', key: 'tom' } as const], mark: 'six' }

test('I3: rows known at number 4 are brought to 6 by events 5 and 6', () => {
  expect(broughtTo(5, known, [four, tomComes])?.rows.players.has('tom')).toBe(true)
  const both = broughtTo(6, known, [four, tomComes, tomLeaves])
  expect([both?.seq, both?.mark, both?.rows.players.size]).toEqual([6, 'six', 0])
  expect(broughtTo(4, known, [four])).toEqual(known)
})

test('I3: where an event is missing, event 4 has another mark than before, or an event says that everything changed, all rows are read again', () => {
  expect(broughtTo(6, known, [four, tomLeaves])).toBeNull()
  expect(broughtTo(6, known, [four, tomComes])).toBeNull()
  expect(broughtTo(5, known, [tomComes])).toBeNull()
  expect(broughtTo(4, known, [{ ...four, mark: 'four of a restored database' }])).toBeNull()
  const all = { seq: 5, changes: [{ touched: 'everything' } as const], mark: 'five' }
  expect(broughtTo(5, known, [four, all])).toBeNull()
})

test('I3: when a 51st settlement is kept, the rows that were kept longest ago are forgotten', () => {
  const states = createLedgerStates()
  states.keep('a', known)
  expect(states.known('a')?.seq).toBe(4)
  for (let i = 0; i < 50; i++) states.keep(`other ${i}`, known)
  expect(states.known('a')).toBeUndefined()
  expect(settlementIn(states.known('other 49')!.rows).name).toBe('Riverside')
})
