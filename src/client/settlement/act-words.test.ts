import { expect, test } from 'vitest'
import { stateOf } from '#domain/settlement/tables'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { actWords } from './act-words.ts'
import { heldSettlement } from './held-settlement.ts'

const about = {
  id: 'a',
  userId: 'olivia',
  settlementId: 's',
  at: '2026-02-03T04:05:06.000Z',
  isAnswered: false,
}
const held = heldSettlement(stateOf(aSnapshotWithRoles({})))

test('SYS-7, BEY-11: to add Finn is described as the log will say it; where the settlement is not loaded, in general words', () => {
  const act = { ...about, name: 'addPlayer', input: { name: 'Finn' } } as const
  expect(actWords(held, act)).toBe('added the player Finn')
  expect(actWords(null, act)).toBe('added a player')
})

test('SYS-7, BEY-11: an act on a deleted project, which this browser does not hold, is described in general words', () => {
  const act = { ...about, name: 'restoreProject', input: { projectId: 'p' } } as const
  expect(actWords(held, act)).toBe('restored a deleted project')
})
