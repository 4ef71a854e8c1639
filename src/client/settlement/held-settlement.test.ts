import { describe, expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import { stateOf } from '#domain/settlement/tables'
import { aMember, aSnapshot } from '#tests/support/settlement-builder'
import {
  type HeldSettlement,
  heldSettlement,
  type PendingAct,
  withAnswered,
  withEvent,
  withWaiting,
} from './held-settlement.ts'

const state = stateOf(
  aSnapshot({
    seq: 7,
    ownerId: 'olivia',
    members: [aMember('olivia', { role: 'co_owner' }), aMember('mika', { role: 'contributor' })],
  }),
)
const acting = {
  userId: 'olivia',
  settlementId: 'riverside',
  at: '2026-01-01T00:00:00.000Z',
  isAnswered: false,
}
const toViewer: PendingAct = {
  ...acting,
  id: 'act 1',
  name: 'updateSettlementCollaboration',
  input: { userId: 'mika', role: 'viewer' },
}
const rolesIn = ({ shown }: HeldSettlement) =>
  Array.from(shown.members.values(), ({ userId, role }) => `${userId} ${role}`)

describe('SET-8: what the player does', () => {
  test('is shown at once, and is no part of the server’s truth yet', () => {
    const held = withWaiting(heldSettlement(state), [toViewer])
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika viewer'])
    expect(held.truth).toBe(state)
  })

  test('goes back where the server refuses it', () => {
    const held = withWaiting(withWaiting(heldSettlement(state), [toViewer]), [])
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika contributor'])
  })

  test('stays between the server’s answer and its event, and is the truth with that event', () => {
    const answered = withAnswered(withWaiting(heldSettlement(state), [toViewer]), 'act 1')
    expect(rolesIn(answered)).toEqual(['olivia co_owner', 'mika viewer'])
    const changes = [put('members', aMember('mika', { role: 'viewer' }))]
    const told = withEvent(answered, { seq: 8, act: 'act 1', changes })
    expect(rolesIn(told)).toEqual(['olivia co_owner', 'mika viewer'])
    expect(told.pending).toEqual([])
  })

  test('is answered and not queued any more: it stays, and what waits behind it is on top', () => {
    const toAdmin: PendingAct = { ...toViewer, id: 'act 2', input: { userId: 'mika', role: 'admin' } }
    const answered = withAnswered(withWaiting(heldSettlement(state), [toViewer, toAdmin]), 'act 1')
    expect(rolesIn(withWaiting(answered, [toAdmin]))).toEqual(['olivia co_owner', 'mika admin'])
    expect(rolesIn(withWaiting(answered, []))).toEqual(['olivia co_owner', 'mika viewer'])
  })

  test('does not hide what somebody else did after it, even where the answer comes last', () => {
    const events = [
      { seq: 8, act: 'act 1', changes: [put('members', aMember('mika', { role: 'viewer' }))] },
      { seq: 9, changes: [put('members', aMember('mika', { role: 'admin' }))] },
    ]
    const held = events.reduce(withEvent, withWaiting(heldSettlement(state), [toViewer]))
    expect(rolesIn(withAnswered(held, 'act 1'))).toEqual(['olivia co_owner', 'mika admin'])
  })

  test('is seen through what others do meanwhile', () => {
    const ines = { seq: 8, changes: [put('members', aMember('ines', { role: 'viewer' }))] }
    const held = withEvent(withWaiting(heldSettlement(state), [toViewer]), ines)
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika viewer', 'ines viewer'])
  })

  test('shows nothing where a tab with another release has queued an act that this one does not know', () => {
    const unknown = { ...toViewer, id: 'act 0', name: 'addProject' } as unknown as PendingAct
    const held = withWaiting(heldSettlement(state), [unknown, toViewer])
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika viewer'])
  })

  test('shows nothing where the one it is done to is gone', () => {
    const gone = { seq: 8, changes: [{ drop: 'members', key: 'mika' } as const] }
    const held = withEvent(withWaiting(heldSettlement(state), [toViewer]), gone)
    expect(rolesIn(held)).toEqual(['olivia co_owner'])
  })
})

describe('SET-10: two members whose names look alike', () => {
  const twin = aMember('mika2', { name: 'MIKA', look: 'mika', digits: 1234 })

  test('are shown apart; the truth stays as it was told', () => {
    const held = withEvent(heldSettlement(state), { seq: 8, changes: [put('members', twin)] })
    const names = Array.from(held.shown.members.values(), ({ name }) => name)
    expect(names).toEqual(['olivia', 'mika #1234', 'MIKA #1235'])
    expect(held.truth.rows.members.get('mika2')?.name).toBe('MIKA')
  })

  test('a change of one gives new rows to those alone whose looks change', () => {
    const before = heldSettlement(state)
    const after = withEvent(before, { seq: 8, changes: [put('members', twin)] })
    expect(after.shown.members.get('olivia')).toBe(before.shown.members.get('olivia'))
    expect(after.shown.members.get('mika')).not.toBe(before.shown.members.get('mika'))
  })
})
