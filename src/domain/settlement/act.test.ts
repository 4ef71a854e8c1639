import { expect, test } from 'vitest'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { membershipIn } from './act.ts'
import { may } from './right.ts'
import { stateOf } from './tables.ts'

test('SET-2: a browser knows that a settlement is a sample, in which its owner invites and shares nothing', () => {
  const [own, sample] = [aSnapshotWithRoles({}), aSnapshotWithRoles({}, { isSample: true })].map(
    (given) => membershipIn(stateOf(given).rows, 'olivia')!,
  )
  for (const action of ['invite.create_low', 'project.share', 'settlement.webhook'] as const)
    expect([may(own!, action), may(sample!, action)]).toEqual([true, false])
})
