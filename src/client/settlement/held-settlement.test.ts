import { expect, test } from 'vitest'
import { defaultSettings } from '#domain/settlement/settings'
import { afterEvent, type Member, type SettlementState } from '#domain/settlement/settlement-state'
import { heldSettlement, type Pending, withoutPending, withPending } from './held-settlement.ts'

const moment = '2026-01-01T00:00:00.000Z'
const member = (userId: string, role: string): Member => ({
  userId,
  name: userId,
  look: userId,
  digits: 1234,
  role,
  joinedAt: moment,
  lastActiveAt: moment,
})

const state: SettlementState = {
  seq: 7,
  settlement: {
    id: 'riverside',
    name: 'Riverside',
    description: '',
    ownerId: 'olivia',
    settings: defaultSettings,
    createdAt: moment,
    updatedAt: moment,
  },
  members: [member('olivia', 'co_owner'), member('mika', 'contributor')],
  players: [],
}

const toViewer: Pending = { id: 'act', changes: () => [{ type: 'member', member: member('mika', 'viewer') }] }
const roleOf = ({ members }: SettlementState, userId: string) =>
  members.find((one) => one.userId === userId)?.role

test('SET-8: an act is shown at once, and is no part of the server’s truth yet', () => {
  const held = withPending(heldSettlement(state), toViewer)
  expect(roleOf(held.shown, 'mika')).toBe('viewer')
  expect(roleOf(held.truth, 'mika')).toBe('contributor')
  expect(held.shown.seq).toBe(7)
})

test('SET-10: two members whose names look alike are shown apart, the truth stays as it was told', () => {
  const twin = { ...member('mika2', 'viewer'), name: 'MIKA', look: 'mika' }
  const { shown, truth } = heldSettlement({ ...state, members: [...state.members, twin] })
  expect(shown.members.map(({ name }) => name)).toEqual(['olivia', 'mika #1234', 'MIKA #1235'])
  expect(truth.members[2]?.name).toBe('MIKA')
})

test('SET-8: what the server refuses goes back to its truth', () => {
  const held = withoutPending(withPending(heldSettlement(state), toViewer), 'act')
  expect(held.shown).toEqual(state)
})

test('SET-8: what the server confirms stays, before and after its event', () => {
  const changes = toViewer.changes(state)
  const confirmed = withoutPending(withPending(heldSettlement(state), toViewer), 'act', changes)
  expect(roleOf(confirmed.shown, 'mika')).toBe('viewer')
  expect(confirmed.truth.seq).toBe(7)
  expect(roleOf(afterEvent(confirmed.truth, { seq: 8, changes }), 'mika')).toBe('viewer')
})

test('SET-8: what others do meanwhile is seen through an act that waits', () => {
  const { pending, truth } = withPending(heldSettlement(state), toViewer)
  const later = afterEvent(truth, { seq: 8, changes: [{ type: 'member', member: member('ines', 'viewer') }] })
  const held = heldSettlement(later, pending)
  expect(held.shown.members.map(({ userId, role }) => [userId, role])).toEqual([
    ['olivia', 'co_owner'],
    ['mika', 'viewer'],
    ['ines', 'viewer'],
  ])
})
