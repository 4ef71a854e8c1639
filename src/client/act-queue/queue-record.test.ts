import { describe, expect, test } from 'vitest'
import {
  type ActQueue,
  newQueue,
  waitingCount,
  withAct,
  withFirstNumbered,
  withNewClient,
  withoutDone,
  withoutSeen,
  withRefused,
  withWaited,
} from './queue-record.ts'
import type { QueuedAct } from './queued-act.ts'

const of = { userId: 'mika', settlementId: 'riverside', settlementName: 'Riverside', clientId: 'phone' }
const waiting = {
  at: '2026-01-01T00:00:00.000Z',
  tab: 'tab 1',
  number: null,
  hasWaited: false,
  breakdowns: 0,
}
const addTom: QueuedAct = {
  ...waiting,
  id: 'tom',
  name: 'addPlayer',
  input: { name: 'Tom' },
  words: 'added the player Tom',
}
const renameTom: QueuedAct = {
  ...waiting,
  id: 'rename tom',
  name: 'updatePlayer',
  input: { playerId: 'tom', name: 'Thomas' },
  words: 'renamed the player Tom to Thomas',
}
const addIna: QueuedAct = { ...addTom, id: 'ina', input: { name: 'Ina' }, words: 'added the player Ina' }

const queueOf = (...acts: readonly QueuedAct[]): ActQueue =>
  acts.reduce((queue, act) => withAct(queue, act, 'Riverside'), newQueue(of))
const numbers = ({ acts }: ActQueue) => acts.map(({ id, number }) => [id, number])
const refusal = { why: 'No.', isRepeated: false, isListed: true, mayBeDone: false }
const firstOf = ({ acts }: ActQueue) => acts[0]!

describe('BEY-11, I11: the numbers of waiting acts', () => {
  test('the first act gets the next number and keeps it when it is sent again; the acts behind it have none yet', () => {
    const once = withFirstNumbered(queueOf(addTom, renameTom))
    expect(numbers(once)).toEqual([
      ['tom', 1],
      ['rename tom', null],
    ])
    expect(withFirstNumbered(once)).toBe(once)
    // Sent without an answer; `false`: not because the server failed over the act.
    expect(withFirstNumbered(withWaited(once, false)).acts[0]?.number).toBe(1)
  })

  test('an act that is done uses up its number; the next act gets the following one', () => {
    const sent = withFirstNumbered(queueOf(addTom, renameTom))
    expect(numbers(withFirstNumbered(withoutDone(sent, firstOf(sent))))).toEqual([['rename tom', 2]])
  })

  test('a refused act uses up no number, unless it was sent before without an answer', () => {
    const sent = withFirstNumbered(queueOf(addTom, addIna))
    const act = firstOf(sent)
    expect(numbers(withFirstNumbered(withRefused(sent, { ...refusal, act })))).toEqual([['ina', 1]])
    const repeated = withRefused(sent, { ...refusal, act, isRepeated: true })
    expect(numbers(withFirstNumbered(repeated))).toEqual([['ina', 2]])
  })

  test('under a new client id the numbers start at 1', () => {
    const sent = withFirstNumbered(queueOf(addTom, renameTom))
    const renamed = withNewClient(withFirstNumbered(withoutDone(sent, firstOf(sent))), 'phone 2')
    expect([renamed.clientId, renamed.lastNumber, ...numbers(renamed)]).toEqual([
      'phone 2',
      0,
      ['rename tom', null],
    ])
  })
})

describe('R6: acts that cannot be done', () => {
  test('adding Tom is refused: renaming him later is not sent, adding Ina is', () => {
    const queue = withRefused(queueOf(addTom, renameTom, addIna), { ...refusal, act: addTom })
    expect(queue.acts.map(({ id }) => id)).toEqual(['ina'])
    expect(queue.refused.map(({ id, because }) => [id, because])).toEqual([
      ['tom', null],
      ['rename tom', 'tom'],
    ])
  })

  test('an act that depended on an act that depended on Tom is not sent either', () => {
    const later: QueuedAct = { ...renameTom, id: 'later', input: { playerId: 'rename tom' } }
    const queue = withRefused(queueOf(addTom, renameTom, later, addIna), { ...refusal, act: addTom })
    expect(queue.acts.map(({ id }) => id)).toEqual(['ina'])
    expect(queue.refused.map(({ id, because }) => [id, because])).toEqual([
      ['tom', null],
      ['rename tom', 'tom'],
      ['later', 'tom'],
    ])
  })

  test('where Tom may exist all the same, renaming him is sent', () => {
    const queue = withRefused(queueOf(addTom, renameTom), { ...refusal, act: addTom, mayBeDone: true })
    expect(queue.acts.map(({ id }) => id)).toEqual(['rename tom'])
  })

  test('a refusal that a form shows is not listed; acts that depended on it are', () => {
    const queue = withRefused(queueOf(addTom, renameTom), { ...refusal, act: addTom, isListed: false })
    expect(queue.refused.map(({ id }) => id)).toEqual(['rename tom'])
  })

  test('dismissing removes the refused acts that were seen, not those refused meanwhile', () => {
    const one = withRefused(queueOf(addTom, addIna), { ...refusal, act: addTom })
    const both = withRefused(one, { ...refusal, act: addIna })
    expect(withoutSeen(both, one).refused.map(({ id }) => id)).toEqual(['ina'])
  })
})

test('BEY-11: once an act could not be sent, it and those behind it count as waiting', () => {
  const queue = queueOf(addTom, renameTom)
  expect(waitingCount([queue])).toBe(0)
  expect(waitingCount([withWaited(queue, false), newQueue(of)])).toBe(2)
})
