import { expect, test } from 'vitest'
import type { Contribution, ContributionStatus } from '#domain/settlement/contribution'
import { itemId } from '#tests/support/catalog-builder'
import { sentToday } from './sent-today.ts'

const now = '2026-11-25T12:00:00.000Z'

function sent(id: string, submittedAt: string, status: ContributionStatus = 'pending'): Contribution {
  return {
    id,
    taskId: 'logs',
    projectId: null,
    byNo: 2,
    playerId: null,
    materials: [],
    notes: '',
    proofOfWork: '',
    status,
    revision: 1,
    submittedAt,
    updatedAt: submittedAt,
    splitOf: null,
    reason: null,
    decidedByNo: null,
    decidedAt: null,
    itemsContributed: [{ itemId: itemId('1'), quantity: 6 }],
  }
}

test('CON-1: of one delivery of yesterday, one of today that was rejected and two of today that wait, today’s three are listed, latest first', () => {
  const yesterday = sent('a', '2026-11-24T12:00:00.000Z', 'approved')
  const rejected = sent('b', '2026-11-25T10:00:00.000Z', 'rejected')
  const waiting = [sent('c', '2026-11-25T09:00:00.000Z'), sent('d', '2026-11-25T11:00:00.000Z')]
  expect(sentToday(waiting, [yesterday, rejected], now).map(({ id }) => id)).toEqual(['d', 'b', 'c'])
})

test('BEY-12: a delivery that waits only in the server’s answer is not listed: the page knows that it was withdrawn; once the answer says so, it is listed', () => {
  const known = sent('c', '2026-11-25T09:00:00.000Z')
  expect(sentToday([], [known], now)).toEqual([])
  expect(sentToday([], [{ ...known, status: 'withdrawn' }], now)).toHaveLength(1)
})

test('BEY-21: the part of a delivery that went back stands below the part that was accepted, so that both come to what was sent', () => {
  const at = '2026-11-25T10:00:00.000Z'
  const rest = { ...sent('b', at, 'rejected'), splitOf: 'a', reason: 'two were broken' }
  const [accepted, later] = [sent('a', at, 'approved'), sent('c', '2026-11-25T11:00:00.000Z')]
  expect(sentToday([later], [rest, accepted], now).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})
