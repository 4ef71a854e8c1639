import { describe, expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import { stateOf } from '#domain/settlement/tables'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aMember, aSnapshot } from '#tests/support/settlement-builder'
import { countingOf } from './counting.ts'
import {
  type HeldSettlement,
  heldSettlement,
  withAnswered,
  withCounting,
  withEvent,
  withWaiting,
} from './held-settlement.ts'
import type { PendingAct } from './pending-act.ts'

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

describe('SET-8: an act', () => {
  test('is shown at once, and is not part of the server’s state yet', () => {
    const held = withWaiting(heldSettlement(state), [toViewer])
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika viewer'])
    expect(held.truth).toBe(state)
  })

  test('is taken back where the server refuses it', () => {
    const held = withWaiting(withWaiting(heldSettlement(state), [toViewer]), [])
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika contributor'])
  })

  test('stays shown between its answer and its event, and is part of the server’s state after the event', () => {
    const answered = withAnswered(withWaiting(heldSettlement(state), [toViewer]), 'act 1')
    expect(rolesIn(answered)).toEqual(['olivia co_owner', 'mika viewer'])
    const changes = [put('members', aMember('mika', { role: 'viewer' }))]
    const after = withEvent(answered, { seq: 8, act: 'act 1', changes })
    expect(rolesIn(after)).toEqual(['olivia co_owner', 'mika viewer'])
    expect(after.pending).toEqual([])
  })

  test('stays when it is answered and has left the queue; the next waiting act is applied on top', () => {
    const toAdmin: PendingAct = { ...toViewer, id: 'act 2', input: { userId: 'mika', role: 'admin' } }
    const answered = withAnswered(withWaiting(heldSettlement(state), [toViewer, toAdmin]), 'act 1')
    expect(rolesIn(withWaiting(answered, [toAdmin]))).toEqual(['olivia co_owner', 'mika admin'])
    expect(rolesIn(withWaiting(answered, []))).toEqual(['olivia co_owner', 'mika viewer'])
  })

  test('does not hide a later change by somebody else, even where its answer comes last', () => {
    const events = [
      { seq: 8, act: 'act 1', changes: [put('members', aMember('mika', { role: 'viewer' }))] },
      { seq: 9, changes: [put('members', aMember('mika', { role: 'admin' }))] },
    ]
    const held = events.reduce(withEvent, withWaiting(heldSettlement(state), [toViewer]))
    expect(rolesIn(withAnswered(held, 'act 1'))).toEqual(['olivia co_owner', 'mika admin'])
  })

  test('stays shown when others change something meanwhile', () => {
    const ines = { seq: 8, changes: [put('members', aMember('ines', { role: 'viewer' }))] }
    const held = withEvent(withWaiting(heldSettlement(state), [toViewer]), ines)
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika viewer', 'ines viewer'])
  })

  test('that another release has queued and this one does not know is not shown; the known act after it is', () => {
    const unknown = { ...toViewer, id: 'act 0', name: 'addProject' } as unknown as PendingAct
    const held = withWaiting(heldSettlement(state), [unknown, toViewer])
    expect(rolesIn(held)).toEqual(['olivia co_owner', 'mika viewer'])
  })

  test('on a member who is gone changes nothing', () => {
    const gone = { seq: 8, changes: [{ drop: 'members', key: 'mika' } as const] }
    const held = withEvent(withWaiting(heldSettlement(state), [toViewer]), gone)
    expect(rolesIn(held)).toEqual(['olivia co_owner'])
  })
})

describe('SET-10: two members whose names look alike', () => {
  // `aMember` gives Mika the digits 1234 too, so that the newcomer is shown with the next number.
  const twin = aMember('mika2', { name: 'MIKA', look: 'mika', digits: 1234 })

  test('are shown with different names; the server’s state is unchanged', () => {
    const held = withEvent(heldSettlement(state), { seq: 8, changes: [put('members', twin)] })
    const names = Array.from(held.shown.members.values(), ({ name }) => name)
    expect(names).toEqual(['olivia', 'mika #1234', 'MIKA #1235'])
    expect(held.truth.rows.members.get('mika2')?.name).toBe('MIKA')
  })

  test('when the second of them joins, only members whose shown names change get new rows', () => {
    const before = heldSettlement(state)
    const after = withEvent(before, { seq: 8, changes: [put('members', twin)] })
    expect(after.shown.members.get('olivia')).toBe(before.shown.members.get('olivia'))
    expect(after.shown.members.get('mika')).not.toBe(before.shown.members.get('mika'))
  })
})

describe('BEY-11, INV-1: an act of the ledger', () => {
  const catalog = aCatalog({ plank: { name: 'Rough Plank' } })
  const plank = itemId('plank')
  const addThirty: PendingAct = {
    ...acting,
    id: 'act 2',
    name: 'addItemsToInventory',
    input: { items: [{ itemId: plank, quantity: 30 }] },
  }
  const takeFive: PendingAct = {
    ...acting,
    id: 'act 3',
    name: 'takeFromInventory',
    input: { itemId: plank, amount: 5 },
  }
  const planksIn = ({ shown }: HeldSettlement) => shown.stock.get(plank)?.quantity

  test('waits to be shown until the catalogue is known: 30 planks added, 5 of them taken', () => {
    const held = withWaiting(heldSettlement(state), [addThirty, takeFive])
    expect(planksIn(held)).toBeUndefined()
    expect(planksIn(withCounting(held, countingOf(catalog)))).toBe(25)
  })

  test('that cannot be done on the known rows changes nothing here: the server decides', () => {
    const held = withWaiting(withCounting(heldSettlement(state), countingOf(catalog)), [takeFive])
    expect(planksIn(held)).toBeUndefined()
    expect(held.pending).toHaveLength(1)
  })
})
