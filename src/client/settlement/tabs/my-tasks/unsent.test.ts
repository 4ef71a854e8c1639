import { expect, test } from 'vitest'
import type { PendingAct } from '../../pending-act.ts'
import { unsentAmounts } from './unsent.ts'

test('BEY-11: 4 and 2 logs entered offline are 6 that wait to be sent; a claim is no amount', () => {
  const facts = { userId: 'ada', settlementId: 's', at: '', isAnswered: false }
  const pending: readonly PendingAct[] = [
    { ...facts, id: '1', name: 'completeTask', input: { taskId: 'logs', amount: 4 } },
    { ...facts, id: '2', name: 'claimTask', input: { taskId: 'logs' } },
    { ...facts, id: '3', name: 'completeTask', input: { taskId: 'logs', amount: 2 } },
  ] as readonly PendingAct[]
  expect([...unsentAmounts(pending)]).toEqual([['logs', 6]])
})
