import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from './settings.ts'
import {
  afterEvent,
  type SettlementChange,
  type SettlementEvent,
  type SettlementState,
} from './settlement-state.ts'

const at = '2026-01-02T03:04:05.000Z'
const empty: SettlementState = {
  seq: 0,
  settlement: {
    id: 's',
    name: 'Oakhaven',
    description: '',
    ownerId: 'u0',
    settings: defaultSettings,
    createdAt: at,
    updatedAt: at,
  },
  members: [],
  players: [],
}
const userId = fc.integer({ min: 0, max: 4 }).map((n) => `u${n}`)
const joined = fc.tuple(userId, fc.string(), fc.constantFrom('viewer', 'admin')).map(memberJoined)
const gone = userId.map((id): SettlementChange => ({ type: 'memberGone', userId: id }))
const renamed = fc.string().map(settlementRenamed)
const change = fc.oneof(joined, gone, renamed, fc.constant<SettlementChange>({ type: 'invites' }))
const history = fc
  .array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 30 })
  .map((all) => all.map((changes, i): SettlementEvent => ({ seq: i + 1, changes })))

test('R7: events that come twice or late change nothing, so a reader who resumes ends at the same state', () => {
  fc.assert(
    fc.property(history, fc.nat(), (events, cut) => {
      const whole = events.reduce(afterEvent, empty)
      const resumedAt = events.length === 0 ? 0 : cut % events.length
      const resumed = [...events.slice(0, resumedAt), ...events].reduce(afterEvent, empty)
      expect(resumed).toEqual(whole)
      expect(whole.seq).toBe(events.length)
    }),
  )
})

test('R7: an event that skips another is not taken', () => {
  expect(afterEvent(empty, { seq: 2, changes: [{ type: 'memberGone', userId: 'u1' }] })).toBe(empty)
})

test('I5: a member stands in the list once, in the place of the first arrival', () => {
  fc.assert(
    fc.property(history, (events) => {
      const ids = events.reduce(afterEvent, empty).members.map((member) => member.userId)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

function memberJoined([id, name, role]: [string, string, string]): SettlementChange {
  return {
    type: 'member',
    member: { userId: id, name, look: name, digits: 1234, role, joinedAt: at, lastActiveAt: at },
  }
}

function settlementRenamed(name: string): SettlementChange {
  return { type: 'settlement', settlement: { ...empty.settlement, name } }
}
